/** The address of a wizard page for one quote; `query` is the visit's, as returned by `visitQuery`. */
export function addressOf(path: string, query: string, quoteId: string | undefined): string {
  if (quoteId === undefined || !isOfQuote(path)) return path + query
  return `${path}${query === '' ? '?' : `${query}&`}q=${quoteId}`
}

/** Whether a page is about one quote that, unlike on the results page, is not in its path. */
function isOfQuote(path: string): boolean {
  return path.startsWith('/quote/') || path === '/start'
}
