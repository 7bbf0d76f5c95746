import type { ISODate } from '../../wizard/today.ts'

const newYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day at an instant, in New York: one day for the whole service, and never ahead of a state's own. */
export function todayAt(now: Date): ISODate {
  // Canadian English writes a date as YYYY-MM-DD.
  return newYork.format(now) as ISODate
}
