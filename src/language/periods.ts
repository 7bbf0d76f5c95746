import type { Period } from '../units/period.ts'

const afterAmount: Readonly<Record<Period, string>> = {
  month: 'a month',
  '6 months': 'for 6 months',
  year: 'a year',
  trip: 'a trip',
}

/** The period of a premium, after the amount: "a month", "for 6 months". */
export function perPeriod(period: Period): string {
  return afterAmount[period]
}
