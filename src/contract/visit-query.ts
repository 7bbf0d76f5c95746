// The query string of a visit. It is kept byte for byte from page to page (spec 2.2.2), hence never taken apart and put
// together again: all that happens to it is that whole parts are left out, or one is added.

/** What only the first page is to know of what its link told. */
const firstPageOnly: ReadonlySet<string> = new Set(['expired', 'zip', 'address'])

/** 128 random bits, as `base64url` writes them. */
const quotePart = /^q=([A-Za-z0-9_-]{22})$/

/** The quote that an address names; undefined where `q` is missing or is something of somebody else's. */
export function quoteIn(query: string): string | undefined {
  return partsOf(query)
    .map(part => quotePart.exec(part)?.[1])
    .findLast(id => id !== undefined)
}

/**
 * The query string that goes along, "?" included: without what only the first page is to know, and without the quote that
 * this address names as the visitor's own.
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

/** A name written in another way, as `%7Aip`, is the same name. */
function nameOf(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? ''
}
