// A visitor who changes an answer from the page of all answers returns to it. The query string of the visit says so, because it
// is carried from page to page, also without scripts.

const part = 'from=answers'

/** The query string of a visit that ends on the page of all answers. */
export function fromReview(query: string): string {
  return query === '' ? `?${part}` : `${query}&${part}`
}

/** Whether a visit with this query string ends on the page of all answers instead of the prices. */
export function isFromReview(query: string): boolean {
  return query.slice(1).split('&').includes(part)
}

/** The same query string for a visit that ends on the prices. */
export function withoutReview(query: string): string {
  const rest = query.slice(1).split('&')
  const others = rest.filter(one => one !== part)
  return others.length === rest.length ? query : others.length === 0 ? '' : `?${others.join('&')}`
}
