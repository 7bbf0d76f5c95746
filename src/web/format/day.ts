import { longDayAt } from '../../language/days.ts'

/**
 * "today", or "on December 21, 2026". An hour would be in the wrong time zone for most visitors. The day is New York's, as
 * everywhere in the service, so that the server and every browser agree.
 */
export function moment(instant: string, now: Date): string {
  const day = longDayAt(new Date(instant))
  return day === longDayAt(now) ? 'today' : `on ${day}`
}
