/** How often a premium is paid, as carriers and the wire write it. A trip is paid once. */
export const periods = ['month', '6 months', 'year', 'trip'] as const
export type Period = (typeof periods)[number]

/** How often it is paid in a year, so that prices of different periods are compared over the same span. */
export const timesAYear: Readonly<Record<Period, number>> = { month: 12, '6 months': 2, year: 1, trip: 1 }

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
