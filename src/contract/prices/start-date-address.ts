/** Opens the start date on the page of the coverage. */
export const startDateQuery = '?open=starts'

/** Where the start date of a finished quote is changed. `query`: the above, and whatever else the page should know. */
export function startDateAddress(quoteId: string, query = startDateQuery): string {
  return `/quotes/${quoteId}/cover${query}#cover-starts`
}
