import { minimumLimits } from '../law/auto-minimums.ts'
import type { AutoRisk } from './auto.ts'
import { type AutoLimits, limitsOf } from './words.ts'

type Limited = Pick<AutoRisk, 'state' | 'effective'>

/** The sums of a level of limits in whole dollars; a state may require injury protection instead of what is paid to others. */
export function liabilityLimits({ state, effective }: Limited, limits: AutoLimits) {
  return limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[limits]
}

/** The limit for damage to other people's property: as chosen, or what the limits of liability come with. */
export function propertyDamageOf(
  risk: Limited & { readonly auto: Pick<AutoRisk['auto'], 'limits' | 'propertyDamage'> },
): number {
  const { limits, propertyDamage } = risk.auto
  return propertyDamage === undefined ? liabilityLimits(risk, limits).property : Number(propertyDamage)
}
