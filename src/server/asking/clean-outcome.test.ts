import { beforeEach, expect, test } from 'vitest'
import type { Quoted } from '../../connectors/connector.ts'
import { cleanOutcome } from './clean-outcome.ts'
import { productsLeftOut } from './metrics.ts'

const leftOut = [
  { product: 'Best', why: 'the installments come to less than the total', isFault: true },
  { product: 'Good', why: 'the reply does not have it', isFault: false },
]
const quoted: Quoted = {
  kind: 'quoted',
  source: 'carrier',
  premium: '14.84',
  period: 'month',
  bill: { term: 'month', premium: '14.84', fees: [], surcharges: [], total: '14.84' },
  estimated: false,
  coverage: { parts: [] },
  notes: [],
  assumed: [],
  leftOut,
}

beforeEach(() => productsLeftOut.reset())

test.each([quoted, { kind: 'failed', cause: 'badAnswer', retryable: false, leftOut } as const])(
  'a product without a price is counted with its cause, logged where it is a fault, and never stored',
  async outcome => {
    const logged: unknown[] = []
    const log = (...line: unknown[]) => void logged.push(line)
    const { leftOut: _, ...stored } = outcome
    expect(cleanOutcome({ log }, { id: 'wren', hosts: [] }, outcome)).toEqual(stored)
    expect(logged).toEqual([
      ['carrier-product-left-out', { carrier: 'wren', product: 'Best', cause: leftOut[0]?.why }],
    ])
    const { values } = await productsLeftOut.get()
    expect(values.map(({ value, labels }) => [value, labels.product, labels.fault, labels.cause])).toEqual(
      leftOut.map(({ product, why, isFault }) => [1, product, String(isFault), why]),
    )
  },
)
