import type { PriceInfo, Quote } from '../../contract/status.ts'

/** Prices first, what is still open last (domain: result order). */
const groups: Record<PriceInfo['type'], number> = {
  price: 0,
  call: 1,
  declined: 2,
  unavailable: 3,
  failed: 4,
  quoting: 5,
}

/** The most that a rating of five stars counts for: 2 % of the price. Three stars and less count for nothing. */
const ratingBonus = 0.02

/**
 * The butler's order: prices ascending with a small bonus for a confirmed price's rating, so that a confirmed
 * one stands before an estimate at the same price; then calls, refusals and failures. Equals go by the carrier's id.
 */
export function ranked(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.toSorted(
    (a, b) =>
      groups[a.price_info.type] - groups[b.price_info.type] ||
      weighed(a) - weighed(b) ||
      Number(a.price_info.estimated ?? false) - Number(b.price_info.estimated ?? false) ||
      (a.id < b.id ? -1 : 1),
  )
}

function weighed({ price_info: { type, premium, estimated }, insurer }: Quote): number {
  if (type !== 'price') return 0
  const bonus = estimated ? 0 : ratingBonus * standing(insurer.review?.rating)
  return Number(premium) * (1 - bonus)
}

/** A rating as a share: 0 up to three stars, 1 at five. */
function standing(rating = 0): number {
  return Math.min(1, Math.max(0, (rating - 3) / 2))
}

/**
 * Marks exactly one price as the popular choice: the best balance of price rank and rating, a confirmed price
 * before an estimate. No price, no mark. The quotes come ranked.
 */
export function withPopular(quotes: readonly Quote[]): readonly Quote[] {
  const prices = quotes.filter(quote => quote.price_info.type === 'price')
  const values = prices.map(
    ({ price_info, insurer }, rank) =>
      (1 - rank / prices.length) * 0.5 +
      standing(insurer.review?.rating) * 0.4 +
      (price_info.estimated ? 0 : 0.1),
  )
  const popular = prices[values.indexOf(Math.max(...values))]
  return quotes.map(quote =>
    quote === popular ? { ...quote, price_info: { ...quote.price_info, popular: true } } : quote,
  )
}
