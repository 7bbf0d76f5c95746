import type { LateStart } from '../../../contract/prices/status.ts'
import { longDay } from '../../../language/days.ts'
import type { Speech } from '../../../language/text.ts'
import type { LateStart as PassedDay } from '../../journey/results/late-start.ts'

/** The start date that has passed, and the day used instead, in words; empty if there is none. */
export function tellLateStart(late: PassedDay | null, speech: Speech): { readonly late_start?: LateStart } {
  return late
    ? { late_start: { picked: longDay(late.picked, speech), instead: longDay(late.instead, speech) } }
    : {}
}
