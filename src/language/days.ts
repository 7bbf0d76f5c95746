import { months } from './months.ts'

/** "December 21, 2026" for "2026-12-21": a day is the same in every time zone. Anything else is returned unchanged. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? day : `${name} ${Number(date)}, ${year}`
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
})

/** The day of an instant in New York, as everywhere in the service: "December 21, 2026". */
export function longDayAt(instant: Date): string {
  return newYork.format(instant)
}

/** "December 21" for "2026-12-21". */
export function monthAndDay(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}`
}
