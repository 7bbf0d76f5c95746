import type { PriceInfo, Quote } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'

/** Prices first, open offers last (docs/decisions/024-ads-and-order.md). The page "How I order the list" says the same. */
export const groups: Record<PriceInfo['type'], number> = {
  price: 0,
  call: 1,
  declined: 2,
  unavailable: 3,
  failed: 4,
  quoting: 5,
}

/** The most that a rating counts, as a share of the price; up to `from` stars it counts nothing. */
export const ratingBonus = { most: 0.02, from: 3, to: 5 } as const

/** How many entries come before the first ad. */
export const beforeAds = 3

/** The weights for the popular choice, which sum to 1. */
export const popularity = { rank: 0.5, rating: 0.4, confirmed: 0.1 } as const

/** How often a price is paid in a year, so that prices of different periods are compared over the same span. */
export const timesAYear: Readonly<Record<string, number>> = { month: 12, '6 months': 2, year: 1, trip: 1 }

/**
 * The butler's order: prices over the same span ascending, with a small bonus for a confirmed price's rating, so that a confirmed
 * one comes before an estimate at the same price, a plan that covers less after all that cover the usual, and a price that leaves
 * out a pet after all that leave out fewer; then calls, refusals and failures. Ties are ordered by the carrier's id. Nothing else counts, and this code does not know what a carrier
 * pays.
 */
export function ranked(quotes: readonly Quote[]): readonly Quote[] {
  const usual = Math.max(
    1,
    ...quotes.map(({ price_info }) => timesAYear[price_info.policy_period ?? ''] ?? 1),
  )
  const weighed = (quote: Quote) => yearOf(quote, usual) * (1 - bonusOf(quote))
  return quotes.toSorted(
    (a, b) =>
      groups[a.price_info.type] - groups[b.price_info.type] ||
      leftOut(a) - leftOut(b) ||
      Number(a.price_info.narrow ?? false) - Number(b.price_info.narrow ?? false) ||
      weighed(a) - weighed(b) ||
      Number(a.price_info.estimated ?? false) - Number(b.price_info.estimated ?? false) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

/** How many of several pets have no price. */
function leftOut({ price_info: { pets = [] } }: Quote): number {
  return pets.filter(({ premium }) => premium === undefined).length
}

/** The price of a year in cents, 0 without one. A price without a period counts for the shortest in the list. */
function yearOf({ price_info: { type, premium, policy_period } }: Quote, usual: number): number {
  if (type !== 'price' || premium === undefined) return 0
  return centsOf(premium) * (timesAYear[policy_period ?? ''] ?? usual)
}

function bonusOf({ price_info: { estimated }, insurer }: Quote): number {
  return estimated ? 0 : ratingBonus.most * standing(insurer.review?.rating)
}

/** A rating as a share: 0 up to three stars, 1 at five. */
function standing(rating = 0): number {
  const { from, to } = ratingBonus
  return Math.min(1, Math.max(0, (rating - from) / (to - from)))
}

/**
 * Marks exactly one price as the popular choice: the best balance of price rank and rating, a confirmed price before an estimate.
 * With fewer than two prices of the usual cover there is no choice, and no mark. The quotes come ranked.
 */
export function withPopular(quotes: readonly Quote[]): readonly Quote[] {
  const prices = quotes.filter(({ price_info }) => price_info.type === 'price' && !price_info.narrow)
  if (prices.length < 2) return quotes
  const values = prices.map(
    ({ price_info, insurer }, rank) =>
      (1 - rank / prices.length) * popularity.rank +
      standing(insurer.review?.rating) * popularity.rating +
      (price_info.estimated ? 0 : popularity.confirmed),
  )
  const popular = prices[values.indexOf(Math.max(...values))]
  return quotes.map(quote =>
    quote === popular ? { ...quote, price_info: { ...quote.price_info, popular: true } } : quote,
  )
}

/**
 * The ranked quotes with the ads among them: the first ad after the third entry, the others at the end. With fewer than
 * three entries all ads stand after them, so that no ad ever comes before the visitor's offers.
 */
export function withAds(quotes: readonly Quote[], ads: readonly Quote[]): readonly Quote[] {
  if (quotes.length < beforeAds) return [...quotes, ...ads]
  return [...quotes.slice(0, beforeAds), ...ads.slice(0, 1), ...quotes.slice(beforeAds), ...ads.slice(1)]
}
