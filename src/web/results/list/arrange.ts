import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import type { QuotePrice } from '../../../contract/prices/covers.ts'
import type { PriceInfo, Quote } from '../../../contract/prices/status.ts'
import { centsOf } from '../../../units/cents.ts'
import { timesAYear } from '../../../units/period.ts'

/** How the visitor sorts the list; `value` is the server's order. */
export const sortings = ['value', 'price', 'rating'] as const
export type Sorting = (typeof sortings)[number]

/** What the visitor can filter by. */
export const filters = ['priced', 'confirmed', 'rated'] as const
export type Filter = (typeof filters)[number]

/** The state of each type of quote: with a price, answered without one, or still waiting. */
const progressOf = {
  price: 'priced',
  call: 'answered',
  declined: 'answered',
  unavailable: 'answered',
  failed: 'answered',
  quoting: 'waiting',
} as const satisfies Record<PriceInfo['type'], string>

/** Whether there is a price, confirmed or not. */
export function isPriced({ type }: Pick<PriceInfo, 'type'>): boolean {
  return progressOf[type] === 'priced'
}

function isWaiting({ type }: Pick<PriceInfo, 'type'>): boolean {
  return progressOf[type] === 'waiting'
}

const fits: Record<Filter, (quote: Quote) => boolean> = {
  priced: quote => isPriced(quote.price_info),
  confirmed: quote => isPriced(quote.price_info) && !quote.price_info.estimated,
  rated: quote => (quote.insurer.review?.rating ?? 0) >= 4.5,
}

/** The quotes that match every filter. A waiting one is included: it may match later. */
export function filtered(quotes: readonly Quote[], filters: ReadonlySet<Filter>): readonly Quote[] {
  return quotes.filter(
    quote => isWaiting(quote.price_info) || [...filters].every(filter => fits[filter](quote)),
  )
}

/** The quotes that are not ads. */
export function offers<Offer extends Pick<Quote, 'ad'>>(quotes: readonly Offer[]): readonly Offer[] {
  return quotes.filter(({ ad }) => !ad)
}

/** Ads come last; by price, plans that cover less come after those that cover the usual. Ties keep the server's order, and so do quotes without the figure, which come last. */
export function sorted(quotes: readonly Quote[], by: Sorting): readonly Quote[] {
  if (by === 'value') return quotes
  const figure = by === 'price' ? placeByPrice : unrated
  const place = (quote: Quote) => (quote.ad ? last + 1 : figure(quote))
  return quotes.toSorted((a, b) => place(a) - place(b))
}

const last = 1e15

/** Puts every plan that covers less after the prices of the usual cover. */
const lesser = 1e12

/** Where an offer ranks by its price of a year; a trip has one price. */
export function placeByPrice({ price_info }: PricedOffer): number {
  const { premium, policy_period: period, narrow, pets = [] } = price_info
  if (!isPriced(price_info) || premium === undefined) return last
  const leftOut = pets.filter(pet => pet.premium === undefined).length
  return centsOf(premium) * (period ? timesAYear[period] : 1) + ((narrow ? 1 : 0) + leftOut) * lesser
}

interface PricedOffer {
  readonly price_info: Pick<PriceInfo, 'type' | 'premium' | 'policy_period' | 'narrow' | 'pets'>
}

function unrated({ price_info, insurer }: Quote): number {
  return isWaiting(price_info) ? last : -(insurer.review?.rating ?? 0)
}

/**
 * The quotes in their current order, so that nothing moves under the visitor's finger: an answer updates its own card,
 * and new cards come last. Ads the visitor requested appear where the server's order has them.
 */
export function held(quotes: readonly Quote[], standing: readonly string[]): readonly Quote[] {
  const place = new Map(standing.map((id, index) => [id, index]))
  const of = (quote: Quote) => place.get(quote.id) ?? standing.length
  const isNewAd = ({ ad, id }: Quote) => ad !== undefined && !place.has(id)
  const order = quotes.filter(quote => !isNewAd(quote)).toSorted((a, b) => of(a) - of(b))
  for (const [index, quote] of quotes.entries()) if (isNewAd(quote)) order.splice(index, 0, quote)
  return order
}

/** How many insurers these offers are from: an insurer may offer several products. */
export function insurers(quotes: readonly Pick<Quote, 'id' | 'ad'>[]): number {
  return new Set(offers(quotes).map(({ id }) => carrierOf(id))).size
}

/** How many insurers answered themselves, whatever the answer; a failure or an estimate in its place does not count. */
export function answered(quotes: readonly QuotePrice[]): number {
  return insurers(
    quotes.filter(
      ({ price_info }) => !isWaiting(price_info) && !isStandIn(price_info) && price_info.type !== 'failed',
    ),
  )
}

/** Whether a price is an estimate that the insurer's own may replace. */
export function isStandIn({ source }: Pick<PriceInfo, 'source'>): boolean {
  return source === 'similar plans'
}

/** The insurers whose own answer replaced an estimate. */
export function replaced(before: readonly Quote[], now: readonly Quote[]): readonly string[] {
  const stoodIn = before.filter(({ price_info }) => isStandIn(price_info)).map(({ id }) => id)
  return now
    .filter(({ id, price_info }) => stoodIn.includes(id) && !isStandIn(price_info))
    .map(({ insurer }) => insurer.name)
}
