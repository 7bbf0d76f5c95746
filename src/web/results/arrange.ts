import type { PriceInfo, Quote } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'

/** How the visitor wants the list; `butler` is the server's order. */
export const sortings = { butler: 'Best value', price: 'Lowest price', rating: 'Highest rating' } as const
export type Sorting = keyof typeof sortings

/** What the visitor wants to see only. */
export const filters = {
  priced: 'With a price',
  confirmed: 'Confirmed prices',
  rated: '4.5 stars and up',
} as const
export type Filter = keyof typeof filters

/** How far a quote of each type is: with a price, answered without one, or still on its way. */
const progressOf = {
  price: 'priced',
  call: 'answered',
  declined: 'answered',
  unavailable: 'answered',
  failed: 'answered',
  quoting: 'waiting',
} as const satisfies Record<PriceInfo['type'], string>

/** Whether there is a price, confirmed or not. */
export function isPriced({ type }: PriceInfo): boolean {
  return progressOf[type] === 'priced'
}

function isWaiting({ type }: PriceInfo): boolean {
  return progressOf[type] === 'waiting'
}

const fits: Record<Filter, (quote: Quote) => boolean> = {
  priced: quote => isPriced(quote.price_info),
  confirmed: quote => isPriced(quote.price_info) && !quote.price_info.estimated,
  rated: quote => (quote.insurer.review?.rating ?? 0) >= 4.5,
}

/** The quotes that fit every filter. One still on its way is kept: it may yet fit. */
export function filtered(quotes: readonly Quote[], filters: ReadonlySet<Filter>): readonly Quote[] {
  return quotes.filter(
    quote => isWaiting(quote.price_info) || [...filters].every(filter => fits[filter](quote)),
  )
}

/** The quotes that are no ads. */
export function offers(quotes: readonly Quote[]): readonly Quote[] {
  return quotes.filter(({ ad }) => !ad)
}

/** Ads come last. Ties, and quotes without the figure, keep the server's order; without the figure comes last. */
export function sorted(quotes: readonly Quote[], by: Sorting): readonly Quote[] {
  if (by === 'butler') return quotes
  const figure = by === 'price' ? priceOf : unrated
  const place = (quote: Quote) => (quote.ad ? last + 1 : figure(quote))
  return quotes.toSorted((a, b) => place(a) - place(b))
}

const last = 1e15

function priceOf({ price_info }: Quote): number {
  const { premium } = price_info
  return isPriced(price_info) && premium !== undefined ? centsOf(premium) : last
}

function unrated({ price_info, insurer }: Quote): number {
  return isWaiting(price_info) ? last : -(insurer.review?.rating ?? 0)
}

/**
 * The quotes in the order they already stand in, so that nothing moves under the visitor's finger: what
 * arrived takes its own card's place, and cards that were not there yet come last. Ads that the visitor has asked for stand
 * where the butler's order has them.
 */
export function held(quotes: readonly Quote[], standing: readonly string[]): readonly Quote[] {
  const place = new Map(standing.map((id, index) => [id, index]))
  const of = (quote: Quote) => place.get(quote.id) ?? standing.length
  const isNewAd = ({ ad, id }: Quote) => ad !== undefined && !place.has(id)
  const order = quotes.filter(quote => !isNewAd(quote)).toSorted((a, b) => of(a) - of(b))
  for (const [index, quote] of quotes.entries()) if (isNewAd(quote)) order.splice(index, 0, quote)
  return order
}

/** How many insurers answered themselves, whatever the answer: an estimate in its place is none. */
export function answered(quotes: readonly Quote[]): number {
  return offers(quotes).filter(({ price_info }) => !isWaiting(price_info) && !isStandIn(price_info)).length
}

/** Whether a price is an estimate that the insurer's own may replace. */
export function isStandIn({ source }: PriceInfo): boolean {
  return source === 'similar plans'
}

/** The insurers whose own answer took an estimate's place. */
export function replaced(before: readonly Quote[], now: readonly Quote[]): readonly string[] {
  const stoodIn = before.filter(({ price_info }) => isStandIn(price_info)).map(({ id }) => id)
  return now
    .filter(({ id, price_info }) => stoodIn.includes(id) && !isStandIn(price_info))
    .map(({ insurer }) => insurer.name)
}
