import {
  type CompulsoryCover,
  type OtherCover,
  otherCovers,
  pricedCovers,
  type TortOption,
} from '../../law/auto-covers.ts'
import { minimumLimits } from '../../law/auto-minimums.ts'
import type { State } from '../../law/jurisdictions.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { otherCoversOf } from '../../risk/other-covers.ts'
import { type AutoLimits, limitsOf, type PhysicalDamage } from '../../risk/words.ts'

/** A cover beside liability. */
export interface IncludedCover extends CompulsoryCover {
  /** For one person, then for all. */
  readonly limits?: readonly number[]
  readonly isUnlimited?: true
  /** Of injury protection: who pays medical care elsewhere, for some of the family or for all. */
  readonly elsewhere?: 'EXCLUDED' | 'OPTED_OUT'
}

/** What an auto policy covers, for a few words about it; in whole dollars. */
export interface AutoCover {
  /** Injury of one person, then of all; none where the state requires injury protection instead. */
  readonly injury: readonly number[]
  readonly injuryProtection: readonly number[]
  /** Damage to what others own. */
  readonly property: readonly number[]
  /** What else the price includes, by the law of the state or because it was chosen; absent where it is nothing. */
  readonly required?: readonly IncludedCover[]
  /** The covers of the state that the price leaves out; absent where there are none. */
  readonly without?: readonly OtherCover[]
  /** The right to sue, where the buyer chooses it. */
  readonly tort?: TortOption
  readonly physicalDamage: PhysicalDamage
  /** The deductibles for damage to the cars: one for everything, or one without collisions and one for collisions. */
  readonly deductibles: readonly number[]
  /** Those of the cars one by one; absent where they are alike. */
  readonly carDeductibles?: readonly number[]
  /** Dollars a day for a rental car; absent where there are none. */
  readonly rental?: number
}

/** Whether a price of a state includes a cover beside liability. */
export function hasCover(state: State, cover: OtherCover): boolean {
  return pricedCovers(state).included.some(one => one.cover === cover)
}

type CoveredRisk = Pick<AutoRisk, 'state' | 'effective' | 'auto'> & Partial<Pick<AutoRisk, 'vehicles'>>

/** What is covered: the limits, what else is included and left out, then the deductibles for damage to the cars. */
export function coverOf(risk: CoveredRisk): AutoCover {
  const { state, auto, vehicles = [] } = risk
  const { physicalDamage, deductible, tort } = auto
  const amounts = limitsIn(risk, auto.limits)
  const isNoFault = 'injuryProtection' in amounts
  const { rental } = otherCoversOf(risk)
  const included = includedCovers(risk)
  const required = included.filter(({ cover }) => !(isNoFault && cover === 'injuryProtection'))
  const byCar = vehicles.map(vehicle => Number(vehicle.deductible ?? deductible))
  const isApart = physicalDamage !== 'LIABILITY' && byCar.some(one => one !== Number(deductible))
  const without = pricedCovers(state).leftOut.filter(cover => !included.some(one => one.cover === cover))
  return {
    injury: injuryIn(risk, auto.limits),
    injuryProtection: isNoFault ? [amounts.injuryProtection] : [],
    property: [amounts.property],
    ...(required.length > 0 ? { required } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(tort ? { tort } : {}),
    physicalDamage,
    deductibles: physicalDamage === 'LIABILITY' ? [] : [Number(deductible)],
    ...(isApart ? { carDeductibles: byCar } : {}),
    ...(rental === '0' ? {} : { rental: Number(rental) }),
  }
}

type Limited = Pick<AutoRisk, 'state' | 'effective'>

function limitsIn({ state, effective }: Limited, limits: AutoLimits) {
  return limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[limits]
}

/** For one person, then for all; none where the state requires injury protection instead. */
function injuryIn(risk: Limited, limits: AutoLimits): readonly number[] {
  const amounts = limitsIn(risk, limits)
  return 'injuryProtection' in amounts ? [] : [amounts.perPerson, amounts.perAccident]
}

/** The covers beside liability, as bought, in their usual order. */
function includedCovers(risk: Pick<AutoRisk, 'state' | 'effective' | 'auto'>): readonly IncludedCover[] {
  const { included } = pricedCovers(risk.state)
  const { injuryProtection, uninsured, underinsured, medicalPayments } = otherCoversOf(risk)
  return otherCovers.flatMap((cover): readonly IncludedCover[] => {
    const byLaw = included.filter(one => one.cover === cover)
    switch (cover) {
      case 'uninsured':
        return uninsured === 'NONE' ? [] : [{ cover, limits: injuryIn(risk, uninsured) }]
      case 'underinsured':
        return underinsured === 'NONE' ? [] : [{ cover, limits: injuryIn(risk, underinsured) }]
      case 'medicalPayments':
        return medicalPayments === '0' ? [] : [{ cover, least: Number(medicalPayments) }]
      case 'injuryProtection':
        return injuryProtectionCover(risk.auto.injuryProtection, injuryProtection)
      default:
        return byLaw
    }
  })
}

function injuryProtectionCover(
  level: AutoRisk['auto']['injuryProtection'],
  amount: number,
): readonly IncludedCover[] {
  const cover = 'injuryProtection'
  if (level === 'OPTED_OUT') return [{ cover, elsewhere: level }]
  if (level === 'EXCLUDED') return [{ cover, least: amount, elsewhere: level }]
  if (amount === 0) return []
  return [Number.isFinite(amount) ? { cover, least: amount } : { cover, isUnlimited: true }]
}
