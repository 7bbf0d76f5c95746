import { type Speech, type Text, told } from '../language/text.ts'

// Where a visitor who changes an answer of a finished quote came from. The visit's query string says so, because it is carried from
// page to page, also without scripts. Only the pages below count: a link can never lead anywhere else.

/** The pages of a quote with links to its questions, apart from its prices, by their names in a query string. */
const pages = {
  answers: ['/answers', { en: 'Back to your answers', es: 'Volver a sus respuestas' }],
  // The same page, which opened one item of a list.
  item: ['/answers', { en: 'Back to your answers', es: 'Volver a sus respuestas' }],
  exact: ['/exact', { en: 'Back to the list of questions', es: 'Volver a la lista de preguntas' }],
  cover: ['/cover', { en: 'Back to your coverage', es: 'Volver a su cobertura' }],
  // The names of these pages end with the id of an offer.
  price: ['/price/', { en: 'Back to this price', es: 'Volver a este precio' }],
  continue: ['/continue/', { en: 'Back to this price', es: 'Volver a este precio' }],
} as const

const toPrices: Text = { en: 'Back to all quotes', es: 'Volver a todas las cotizaciones' }

/** A page with links to questions: one of those above. */
export type Origin = 'answers' | 'item' | 'exact' | 'cover' | `${'price' | 'continue'}.${string}`

export interface WayBack {
  readonly path: string
  /** The text of the link. */
  readonly label: string
}

const part =
  /^from=(?:(answers|item|exact|cover)|(price|continue)\.([a-z][a-z0-9-]{0,63}(?:\.[a-z0-9-]{1,32})?))$/

/** The query string of a visit that comes from one of these pages, replacing what it said before. */
export function cameFrom(query: string, origin: Origin): string {
  const rest = withoutOrigin(query)
  return `${rest === '' ? '?' : `${rest}&`}from=${origin}`
}

/** The page that a visit with this query string came from; undefined if it names none. */
export function wayToOrigin(query: string, quoteId: string, speech: Speech): WayBack | undefined {
  const { name, offer } = originIn(query)
  if (!name) return undefined
  const [page, label] = pages[name]
  return { path: `/quotes/${quoteId}${page}${offer}`, label: told(label, speech) }
}

/** The same, or its quote's prices if it names no other. */
export function wayBack(query: string, quoteId: string, speech: Speech): WayBack {
  return wayToOrigin(query, quoteId, speech) ?? { path: `/quotes/${quoteId}`, label: told(toPrices, speech) }
}

/** Whether an item of a list was opened directly, without its list. */
export function isFromItem(query: string): boolean {
  return originIn(query).name === 'item'
}

/** Whether it came from a price that is about to be bought. */
export function isFromPurchase(query: string): boolean {
  return originIn(query).name === 'continue'
}

/** The page on which a visit with this query string ends, below its quote's prices; empty for the prices themselves. */
export function endOf(query: string): string {
  const { name, offer } = originIn(query)
  // The insurer of a price may have none for another answer, and a visitor who was about to buy it is told so.
  return name === undefined || name === 'price' ? '' : `${pages[name][0]}${offer}`
}

/** The same query string for a visit that ends on the prices, byte for byte. */
export function withoutOrigin(query: string): string {
  const parts = query.slice(1).split('&')
  const others = parts.filter(one => !part.test(one))
  return others.length === parts.length ? query : others.length === 0 ? '' : `?${others.join('&')}`
}

/** What the last such part of a query string names. */
function originIn(query: string): { name?: keyof typeof pages; offer: string } {
  const found = query
    .slice(1)
    .split('&')
    .findLast(one => part.test(one))
  const [, page, price, offer = ''] = part.exec(found ?? '') ?? []
  const name = page ?? price
  // The pattern allows no other names.
  return name === undefined ? { offer } : { name: name as keyof typeof pages, offer }
}
