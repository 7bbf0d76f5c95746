import type { Day } from '../units/day.ts'
import { todayAt } from '../units/today.ts'

/** Today in New York, the calendar day the server uses. */
export function today(): Day {
  return todayAt(new Date())
}
