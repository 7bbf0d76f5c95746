import type { Quote } from '../../contract/status.ts'
import { cents } from './money.ts'

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

const fits: Record<Filter, (quote: Quote) => boolean> = {
  priced: quote => quote.price_info.type === 'price',
  confirmed: quote => quote.price_info.type === 'price' && !quote.price_info.estimated,
  rated: quote => (quote.insurer.review?.rating ?? 0) >= 4.5,
}

/** The quotes that fit every filter. One still on its way is kept: it may yet fit. */
export function filtered(quotes: readonly Quote[], wanted: ReadonlySet<Filter>): readonly Quote[] {
  return quotes.filter(
    quote => quote.price_info.type === 'quoting' || [...wanted].every(filter => fits[filter](quote)),
  )
}

/** Ties, and quotes without the figure, keep the server's order; without the figure comes last. */
export function sorted(quotes: readonly Quote[], by: Sorting): readonly Quote[] {
  if (by === 'butler') return quotes
  const figure = by === 'price' ? priceOf : unrated
  return quotes.toSorted((a, b) => figure(a) - figure(b) || 0)
}

const last = Number.MAX_SAFE_INTEGER

function priceOf({ price_info: { type, premium } }: Quote): number {
  return type === 'price' && premium !== undefined ? cents(premium) : last
}

function unrated({ price_info, insurer }: Quote): number {
  return price_info.type === 'quoting' ? last : -(insurer.review?.rating ?? 0)
}

/**
 * The quotes in the order they already stand in, so that nothing moves under the visitor's finger: what
 * arrived takes its own card's place, and cards that were not there yet come last.
 */
export function held(quotes: readonly Quote[], standing: readonly string[]): readonly Quote[] {
  const place = new Map(standing.map((id, index) => [id, index]))
  const of = (quote: Quote) => place.get(quote.id) ?? standing.length
  return quotes.toSorted((a, b) => of(a) - of(b))
}

/** How many carriers have answered, whatever the answer. */
export function answered(quotes: readonly Quote[]): number {
  return quotes.filter(quote => quote.price_info.type !== 'quoting').length
}
