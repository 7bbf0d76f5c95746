// The query string of a visit. It stays the same byte for byte from page to page (spec 2.2.2), so it is never parsed and rebuilt:
// whole parts are only left out or added.

/** Parameters of the link that only the first page uses. */
const firstPageOnly: ReadonlySet<string> = new Set(['expired', 'zip', 'address'])

/** 128 random bits, as `base64url` writes them. */
const quotePart = /^q=([A-Za-z0-9_-]{22})$/

/** The quote that an address names; undefined if `q` is missing or is not a quote id. */
export function quoteIn(query: string): string | undefined {
  return partsOf(query)
    .map(part => quotePart.exec(part)?.[1])
    .findLast(id => id !== undefined)
}

/**
 * The query string to carry along, including "?": without the first page's parameters, and without the visitor's own
 * quote in this address.
 */
export function visitQuery(query: string, quoteId: string | undefined): string {
  const own = `q=${quoteId}`
  const remaining = partsOf(query).filter(part => !firstPageOnly.has(nameOf(part)) && part !== own)
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`
}

function partsOf(query: string): readonly string[] {
  const text = query.startsWith('?') ? query.slice(1) : query
  return text === '' ? [] : text.split('&')
}

/** A name in another encoding, such as `%7Aip`, is the same name. */
function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}
