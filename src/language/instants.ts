import { localeOf, type Speech } from './text.ts'

/**
 * An instant with its hour and the name of the time zone; the visitor's own in a browser, where none is named. Spanish
 * writes "p. m.", on one line with its hour.
 */
export function longInstant(instant: Date, speech: Speech, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const said = new Intl.DateTimeFormat(localeOf(speech), {
    ...{ month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    ...zone,
  }).format(instant)
  return speech === 'es' ? said.replace(/\s([ap])\.m\./, '\u00a0$1.\u00a0m.') : said
}
