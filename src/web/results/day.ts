import { months } from '../ui/months.ts'

/** "December 21, 2026" for "2026-12-21": a day is a day in every time zone. Anything else stays as it is. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? day : `${name} ${Number(date)}, ${year}`
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/**
 * "today at 2:14 PM ET", or "on December 21, 2026 at 2:14 PM ET". The day is that of New York, as everywhere in the
 * service, so that the server and every browser say the same.
 */
export function moment(instant: string, now: Date): string {
  const at = told(new Date(instant))
  return `${at.day === told(now).day ? 'today' : `on ${at.day}`} at ${at.time} ET`
}

/** Put together here: the spaces between the parts differ from one browser to the next. */
function told(instant: Date): { readonly day: string; readonly time: string } {
  const { month, day, year, hour, minute, dayPeriod } = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  )
  return { day: `${month} ${day}, ${year}`, time: `${hour}:${minute} ${dayPeriod}` }
}
