import { stackingIn } from '../../law/stacking.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import type { CoveragePart } from './coverage.ts'

type Covered = Pick<AutoRisk, 'auto'>

/** The deductible for losses other than collisions, if they have their own, and glass without any; then roadside help. */
export function extraCoverage({ auto }: Covered): readonly CoveragePart[] {
  const { comprehensiveDeductible, fullGlass, roadside } = auto
  return [
    ...(comprehensiveDeductible === undefined
      ? []
      : [{ kind: 'comprehensiveDeductible', amounts: [Number(comprehensiveDeductible)] } as const]),
    ...(fullGlass ? [{ kind: 'fullGlass' } as const] : []),
    ...(roadside ? [{ kind: 'roadside' } as const] : []),
  ]
}

/** Says whether the limits for uninsured and underinsured motorists are stacked over several cars, in states that allow that. */
export function stacked<Part extends CoveragePart>(
  { auto, state, vehicles = [] }: Covered & Pick<AutoRisk, 'state'> & Partial<Pick<AutoRisk, 'vehicles'>>,
  part: Part,
): Part {
  if (part.kind !== 'uninsured' && part.kind !== 'underinsured') return part
  if (auto.uninsuredStacked === false) return { ...part, of: 'NOT_STACKED' }
  return stackingIn(state) && vehicles.length > 1 ? { ...part, of: 'STACKED' } : part
}
