import type { Day } from './day.ts'

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day at an instant, in New York: one day for the whole service, and never ahead of a state's own. */
export function todayAt(now: Date): Day {
  const parts = newYork.formatToParts(now)
  const part = (type: string) => parts.find(one => one.type === type)?.value
  // Put together from a calendar's own parts.
  return `${part('year')}-${part('month')}-${part('day')}` as Day
}
