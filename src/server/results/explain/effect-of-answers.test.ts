import { describe, expect, test } from 'vitest'
import { tell } from '../../../../tests/rooms/results.ts'
import { effectOfAnswers } from './effect-of-answers.ts'
import type { ComparedPrice } from './price-steps.ts'

const priceOf = (insurer: string, dollars: number, period: 'month' | 'trip' = 'month'): ComparedPrice => ({
  carrier: insurer.toLowerCase(),
  insurer,
  premium: Math.round(dollars * 100),
  period,
  year: Math.round(dollars * (period === 'trip' ? 100 : 1200)),
  unrated: [],
})

const effectOf = (without: readonly ComparedPrice[], withAnswers: readonly ComparedPrice[], gone = 0) =>
  effectOfAnswers({ without, withAnswers, gone }).map(tell)

describe('what answers did to prices', () => {
  const before = [priceOf('Acorn', 20), priceOf('Birch', 20), priceOf('Cedar', 20)]

  test('is shown for the first insurer in the period of its price, and counted for all', () => {
    const after = [priceOf('Acorn', 15.5), priceOf('Birch', 21), priceOf('Cedar', 20)]
    const [first, count] = effectOf(before, after)
    expect(first).toBe('With all the details you added, Acorn costs $4.50 less a month than without them.')
    expect(count).toBe('Of the 3 insurers whose rates I have, 1 got cheaper and 1 got more expensive.')
  })

  test('is summed up where all prices moved one way', () => {
    const lower = [priceOf('Acorn', 15.5), priceOf('Birch', 19)]
    expect(effectOf(before, lower)[1]).toBe('Both insurers whose rates I have got cheaper.')
    expect(effectOf(lower, before)[1]).toBe('Both insurers whose rates I have got more expensive.')
    const all = before.map(price => ({ ...price, premium: price.premium - 100 }))
    expect(effectOf(before, all)[1]).toBe('All 3 insurers whose rates I have got cheaper.')
  })

  test('is shown for a trip as a whole where that is what is paid', () => {
    const [first] = effectOf([priceOf('Acorn', 90, 'trip')], [priceOf('Acorn', 80, 'trip')])
    expect(first).toBe('With all the details you added, Acorn costs $10 less than without them.')
  })

  test('is nothing where prices stay the same, and says why', () => {
    expect(effectOf(before, before.slice(0, 2))).toEqual([
      'The details you added cost the same as what was assumed before.',
    ])
  })

  test('is shown for one insurer without a count, and for none without a price both ways', () => {
    const [only, ...others] = effectOf(before, [priceOf('Acorn', 20.01)])
    expect([only, others]).toEqual([
      'With all the details you added, Acorn costs $0.01 more a month than without them.',
      [],
    ])
    expect(effectOf(before, [priceOf('Dogwood', 9)])).toEqual([])
  })

  test('names how many insurers have no price any more, beside the others and alone', () => {
    expect(effectOf(before, before.slice(0, 1), 2)).toEqual([
      'With all the details you added, Acorn costs the same as without them.',
      '2 insurers no longer give a price.',
    ])
    expect(effectOf(before, before.slice(0, 2), 1).at(-1)).toBe('1 insurer no longer gives a price.')
    expect(effectOf(before, [], 3)).toEqual([
      'With the details you added, 3 insurers no longer give a price.',
    ])
  })
})
