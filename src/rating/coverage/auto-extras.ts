import type { AutoRisk } from '../../risk/auto.ts'
import type { CoveragePart } from './coverage.ts'

type Covered = Pick<AutoRisk, 'auto'>

/** The deductible of losses other than collisions, where it is one of its own, and glass without any; then help on the road. */
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

/** Says of the limits for uninsured and underinsured motorists that they do not add up over the cars. */
export function unstacked<Part extends CoveragePart>({ auto }: Covered, part: Part): Part {
  const isOfLimits = part.kind === 'uninsured' || part.kind === 'underinsured'
  return auto.uninsuredStacked === false && isOfLimits ? { ...part, of: 'NOT_STACKED' } : part
}
