import { expect, test } from 'vitest'
import type { Period } from '../../units/period.ts'
import { yearWords } from './year-words.ts'

const price = (premium: string, policy_period: Period, year: object = {}) => ({
  type: 'price' as const,
  premium,
  policy_period,
  ...year,
})

test.each([
  [
    'a year’s total of a monthly price',
    price('14.84', 'month', { year_total: '178.08', year_fees: '0.00' }),
    'First-year total: $178.08.',
  ],
  [
    'no month that is off by a rounded year',
    price('20.34', 'month', { year_total: '244.00', year_fees: '0.00' }),
    'First-year total: $244.00.',
  ],
  [
    'the month too where fees make it dearer than what stands',
    price('14.84', 'month', { year_total: '190.08', year_fees: '12.00' }),
    'First-year total: $190.08, with $12.00 of fees and surcharges. On average $15.84 a month.',
  ],
  [
    'year and month of a price for half a year',
    price('600.00', '6 months', { year_total: '1240.00', year_fees: '40.00' }),
    'First-year total: $1,240.00, with $40.00 of fees and surcharges. On average $103.33 a month.',
  ],
  [
    'the month alone where the year stands on the card',
    price('1200.00', 'year', { year_total: '1200.00', year_fees: '0.00' }),
    'On average $100.00 a month.',
  ],
  ['nothing of a trip', price('90.00', 'trip', { year_total: '90.00' }), null],
  ['nothing where the year is unknown', price('14.84', 'month'), null],
])('tells %s', (_, shown, words) => {
  expect(yearWords(shown, 'en')).toBe(words)
})
