import { localeOf, type Speech } from './text.ts'

/** An instant with its hour and the name of the time zone; the visitor's own in a browser, where none is named. */
export function longInstant(instant: Date, speech: Speech, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  return new Intl.DateTimeFormat(localeOf(speech), {
    ...{ month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    ...zone,
  }).format(instant)
}
