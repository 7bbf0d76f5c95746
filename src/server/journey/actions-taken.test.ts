import { expect, test } from 'vitest'
import type { Coverage } from '../../rating/coverage/coverage.ts'
import type { PriceView } from '../results/offer-view.ts'
import { changedSince } from './actions-taken.ts'

const coverage = (belongings: number): Coverage => ({
  parts: [{ kind: 'belongings', amounts: [belongings] }],
})
const ordered = { cents: 2000, period: 'month', coverage: coverage(30_000) } as const

/** What has changed since an order at $20 for $30,000, if its answers are the same, different or unknown. */
function changed(hasOtherAnswers: boolean | undefined, now: { cents: number; belongings: number }) {
  // Of everything that makes up a price, the rule reads these alone.
  const price = { cents: now.cents, coverage: coverage(now.belongings) } as unknown as PriceView
  return changedSince({ ...ordered, hasOtherAnswers }, price)
}

test('since an order, answers have changed, or only its coverage, or only its price', () => {
  expect(changed(false, { cents: 2000, belongings: 30_000 })).toBeNull()
  expect(changed(true, { cents: 2000, belongings: 30_000 })).toBe('answers')
  expect(changed(true, { cents: 2500, belongings: 50_000 })).toBe('answers')
  expect(changed(false, { cents: 2500, belongings: 50_000 })).toBe('coverage')
  expect(changed(false, { cents: 2500, belongings: 30_000 })).toBe('price')
  // An order without its answers: nobody knows whether they are the same.
  expect(changed(undefined, { cents: 2500, belongings: 50_000 })).toBe('price')
})
