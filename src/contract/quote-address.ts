/** The address of a page of the wizard that is about one quote; `query` is that of the visit, as `visitQuery` gives it. */
export function addressOf(path: string, query: string, quoteId: string | undefined): string {
  if (quoteId === undefined || !isOfQuote(path)) return path + query
  return `${path}${query === '' ? '?' : `${query}&`}q=${quoteId}`
}

/** Whether a page is about one quote and, unlike the results, does not name it in its path. */
function isOfQuote(path: string): boolean {
  return path.startsWith('/quote/') || path === '/start'
}
