import type { Day } from './day.ts'

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day at an instant, in New York: one day for the whole service. */
export function todayAt(now: Date): Day {
  const parts = newYork.formatToParts(now)
  const part = (type: string) => parts.find(one => one.type === type)?.value
  // Built from the calendar's own parts.
  return `${part('year')}-${part('month')}-${part('day')}` as Day
}
