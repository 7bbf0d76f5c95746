import type { ISODate } from '../../wizard/today.ts'

/** What page and schema both know of calendar days. A file of its own: the view needs no schema to know it. */

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): text is ISODate {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return year !== '' && Number(month) >= 1 && Number(month) <= 12 && Number(date) >= 1 && Number(date) <= days
}

/** Days from one to another, both counted: a trip that ends where it began takes one. */
export function daysOf(from: ISODate, to: ISODate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** The same day some years later; a leap day becomes the first of March. */
export function yearsLater(day: ISODate, years: number): ISODate {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)]
  const moved = `${Number(year) + years}${rest}`
  // The parts are those of a day; only a leap day may have to move on.
  return (isDay(moved) ? moved : `${Number(year) + years}-03-01`) as ISODate
}

/** A friendly word about the length of a trip (spec 9.3); none while the days are not both known or in order. */
export function tripLength(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to) || to < from) return null
  const days = daysOf(from, to)
  if (days <= 1) return 'A day trip.'
  if (days < 7) return `${days} days. A short getaway.`
  if (days < 30) return `${about(days, 7, 'week')} away. A good long trip.`
  return `${about(days, 30, 'month')} away. I’ll look for insurers that cover a trip this long.`
}

/** "2 weeks", or "about 2 weeks" where the days do not come out even. */
function about(days: number, unit: number, name: string): string {
  const count = Math.round(days / unit)
  const even = days % unit === 0 ? '' : 'About '
  return `${even}${count} ${name}${count === 1 ? '' : 's'}`
}
