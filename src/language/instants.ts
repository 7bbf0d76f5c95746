/** An instant with its hour and the name of the time zone; the visitor's own in a browser, where none is named. */
export function longInstant(instant: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat('en-US', {
    ...{ month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    ...zone,
  }).format(instant)
}
