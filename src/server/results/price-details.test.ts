import { describe, expect, test } from 'vitest'
import { quoted } from '../../../tests/rooms/results.ts'
import type { Quoted } from '../../connectors/connector.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { autoCoverage } from '../../rating/coverage/auto.ts'
import type { AutoLimits } from '../../risk/words.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import { tellBy } from '../../sentences/tell.ts'
import { priceDetails } from './price-details.ts'

const detailsOf = (coverage: Quoted['coverage']): readonly OwnSentence[] =>
  // `quoted` makes no other outcome.
  priceDetails(quoted('100.00', { coverage, assumed: [] }) as Quoted)

const carPolicy = (state: (typeof stateCodes)[number], limits: AutoLimits) => ({
  parts: autoCoverage({
    state,
    effective: '2026-12-01',
    auto: { limits, physicalDamage: 'FULL', deductible: '500', incidents: [] },
  }),
})

describe('a card of a car policy', () => {
  test('says where people whom the driver injures are not covered: with Florida’s minimum alone', () => {
    const without = stateCodes.flatMap(state =>
      (['MIN', 'L50', 'L100', 'L250'] as const)
        .filter(limits => detailsOf(carPolicy(state, limits)).some(({ key }) => key === 'lacking.injury'))
        .map(limits => `${state} ${limits}`),
    )
    expect(without).toEqual(['FL MIN'])
  })

  test('says it in both languages, but of no line that the insurer wrote itself', () => {
    const [says] = detailsOf(carPolicy('FL', 'MIN'))
    if (!says) throw new Error('nothing was said')
    expect(tellBy(new Map())(says)).toBe(
      'There’s no liability coverage for people you injure: you could owe all of their bills yourself.',
    )
    expect(tellBy(new Map(), { speech: 'es' })(says)).toBe(
      'No hay responsabilidad civil por las personas a las que usted lesione: podría tener que pagar todos sus gastos de su bolsillo.',
    )
    expect(detailsOf({ ...carPolicy('FL', 'MIN'), line: 'Florida basic' })).toEqual([])
  })
})

test('the first of monthly payments is told where it is another amount, so that twelve of them come to the year', () => {
  const installments = (first: string) => {
    const bill = { term: 'year', premium: '521.60', fees: [], surcharges: [], total: '521.60' } as const
    const paid = { ...bill, installments: { count: 12, first, each: '43.47', sum: '521.60' } }
    // `quoted` makes no other outcome.
    const price = quoted('43.47', { bill: paid, assumed: [] }) as Quoted
    return priceDetails(price).map(sentence => tellBy(new Map())(sentence))
  }
  expect(installments('43.43')).toContain('The first monthly payment is $43.43.')
  expect(installments('43.47').join()).not.toContain('first monthly payment')
})
