import { type InjuryProtection, type LiabilityLimits, minimumLimits } from '../../law/auto-minimums.ts'
import type { State } from '../../law/jurisdictions.ts'
import { propertyDamagesBeside } from '../../law/property-damage.ts'
import type { Day } from '../../units/day.ts'
import { type AutoLimits, limitsOf, type PropertyDamage } from '../words.ts'

interface Insured {
  readonly state: State
  /** The first day of the policy. */
  readonly effective: Day
  readonly auto: { readonly limits: AutoLimits; readonly propertyDamage?: PropertyDamage }
}

/** A policy's limits of liability in whole dollars, with the limit for damage to property that was chosen separately. */
export function liabilityOf({ state, effective, auto }: Insured): LiabilityLimits | InjuryProtection {
  const limits = auto.limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[auto.limits]
  return auto.propertyDamage === undefined ? limits : { ...limits, property: Number(auto.propertyDamage) }
}

/** The chosen limit for damage to property, if it is one that is sold there and not the limits' own. */
export function propertyDamageOf(
  choice: PropertyDamage | undefined,
  insured: Insured,
): Pick<Insured['auto'], 'propertyDamage'> {
  const { state, effective } = insured
  const limits = liabilityOf(insured)
  const sold = propertyDamagesBeside(limits, { state, on: effective })
  const isApart = choice !== undefined && Number(choice) !== limits.property && sold.includes(choice)
  return isApart ? { propertyDamage: choice } : {}
}
