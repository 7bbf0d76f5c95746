/** Tells the results on this page that something was done with their prices, or that they are out of date. */
export const actionTaken = 'action-taken'

export function tellOfAction(): void {
  dispatchEvent(new Event(actionTaken))
}
