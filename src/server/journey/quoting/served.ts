import { soldFrom, soldOn } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../../../law/rule.ts'
import type { Site } from '../../../site/site.ts'
import type { Day } from '../../../units/day.ts'
import { type Failure, insuranceDepartments } from '../../failures.ts'

/** What visitors can compare here today: lines and states that the site serves and in which some insurer may be sold. */
export interface Served {
  /** Those that some insurer may be sold for on the day on which the process started, or later. */
  readonly lines: readonly InsuranceLine[]
  /**
   * Why a line, or a line in a state, cannot be compared here, and whom to ask instead. Null if it can, and for anything that is
   * not a line.
   */
  problem(line: string, state?: State): Failure | null
}

type Writer = Pick<Carrier, 'lines' | 'appointments' | 'licensedUntil'>

/** What a site serves with these carriers. Ad networks sell nothing themselves, so they do not count. */
export function servedBy(
  site: Pick<Site, 'lines' | 'askInstead'>,
  carriers: readonly Writer[],
  today: () => Day,
): Served {
  const lines = statesBy(soldFrom(carriers, today()))
  let last = statesOn(today())
  function statesOn(day: Day) {
    return { day, states: statesBy(soldOn(carriers, day)) }
  }
  function statesBy(sold: readonly Writer[]): ReadonlyMap<string, ReadonlySet<State>> {
    const states = new Map<string, ReadonlySet<State>>()
    for (const line of insuranceLines) {
      const written = new Set(sold.flatMap(({ lines }) => writtenIn(lines[line])))
      const served = (site.lines[line] ?? []).filter(state => written.has(state))
      if (served.length > 0) states.set(line, new Set(served))
    }
    return states
  }
  return {
    lines: insuranceLines.filter(line => lines.has(line)),
    problem(line, state) {
      if (!insuranceLines.some(known => known === line)) return null
      const day = today()
      if (last.day !== day) last = statesOn(day)
      const served = last.states.get(line)
      const { askInstead = insuranceDepartments } = site
      if (!served) return { key: 'line-not-served', values: { line, askInstead } }
      if (state === undefined || served.has(state)) return null
      return { key: 'state-not-served', values: { line, state, askInstead } }
    },
  }
}

function writtenIn(writing: Carrier['lines'][InsuranceLine]): readonly State[] {
  return writing && writing.connector.via !== 'ads' ? writing.states : []
}
