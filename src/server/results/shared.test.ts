import { describe, expect, test } from 'vitest'
import type { Coverage, CoveragePart } from '../../rating/coverage/coverage.ts'
import { tellBy } from '../../sentences/tell.ts'
import { priced, quoteOf } from '../../web/results/testing.ts'
import { withShared } from './shared.ts'

type Plan = readonly [id: string, parts: readonly CoveragePart[], more?: Parameters<typeof priced>[1]]

function sharedOf(...plans: readonly Plan[]) {
  const coverages = new Map(plans.map(([id, parts]): [string, Coverage] => [id, { parts }]))
  const quotes = plans.map(([id, , more = {}]) => quoteOf(id, priced('10.00', more)))
  return withShared(quotes, { coverages, tell: tellBy(new Map()) })
}

const pet = (reimbursement: number, deductible: number): readonly CoveragePart[] => [
  { kind: 'reimbursement', amounts: [reimbursement] },
  { kind: 'deductible', amounts: [deductible] },
]
const usual = pet(80, 500)

describe('what prices share', () => {
  test('is said once, and each quote says where it differs', () => {
    const { quotes, shared } = sharedOf(
      ['a', usual, { details: ['No floods.', 'A fee of $5.'] }],
      ['b', usual, { details: ['No floods.'] }],
      ['c', pet(70, 250), { details: ['No floods.'] }],
    )
    expect(shared).toEqual({
      cover: ['80% back', '$500 deductible'],
      is_of_all: false,
      details: ['No floods.'],
    })
    expect(quotes[0]?.cover?.map(({ differs }) => differs)).toEqual([undefined, undefined])
    expect(quotes[2]?.cover).toEqual([
      { title: 'Paid back', text: '70% back', extent: 70, differs: 'less' },
      { title: 'Deductible', text: '$250 deductible', extent: -250, differs: 'more' },
    ])
  })

  test('leaves out a plan that covers less than the line usually does, which says so itself', () => {
    const { quotes, shared } = sharedOf(
      ['a', usual],
      ['b', [{ kind: 'accidentsOnly' }, ...usual], { narrow: true, details: ['Other words.'] }],
    )
    expect(shared).toMatchObject({ cover: ['80% back', '$500 deductible'], is_of_all: true })
    expect(quotes[1]?.cover?.[0]).toEqual({
      title: 'Accidents only',
      text: 'Accidents only',
      differs: 'less',
    })
  })

  test('is nothing while nobody has a price, and a quote without coverage keeps none', () => {
    const waiting = quoteOf('a', { type: 'quoting' }, { coverage_amount: '' })
    expect(withShared([waiting], { coverages: new Map(), tell: tellBy(new Map()) })).toEqual({
      quotes: [waiting],
      shared: { cover: [], is_of_all: true, details: [] },
    })
  })
})
