import { type Day, monthsBetween } from '../../units/day.ts'
import type { Incident, IncidentKind } from '../words.ts'
import type { IncidentAnswer } from './auto-answers.ts'

/** Something that happened to a driver. */
export interface RecordedIncident {
  readonly incident: IncidentKind
  /** Completed months before the first day of the policy. */
  readonly monthsAgo: number
}

export type DrivingRecord = readonly RecordedIncident[]

/** The single events behind a household's answer. */
function eventsOf(incident: Incident): readonly IncidentKind[] {
  if (incident === 'AT_FAULT_2') return ['AT_FAULT', 'AT_FAULT']
  return incident === 'AT_FAULT_1' ? ['AT_FAULT'] : [incident]
}

interface HouseholdRecord {
  /** What happened in the household, to anybody. */
  readonly incidents: readonly Incident[]
  /** Who had what, and when, as far as the visitor said. */
  readonly answers: readonly IncidentAnswer[]
  /** The first day of the policy. */
  readonly effective: Day
}

/**
 * What the visitor reported about one driver, by the driver's position. An incident counts only while the household still has it: a
 * later answer may withdraw it.
 */
export function recordAt(driver: number, { incidents, answers, effective }: HouseholdRecord): DrivingRecord {
  const happened = incidents.flatMap(eventsOf)
  return answers
    .filter(one => one.driver === driver && happened.includes(one.incident))
    .map(({ incident, on }) => ({ incident, monthsAgo: Math.max(monthsBetween(on, effective), 0) }))
}

interface Household {
  readonly auto: { readonly incidents: readonly Incident[] }
  readonly drivers: readonly {
    /** Absent if the visitor attributed no incident to this driver. */
    readonly record?: DrivingRecord
  }[]
}

/** What happened in the household and the visitor did not attribute, or date. */
export function unattributed({ auto, drivers }: Household): readonly IncidentKind[] {
  if (auto.incidents.length === 0) return []
  const known = drivers.flatMap(({ record = [] }) => record.map(({ incident }) => incident))
  return auto.incidents.flatMap(eventsOf).filter(event => {
    const at = known.indexOf(event)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/**
 * A household as if nothing from `months` months ago or earlier had happened. What nobody dated counts as recent, so it stays; of
 * two accidents, one may be left.
 */
export function withoutOlder<Driver extends Household['drivers'][number]>(
  household: { readonly auto: Household['auto']; readonly drivers: readonly Driver[] },
  months: number,
): { readonly auto: Household['auto']; readonly drivers: readonly Driver[] } {
  const drivers = household.drivers.map(one =>
    one.record ? { ...one, record: one.record.filter(({ monthsAgo }) => monthsAgo < months) } : one,
  )
  const left = [
    ...unattributed(household),
    ...drivers.flatMap(({ record = [] }) => record.map(({ incident }) => incident)),
  ]
  const incidents = household.auto.incidents.flatMap((incident): Incident[] => {
    const count = left.filter(event => eventsOf(incident).includes(event)).length
    if (count === 0) return []
    return [incident === 'AT_FAULT_2' && count === 1 ? 'AT_FAULT_1' : incident]
  })
  return { auto: { incidents }, drivers }
}

const clean: DrivingRecord = []

/**
 * The record of each driver, in the order of the drivers, and what nobody attributed, which counts as if it had just happened. In a
 * household with one driver it is that driver's. In any other it may be anybody's, so plans count it with the driver who costs the
 * most, and no price is too low. The assumptions `drivingRecord` and `recentIncidents` inform the visitor.
 */
export function recordsOf({ auto, drivers }: Household): {
  readonly records: readonly DrivingRecord[]
  readonly open: DrivingRecord
} {
  const open = unattributed({ auto, drivers }).map(incident => ({ incident, monthsAgo: 0 }))
  const records = drivers.map(({ record = clean }) => record)
  const [only, ...others] = records
  return only && others.length === 0 ? { records: [[...only, ...open]], open: clean } : { records, open }
}
