import { describe, expect, test } from 'vitest'
import { quoted } from '../../../../tests/rooms/results.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import { nameWithProduct, productIn, productsOf, settledOffer } from './products.ts'

// `quoted` makes an outcome of this kind.
const price = (premium: string, product?: Quoted['product']) =>
  quoted(premium, product ? { product } : {}) as Quoted

const tiers: Quoted = {
  ...price('10.00', { name: 'Basic' }),
  others: [price('20.00', { id: 'plus', name: 'Plus' })],
}
const offer = { carrier: 'kestrel', state: 'done' as const, outcome: tiers, standIn: false, settledAt: null }

describe('the products of an answer', () => {
  test('are its prices, none of which contains the others', () => {
    expect(productsOf(tiers).map(({ premium }) => premium)).toEqual(['10.00', '20.00'])
    expect(productsOf(tiers).every(one => one.others === undefined)).toBe(true)
    expect(productsOf(price('10.00'))).toEqual([price('10.00')])
  })

  test('are found by the ids of their cards', () => {
    expect(productIn(tiers, 'kestrel')?.premium).toBe('10.00')
    expect(productIn(tiers, 'kestrel.plus')?.premium).toBe('20.00')
    expect(productIn(tiers, 'kestrel.premier')).toBeNull()
    expect(productIn(price('20.00', { id: 'plus', name: 'Plus' }), 'kestrel')).toBeNull()
    expect(settledOffer([offer], 'kestrel.plus')).toEqual({
      offer,
      quoted: price('20.00', { id: 'plus', name: 'Plus' }),
    })
    expect(settledOffer([offer], 'wren.plus')).toBeNull()
    expect(settledOffer([{ ...offer, state: 'open' }], 'kestrel')).toBeNull()
  })

  test('are named with their insurer', () => {
    expect(nameWithProduct('Kestrel Insurance', 'Plus')).toBe('Kestrel Insurance Plus')
    expect(nameWithProduct('Wren (demo)', 'Plus')).toBe('Wren Plus (demo)')
  })
})
