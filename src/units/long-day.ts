import { months } from './months.ts'

/** "December 21, 2026" for "2026-12-21": a day is the same in every time zone. Anything else is returned unchanged. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? day : `${name} ${Number(date)}, ${year}`
}
