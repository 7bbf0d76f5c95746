import { moneyPlaces } from '../../decimal.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import type { Calculation } from '../change.ts'
import type { FlatPlan } from '../format/format.ts'
import type { Step } from '../format/format-step.ts'
import type { FlatTable } from '../format/format-table.ts'

/** The decimals of a cent, to which amounts are rounded unless a plan says otherwise. */
const centDecimals = 2

/**
 * A calculation in which dollars set from a table keep all decimals that the table has: a rate per thousand of 0.6195 is not 0.62.
 * Steps that say how to round are left alone.
 */
export function ratesAsWritten(
  { stages, steps, values }: Calculation,
  tables: FlatPlan['tables'],
): Calculation {
  const kept = (step: Step): Step => {
    if (step.op !== 'set' || !('table' in step.value) || step.round) return step
    const table = tables[step.value.table]
    const decimals = table ? Math.min(decimalsOf(table), moneyPlaces) : 0
    if (decimals <= centDecimals) return step
    return { ...step, round: { to: `0.${'1'.padStart(decimals, '0')}`, mode: 'halfUp' } }
  }
  return {
    values,
    stages: stages.map(stage =>
      stage.unit === 'money' ? { ...stage, steps: stage.steps.map(kept) } : stage,
    ),
    steps: steps.map(kept),
  }
}

/** The most decimals that a value of a table has. */
export const decimalsOf = memoizeByObject(({ rows }: FlatTable) =>
  rows.reduce((most, { value }) => Math.max(most, value.split('.')[1]?.length ?? 0), 0),
)
