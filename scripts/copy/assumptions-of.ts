import type { InsuranceLine } from '../../src/law/rule.ts'
import type { Assumption } from '../../src/risk/assumptions.ts'
import { riskOf } from '../../src/server/journey/quoting/risk-of.ts'
import type { Line } from '../../src/wizard/line.ts'
import { today } from '../../src/wizard/sample.ts'
import { walk } from '../../src/wizard/walk.ts'
import { randomWalk } from '../../tests/rooms/lines.ts'

/** How many walks to collect the assumptions from: enough to reach each. */
const walks = 200

/** What the prices of a line may assume, in the order in which most visitors see it. */
export function assumptionsOf(line: Line<InsuranceLine>): readonly Assumption[] {
  let seed = 7
  const pick = (most: number) => {
    // Park and Miller's generator: the same walks every time.
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const assumed = Array.from({ length: walks }, () => {
    const { application } = walk({ line, answers: randomWalk(line, { pick }).answers, today })
    return riskOf({ line: line.name, application, today }).assumed
  })
  return [...new Set(assumed.flat())]
}
