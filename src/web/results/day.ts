import { months } from '../ui/months.ts'

/** "December 21, 2026" for "2026-12-21": a day is a day in every time zone. Anything else stays as it is. */
export function longDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1]
  return name === undefined ? day : `${name} ${Number(date)}, ${year}`
}
