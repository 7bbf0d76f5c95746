/** Where the start date of a finished quote is changed beside its prices. */
export function startDateAddress(quoteId: string): string {
  return `/quotes/${quoteId}/cover?open=starts#cover-starts`
}
