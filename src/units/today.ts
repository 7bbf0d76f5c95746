import type { Day } from './day.ts'

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const minuteMs = 60_000

/** The day of one minute, cached because every request needs it: days begin at whole minutes. */
let last: { readonly minute: number; readonly day: Day } | undefined

/** The calendar day at an instant, in New York: one day for the whole service. */
export function todayAt(now: Date): Day {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (last?.minute !== minute) last = { minute, day: dayInNewYork(now) }
  return last.day
}

function dayInNewYork(now: Date): Day {
  const parts = newYork.formatToParts(now)
  const part = (type: string) => parts.find(one => one.type === type)?.value
  // Built from the calendar's own parts.
  return `${part('year')}-${part('month')}-${part('day')}` as Day
}
