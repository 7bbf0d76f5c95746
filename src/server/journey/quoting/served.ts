import type { Carrier } from '../../../carriers/carrier.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../../../law/rule.ts'
import type { Site } from '../../../site/site.ts'
import { type Failure, insuranceDepartments } from '../../failures.ts'

/** What visitors can compare here: lines and states that the site serves and some insurer writes. */
export interface Served {
  readonly lines: readonly InsuranceLine[]
  /**
   * Why a line, or a line in a state, cannot be compared here, and whom to ask instead. Null where it can, and for anything that
   * is not a line.
   */
  problem(line: string, state?: State): Failure | null
}

/** What a site serves with these carriers. Ad networks sell nothing themselves, so they do not count. */
export function servedBy(
  site: Pick<Site, 'lines' | 'askInstead'>,
  carriers: readonly Pick<Carrier, 'lines'>[],
): Served {
  const states = new Map<string, ReadonlySet<State>>()
  for (const line of insuranceLines) {
    const written = new Set(carriers.flatMap(({ lines }) => writtenIn(lines[line])))
    const served = (site.lines[line] ?? []).filter(state => written.has(state))
    if (served.length > 0) states.set(line, new Set(served))
  }
  return {
    lines: insuranceLines.filter(line => states.has(line)),
    problem(line, state) {
      if (!insuranceLines.some(known => known === line)) return null
      const served = states.get(line)
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
