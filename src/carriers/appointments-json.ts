import * as v from 'valibot'
import type { State } from '../law/jurisdictions.ts'
import { namedStates } from '../law/named-states.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { type Day, isDay } from '../units/day.ts'

/**
 * Days on which something holds, the last one included; without a first day it has always held, without a last one it has no end.
 */
export interface Span {
  readonly from?: Day
  readonly until?: Day
}

const day = v.custom<Day>(isDay, 'write a day like 2026-12-31')

/** The last day of a license or an appointment. One without an end says so, because a forgotten day would guard nothing. */
export const lastDay = v.pipe(
  v.union([day, v.literal('canceled')], 'write its last day like 2026-12-31, or "canceled" if it has none'),
  v.transform(last => (last === 'canceled' ? {} : { until: last })),
)

/** Where and when the carrier lets us sell (docs/carriers/limits.md). */
export const appointments = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        states: namedStates,
        lines: v.pipe(
          v.array(v.picklist(insuranceLines, `write lines of insurance: ${insuranceLines.join(', ')}`)),
          v.nonEmpty('name at least one line'),
        ),
        from: day,
        until: lastDay,
      }),
      v.transform(({ until, ...appointment }) => ({ ...appointment, ...until })),
    ),
  ),
  v.nonEmpty('name at least one appointment, or leave the member out'),
)

/** An agency's appointment by a carrier. */
export interface Appointment extends Span {
  readonly states: readonly State[]
  readonly lines: readonly InsuranceLine[]
  readonly from: Day
}

interface Faulty {
  readonly path: string
  readonly message: string
}

/** What is wrong with appointments beyond their form: reversed days, and lines that cannot have any. Pure. */
export function appointmentFaults(
  all: readonly Appointment[],
  connectors: Readonly<Partial<Record<InsuranceLine, string>>>,
): readonly Faulty[] {
  return all.flatMap(({ from, until, lines }, at): readonly Faulty[] => [
    ...(until !== undefined && until < from
      ? [{ path: `appointments.${at}.until`, message: `it is before ${from}. Correct one of the days.` }]
      : []),
    ...lines.flatMap((line, place) => {
      const connector = connectors[line]
      const path = `appointments.${at}.lines.${place}`
      if (connector === undefined)
        return [{ path, message: `it does not write ${line}. Remove it, or add it to lines.` }]
      return connector === 'affiliate'
        ? [{ path, message: `it only shows ads for ${line}, which need no appointment. Remove it.` }]
        : []
    }),
  ])
}
