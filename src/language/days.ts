import { capitalized } from './letters.ts'
import { localeOf, type Speech } from './text.ts'

/** Formatters by locale and parts: making one costs more than all that it writes on a page. */
const formats = new Map<string, Intl.DateTimeFormat>()

const long = { month: 'long', day: 'numeric', year: 'numeric' } as const

/** An instant as a way of speaking writes these parts of it. */
function written(
  instant: Date | number,
  speech: Speech,
  parts: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): string {
  const key = [speech, timeZone, ...Object.keys(parts)].join()
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(speech), { ...parts, timeZone })
  formats.set(key, format)
  return format.format(instant)
}

/** "December 21, 2026" for "2026-12-21": a day is the same in every time zone. Anything else is returned unchanged. */
export function longDay(day: string, speech: Speech): string {
  const instant = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(instant) ? day : written(instant, speech, long)
}

/** "12/21/2026" for "2026-12-21". In Spanish the day may come first, so the month is a word. */
export function shortDay(day: string, speech: Speech): string {
  const [year, month, date] = day.split('-').map(Number)
  return speech === 'es' ? longDay(day, speech) : `${month}/${date}/${year}`
}

/** The day of an instant in New York, as everywhere in the service: "December 21, 2026". */
export function longDayAt(instant: Date, speech: Speech): string {
  return written(instant, speech, long, 'America/New_York')
}

/** "December 2026", of a month from 1 to 12. */
export function monthAndYear(
  { year, month }: { readonly year: number; readonly month: number },
  speech: Speech,
): string {
  return written(Date.UTC(year, month - 1), speech, { month: 'long', year: 'numeric' })
}

/** "December 21", of a month from 1 to 12. */
export function monthAndDay(
  { month, day }: { readonly month: number; readonly day: number },
  speech: Speech,
): string {
  // Of a leap year, in which February has all its days.
  return written(Date.UTC(2000, month - 1, day), speech, { month: 'long', day: 'numeric' })
}

/** The months to choose from: "1" is January. In Spanish they are written small, but not at the head of a line. */
export function monthChoices(speech: Speech): { readonly value: string; readonly label: string }[] {
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: capitalized(written(Date.UTC(2000, at), speech, { month: 'long' })),
  }))
}
