import { monthAndYear } from '../../language/days.ts'
import type { Speech } from '../../language/text.ts'
import { type Day, dayOf, daysInMonth } from '../../units/day.ts'

/** A month, or a year whose month nobody remembers. */
export interface When {
  readonly year: number
  readonly month?: number | undefined
}

/**
 * The day by which an incident counts: the last possible one, so that it never counts as longer ago than it was. In the current
 * month that is today.
 */
export function dayCounted({ year, month = 12 }: When, today: Day): Day {
  const last = dayOf({ year, month, day: daysInMonth(year, month) })
  return last < today ? last : today
}

/** "June 2024", or "2024". */
export function monthInWords({ year, month }: When, speech: Speech): string {
  return month === undefined ? String(year) : monthAndYear({ year, month }, speech)
}
