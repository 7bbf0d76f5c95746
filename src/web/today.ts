import type { Day } from '../units/day.ts'
import { todayAt } from '../units/today.ts'

/** Today in New York, the one calendar day that the server goes by. */
export function today(): Day {
  return todayAt(new Date())
}
