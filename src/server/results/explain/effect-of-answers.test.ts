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
})

const effectOf = (without: readonly ComparedPrice[], withAnswers: readonly ComparedPrice[], gone = 0) =>
  effectOfAnswers({ without, withAnswers, gone }).map(tell)

describe('what answers did to prices', () => {
  const before = [priceOf('Acorn', 20), priceOf('Birch', 20), priceOf('Cedar', 20)]

  test('is shown for the first insurer in the period of its price, and counted for all', () => {
    const after = [priceOf('Acorn', 15.5), priceOf('Birch', 21), priceOf('Cedar', 20)]
    const [first, count] = effectOf(before, after)
    expect(first).toBe('With the details you added, Acorn costs $4.50 less a month.')
    expect(count).toBe('Of 3 prices I calculate, 1 went down and 1 went up.')
  })

  test('is summed up where all prices moved one way', () => {
    const lower = [priceOf('Acorn', 15.5), priceOf('Birch', 19)]
    expect(effectOf(before, lower)[1]).toBe('All 2 prices I calculate went down.')
    expect(effectOf(lower, before)[1]).toBe('All 2 prices I calculate went up.')
  })

  test('is shown for a trip as a whole where that is what is paid', () => {
    const [first] = effectOf([priceOf('Acorn', 90, 'trip')], [priceOf('Acorn', 80, 'trip')])
    expect(first).toBe('With the details you added, Acorn costs $10 less.')
  })

  test('is nothing where prices stay the same, and says so', () => {
    expect(effectOf(before, before.slice(0, 2))).toEqual([
      'With the details you added, Acorn costs the same.',
      'Of 2 prices I calculate, none changed.',
    ])
  })

  test('is shown for one insurer without a count, and for none without a price both ways', () => {
    const [only, ...others] = effectOf(before, [priceOf('Acorn', 20.01)])
    expect([only, others]).toEqual(['With the details you added, Acorn costs $0.01 more a month.', []])
    expect(effectOf(before, [priceOf('Dogwood', 9)])).toEqual([])
  })

  test('names how many insurers have no price any more, beside the others and alone', () => {
    expect(effectOf(before, before.slice(0, 1), 2)).toEqual([
      'With the details you added, Acorn costs the same.',
      '2 insurers no longer give a price.',
    ])
    expect(effectOf(before, before.slice(0, 2), 1).at(-1)).toBe('1 insurer no longer gives a price.')
    expect(effectOf(before, [], 3)).toEqual([
      'With the details you added, 3 insurers no longer give a price.',
    ])
  })
})
