import type { InsuranceLine } from '../../../law/rule.ts'
import { timesAYear } from '../../../units/period.ts'
import { type OfferKind, type OfferView, petsLeftOut } from '../offer-view.ts'

/** Prices first, open offers last (docs/decisions/024-ads-and-order.md). The page "How I order the list" says the same. */
export const groups: Readonly<Record<OfferKind, number>> = {
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

/** The popular choice has at least this many stars, and at most as many complaints as is usual for an insurer's size. */
export const popularFrom = { stars: 4, complaints: 1 } as const

/**
 * The butler's order: prices over the same span ascending, with a small bonus for a confirmed price's rating, so that a confirmed
 * one comes before an estimate at the same price, a plan that covers less after all that cover the usual, and a price that leaves
 * out a pet after all that leave out fewer; then calls, refusals and failures. Ties are ordered by the carrier's id. Nothing else
 * counts, and this code does not know what a carrier pays.
 */
export function ranked(offers: readonly OfferView[]): readonly OfferView[] {
  const usual = Math.max(1, ...offers.map(({ price }) => (price?.period ? timesAYear[price.period] : 1)))
  const weighed = (offer: OfferView) => yearOf(offer, usual) * (1 - bonusOf(offer))
  return offers.toSorted(
    (a, b) =>
      groups[a.kind] - groups[b.kind] ||
      petsLeftOut(a) - petsLeftOut(b) ||
      Number(a.price?.isNarrow ?? false) - Number(b.price?.isNarrow ?? false) ||
      weighed(a) - weighed(b) ||
      Number(a.price?.isEstimated ?? false) - Number(b.price?.isEstimated ?? false) ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

/** The price of a year in cents, 0 without one. A price without a period counts for the shortest in the list. */
function yearOf({ price }: OfferView, usual: number): number {
  return price ? price.cents * (price.period ? timesAYear[price.period] : usual) : 0
}

function bonusOf({ price, carrier }: OfferView): number {
  return price?.isEstimated ? 0 : ratingBonus.most * standing(carrier)
}

/** A rating as a share: 0 up to three stars, or without reviews, and 1 at five. */
function standing({ insurer: { rating, reviewCount } }: OfferView['carrier']): number {
  const { from, to } = ratingBonus
  return reviewCount > 0 ? Math.min(1, Math.max(0, (rating - from) / (to - from))) : 0
}

/**
 * The one popular choice: the price with the best balance of price rank and rating, a confirmed price before an estimate. With
 * fewer than two prices for the usual cover there is no choice, and insurers that their customers rate badly are never it. The
 * offers come ranked.
 */
export function popularOf(offers: readonly OfferView[], line: InsuranceLine): OfferView | undefined {
  const prices = offers.flatMap(offer => (offer.price && !offer.price.isNarrow ? [offer] : []))
  if (prices.length < 2) return undefined
  const valued = prices
    .map((offer, rank) => {
      const { price, carrier } = offer
      const value =
        (1 - rank / prices.length) * popularity.rank +
        standing(carrier) * popularity.rating +
        (price?.isEstimated ? 0 : popularity.confirmed)
      return { offer, value }
    })
    .filter(({ offer }) => isLiked(offer, line))
  const best = Math.max(...valued.map(({ value }) => value))
  return valued.find(({ value }) => value === best)?.offer
}

/** Whether customers rate an insurer well, as far as that is known. */
function isLiked({ carrier: { insurer, complaints } }: OfferView, line: InsuranceLine): boolean {
  const { rating, reviewCount } = insurer
  const index = complaints?.[line as keyof typeof complaints]?.index ?? 0
  return reviewCount > 0 && rating >= popularFrom.stars && index <= popularFrom.complaints
}

/**
 * The ranked entries with the ads among them: the first ad after the third entry, the others at the end. With fewer than three
 * entries, all ads come after them, so no ad ever comes before the visitor's offers.
 */
export function withAds<Entry>(entries: readonly Entry[], ads: readonly Entry[]): readonly Entry[] {
  if (entries.length < beforeAds) return [...entries, ...ads]
  return [...entries.slice(0, beforeAds), ...ads.slice(0, 1), ...entries.slice(beforeAds), ...ads.slice(1)]
}
