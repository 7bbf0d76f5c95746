const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
})

/** "December 21, 2026": the day of an instant in New York, as everywhere in the service. */
export function dayOf(instant: Date): string {
  return calendar.format(instant)
}

/**
 * "today", or "on December 21, 2026". An hour would be in the wrong time zone for most visitors. The day is New York's, as
 * everywhere in the service, so that the server and every browser agree.
 */
export function moment(instant: string, now: Date): string {
  const day = calendar.format(new Date(instant))
  return day === calendar.format(now) ? 'today' : `on ${day}`
}
