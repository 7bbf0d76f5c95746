import type { PublishedAverage } from '../../../market/averages.ts'
import { type Period, timesAYear } from '../../../units/period.ts'
import type { OfferView } from '../offer-view.ts'

/**
 * The range of prices for the usual cover, in cents for one period. `places` are all of them from 0 to 1, on a scale that includes
 * the published average if there is one.
 */
export interface Spread {
  readonly cheapest: number
  readonly median: number
  readonly dearest: number
  /** The cheapest price, one in the middle, or the most expensive one is only an estimate. */
  readonly isCheapestEstimated: boolean
  readonly isMedianEstimated: boolean
  readonly isDearestEstimated: boolean
  readonly period: Period
  readonly places: readonly number[]
  readonly average?: { readonly cents: number; readonly place: number; readonly published: PublishedAverage }
}

/** Null without at least three different prices for the same period. Pure. */
export function spreadOf(offers: readonly OfferView[], published: PublishedAverage | null): Spread | null {
  const usual = offers.flatMap(({ price }) => (price && !price.isNarrow ? [price] : []))
  const period = usual[0]?.period ?? null
  const compared = usual.filter(price => price.period === period)
  const prices = compared.map(({ cents }) => cents).toSorted((a, b) => a - b)
  const [cheapest, dearest] = [prices.at(0), prices.at(-1)]
  if (period === null || prices.length < 3) return null
  if (cheapest === undefined || dearest === undefined || cheapest === dearest) return null
  // A trip has no yearly average to compare with.
  const cents =
    published && period !== 'trip' ? Math.round((published.dollars * 100) / timesAYear[period]) : null
  const from = Math.min(cheapest, cents ?? cheapest)
  const to = Math.max(dearest, cents ?? dearest)
  const isEstimate = (price: number) =>
    compared.every(({ cents, isEstimated }) => cents !== price || isEstimated)
  const placeOf = (price: number) => (price - from) / (to - from)
  const middle = middleOf(prices)
  return {
    cheapest,
    median: Math.round((middle[0] + middle[1]) / 2),
    dearest,
    isCheapestEstimated: isEstimate(cheapest),
    isMedianEstimated: middle.some(isEstimate),
    isDearestEstimated: isEstimate(dearest),
    period,
    places: prices.map(placeOf),
    ...(published && cents !== null ? { average: { cents, place: placeOf(cents), published } } : {}),
  }
}

/** The two in the middle, which are one and the same in an odd number of them. */
function middleOf(ascending: readonly number[]): readonly [number, number] {
  const upper = ascending[Math.floor(ascending.length / 2)] ?? 0
  const lower = ascending[Math.floor((ascending.length - 1) / 2)] ?? 0
  return [lower, upper]
}
