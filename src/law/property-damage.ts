import {
  type InjuryProtection,
  type LiabilityLimits,
  minimumLimits,
  type WhereAndWhen,
} from './auto-minimums.ts'

/** What policies pay for damage to the property of others, in whole dollars: the least that a state requires, or a usual limit. */
export const propertyDamages = [
  '5000',
  '10000',
  '15000',
  '20000',
  '25000',
  '30000',
  '50000',
  '100000',
  '250000',
] as const
export type PropertyDamage = (typeof propertyDamages)[number]

/** What is sold above the minimum in every state. */
const usual: readonly PropertyDamage[] = ['25000', '50000', '100000', '250000']

/** The highest limit with a minimum that pays nobody whom the driver injures. */
const mostWithoutInjuries = 100_000

/**
 * The limits for damage that may be chosen with limits for injuries: never below what the state requires, and no insurer sells more
 * than the limit for everybody injured in an accident.
 */
export function propertyDamagesBeside(
  limits: LiabilityLimits | InjuryProtection,
  home: WhereAndWhen,
): readonly PropertyDamage[] {
  const least = minimumLimits(home).property
  const most = 'perAccident' in limits ? limits.perAccident : mostWithoutInjuries
  return propertyDamages.filter(value => {
    const amount = Number(value)
    return (
      amount === least ||
      amount === limits.property ||
      (usual.includes(value) && amount > least && amount <= most)
    )
  })
}
