import type { CoveragePart } from '../coverage/coverage.ts'
import type { FlatPlan } from '../plan/format/format.ts'

/** What a plan covers: what the visitor chose or the plan has in its place, and what it adds. */
export function planCoverage(
  { present: { coverage, adds = [] } }: Pick<FlatPlan, 'present'>,
  chosen: readonly CoveragePart[],
): readonly CoveragePart[] {
  return [...(coverage ?? chosen), ...adds]
}
