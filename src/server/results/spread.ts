import type { Quote, Spread } from '../../contract/status.ts'
import type { PublishedAverage } from '../../market/averages.ts'
import { centsOf } from '../../units/cents.ts'
import { timesAYear } from './rank.ts'

/** Null without at least three different prices for the same period. */
export function spreadOf(quotes: readonly Quote[], average: PublishedAverage | null): Spread | null {
  const priced = quotes
    .map(quote => quote.price_info)
    .filter(price => price.type === 'price' && price.premium !== undefined && !price.narrow)
  const period = priced[0]?.policy_period ?? ''
  const compared = priced
    .filter(({ policy_period }) => (policy_period ?? '') === period)
    .map(({ premium = '0', estimated = false }) => ({ cents: centsOf(premium), estimated }))
  const prices = compared.map(({ cents }) => cents).toSorted((a, b) => a - b)
  const cheapest = prices[0]
  const dearest = prices.at(-1)
  if (prices.length < 3 || cheapest === undefined || dearest === undefined || cheapest === dearest)
    return null
  // A trip has no average of a year to compare with.
  const times = period === 'trip' ? undefined : timesAYear[period]
  const cents = average && times !== undefined ? Math.round((average.dollars * 100) / times) : null
  const from = Math.min(cheapest, cents ?? cheapest)
  const to = Math.max(dearest, cents ?? dearest)
  const isEstimate = (price: number) => compared.every(({ cents, estimated }) => cents !== price || estimated)
  const placeOf = (price: number) => (price - from) / (to - from)
  return {
    cheapest,
    median: medianOf(prices),
    dearest,
    ...(isEstimate(cheapest) ? { cheapest_estimated: true } : {}),
    ...(isEstimate(dearest) ? { dearest_estimated: true } : {}),
    period,
    places: prices.map(placeOf),
    ...(average && cents !== null ? { average: averageAt(average, { cents, place: placeOf(cents) }) } : {}),
  }
}

function averageAt({ publisher, year, profile }: PublishedAverage, at: { cents: number; place: number }) {
  return { ...at, publisher, year, profile }
}

function medianOf(ascending: readonly number[]): number {
  const upper = ascending[Math.floor(ascending.length / 2)] ?? 0
  const lower = ascending[Math.floor((ascending.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}
