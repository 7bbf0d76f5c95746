import { describe, expect, test } from 'vitest'
import { quoted } from '../../../../tests/rooms/results.ts'
import { present } from '../../../../tests/rooms/wire.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import type { CoveragePart } from '../../../rating/coverage/coverage.ts'
import { tellBy } from '../../../sentences/tell.ts'

const priceOf = (parts: readonly CoveragePart[], more: Partial<Quoted> = {}) =>
  quoted('10.00', { coverage: { parts }, assumed: [], ...more })

const pet = (reimbursement: number, deductible: number): readonly CoveragePart[] => [
  { kind: 'reimbursement', amounts: [reimbursement] },
  { kind: 'deductible', amounts: [deductible] },
]
const usual = pet(80, 500)
const noFlood = { assumed: [{ key: 'assumed.noFlood' }] } as const

describe('what prices share', () => {
  test('is said once, and each quote says where it differs', () => {
    const fees = [{ id: 'policy-fee', label: { text: 'Fee' }, amount: '5.00' }] as const
    const bill: Quoted['bill'] = { term: 'year', premium: '173.00', fees, surcharges: [], total: '178.00' }
    const { quotes, shared } = present({
      a: priceOf(usual, { ...noFlood, bill, period: 'year' }),
      b: priceOf(usual, { ...noFlood, period: 'year' }),
      c: priceOf(pet(70, 250), { ...noFlood, period: 'year' }),
    })
    expect(shared).toEqual({
      cover: '80% back, $500 deductible',
      is_of_all: false,
      details: ['This policy doesn’t cover floods. You’d need a separate policy for those.'],
    })
    expect(quotes[0]?.price_info.details).toHaveLength(2)
    expect(quotes[0]?.cover?.map(({ differs }) => differs)).toEqual([undefined, undefined])
    expect(quotes[2]?.cover).toEqual([
      { title: 'Reimbursement', text: '70% back', amount: '70%', extent: 70, differs: 'less' },
      { title: 'Deductible', text: '$250 deductible', amount: '$250', extent: -250, differs: 'more' },
    ])
  })

  test('reads like a sentence in Spanish too, where a term belongs to its amount', () => {
    const term = priceOf([
      { kind: 'faceAmount', amounts: [500_000] },
      { kind: 'term', amounts: [20] },
    ])
    const spanish = tellBy(new Map(), { speech: 'es' })
    expect(present({ a: term, b: term }, undefined, spanish).shared.cover).toBe('$500,000 por 20 años')
  })

  test('leaves out a plan that covers less than the line usually does, which says so itself', () => {
    const { quotes, shared } = present({
      a: priceOf(usual),
      b: priceOf([{ kind: 'accidentsOnly' }, ...usual], { narrow: true, ...noFlood }),
    })
    expect(shared).toMatchObject({ cover: '80% back, $500 deductible', is_of_all: true })
    expect(quotes[1]?.cover?.[0]).toEqual({
      title: 'Accidents only',
      text: 'Accidents only',
      differs: 'less',
    })
  })

  const plan = (...parts: readonly CoveragePart[]) => [...usual, ...parts]
  const differing = (coverage: Quoted['coverage'], chosen: CoveragePart, more: Partial<Quoted> = {}) => {
    const all = priceOf(plan(chosen))
    const { quotes } = present({ a: all, b: all, c: quoted('99.00', { coverage, ...more }) })
    return quotes[2]?.cover?.flatMap(({ text, differs }) => (differs ? [[differs, text]] : []))
  }

  test('marks a plan for something else: without the routine care that others have, or not for accidents alone', () => {
    const ownPlan = { parts: usual }
    expect(differing(ownPlan, { kind: 'routineCare' })).toEqual([['less', 'no routine care']])
    expect(differing(ownPlan, { kind: 'accidentsOnly' })).toEqual([['more', 'illness too']])
  })

  test('takes an insurer’s own line for silent about its plan, unless it follows no choice of plan', () => {
    const line = { parts: usual, line: '80% back / $500 deductible' }
    expect(differing(line, { kind: 'routineCare' })).toEqual([])
    expect(differing(line, { kind: 'routineCare' }, { unrated: ['plan'] })).toEqual([
      ['less', 'no routine care'],
    ])
  })

  test('is nothing while nobody has a price, and a quote without coverage has none', () => {
    const { quotes, shared } = present({ a: undefined })
    expect(shared).toEqual({ cover: '', is_of_all: true, details: [] })
    expect(quotes[0]).not.toHaveProperty('cover')
  })
})
