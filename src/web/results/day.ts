import { months } from '../ui/months.ts'

/** "December 21, 2026" for "2026-12-21": a day is a day in every time zone. Anything else stays as it is. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? day : `${name} ${Number(date)}, ${year}`
}

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

/**
 * "today", or "on December 21, 2026". An hour would be that of some other place for most visitors. The day is that of
 * New York, as everywhere in the service, so that the server and every browser say the same.
 */
export function moment(instant: string, now: Date): string {
  const day = calendar.format(new Date(instant))
  return day === calendar.format(now) ? 'today' : `on ${day}`
}
