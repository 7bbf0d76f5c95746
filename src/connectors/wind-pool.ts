import type { LoadedPlan } from '../rating/book.ts'
import type { CoveragePart } from '../rating/coverage/coverage.ts'
import type { AskableRisk } from '../risk/askable.ts'
import type { WindPool } from '../risk/words.ts'
import { assumedBy } from './assumed.ts'
import type { Quoted } from './connector.ts'

type Pool = Exclude<WindPool, 'NONE'>

/** The pool to which a plan leaves the wind and hail of a home; `null` if it covers them, or the home is in no pool's area. */
export function poolForWind({ ratedBy }: Pick<LoadedPlan, 'ratedBy'>, risk: AskableRisk): Pool | null {
  if (risk.line !== 'homeowner') return null
  const { windPool } = risk.home.perils
  return windPool !== 'NONE' && ratedBy.has('windPool') ? windPool : null
}

/** What such a price covers: the pool in place of a deductible for wind. */
export function leftToPool(parts: readonly CoveragePart[], pool: Pool): readonly CoveragePart[] {
  return [...parts.filter(({ kind }) => kind !== 'windDeductible'), { kind: 'windPool', of: pool }]
}

/** The assumptions of such a price, which has no deductible for wind because it does not cover it. */
export function assumedWithoutWind(
  loaded: Pick<LoadedPlan, 'plan' | 'ratedBy'>,
  { risk, pool }: { readonly risk: AskableRisk; readonly pool: Pool },
): Pick<Quoted, 'assumed' | 'estimated'> {
  const { assumed, estimated } = assumedBy(
    loaded,
    risk.assumed.map(one =>
      one === 'hurricaneDeductible' || one === 'windDeductible' ? 'oneDeductible' : one,
    ),
  )
  return { estimated, assumed: [...assumed, { key: 'assumed.windPool', values: { pool } }] }
}
