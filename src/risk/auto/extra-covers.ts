import { stackingIn } from '../../law/stacking.ts'
import { otherCoversOf } from '../other-covers.ts'
import type { ComprehensiveDeductible, PhysicalDamage } from '../words.ts'
import type { AutoAnswers } from './auto-answers.ts'

/** What a policy may have in addition to its usual covers. */
export interface ExtraCovers {
  /** For losses other than collisions, for all cars; absent if each car has one deductible for everything. */
  readonly comprehensiveDeductible?: ComprehensiveDeductible
  /** Broken glass is paid for without a deductible. */
  readonly fullGlass?: true
  /** Roadside help, and towing. */
  readonly roadside?: true
  /** False if the uninsured motorist limits are not stacked over the cars although the state has them stacked. */
  readonly uninsuredStacked?: false
}

/** A policy as far as it decides which extra covers it may have. */
type Policy = Parameters<typeof otherCoversOf>[0] & {
  readonly auto: { readonly physicalDamage: PhysicalDamage }
  readonly vehicles: readonly unknown[]
}

/** The extra covers that were chosen and mean something: glass only for cars that are covered. */
export function extraCoversOf(
  { comprehensiveDeductible, fullGlass, roadside, uninsuredStacked }: AutoAnswers,
  policy: Policy,
): ExtraCovers {
  const { physicalDamage } = policy.auto
  const own = comprehensiveDeductible?.choice ?? 'SAME'
  return {
    ...(own !== 'SAME' && physicalDamage === 'FULL' ? { comprehensiveDeductible: own } : {}),
    ...(fullGlass?.choice === 'YES' && physicalDamage !== 'LIABILITY' ? { fullGlass: true } : {}),
    ...(roadside?.choice === 'YES' ? { roadside: true } : {}),
    ...(uninsuredStacked?.choice === 'NO' && mayStack(policy) ? { uninsuredStacked: false } : {}),
  }
}

/** Whether the uninsured motorist limits are stacked over several cars. */
function mayStack({ state, effective, auto, vehicles }: Policy): boolean {
  return (
    stackingIn(state) !== undefined &&
    vehicles.length > 1 &&
    otherCoversOf({ state, effective, auto }).uninsured !== 'NONE'
  )
}
