/** How often a premium is paid, as carriers and the wire write it. A trip is paid once. */
export const periods = ['month', '6 months', 'year', 'trip'] as const
export type Period = (typeof periods)[number]

/** How often it is paid in a year, so that prices of different periods are compared over the same span. */
export const timesAYear: Readonly<Record<Period, number>> = { month: 12, '6 months': 2, year: 1, trip: 1 }
