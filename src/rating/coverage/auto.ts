import {
  type LeastCover,
  mayTurnDown,
  type OtherCover,
  otherCovers,
  pricedCovers,
} from '../../law/auto-covers.ts'
import { minimumLimits } from '../../law/auto-minimums.ts'
import { liabilityOf } from '../../risk/auto/liability.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import { otherCoversOf } from '../../risk/other-covers.ts'
import { type AutoLimits, limitsOf } from '../../risk/words.ts'
import { extraCoverage, stacked } from './auto-extras.ts'
import type { CoveragePart } from './coverage.ts'

type CoveredRisk = Pick<AutoRisk, 'state' | 'effective' | 'auto'> & Partial<Pick<AutoRisk, 'vehicles'>>

/**
 * What an auto policy covers: liability, or injury protection where the state requires that instead; the right to sue; what else the
 * price includes, by law or by choice, and what it leaves out; then the damage to the cars.
 */
export function autoCoverage(risk: CoveredRisk): readonly CoveragePart[] {
  const { state, auto } = risk
  const liability = liabilityParts(risk)
  const included = otherCoverage(risk)
  const without = pricedCovers(state).voluntary.filter(
    kind => ![...liability, ...included].some(one => one.kind === kind),
  )
  return [
    ...liability,
    ...(auto.tort ? [{ kind: 'tort', of: auto.tort } as const] : []),
    ...included,
    ...without.map(kind => lackOf(kind, risk)),
    ...damageOf(risk),
    ...extraCoverage(risk),
  ]
}

/** A coverage that the price leaves out: nobody asked for it, or the buyer turned down what the law includes. */
export function lackOf(
  kind: OtherCover,
  { state, auto }: Pick<CoveredRisk, 'state' | 'auto'>,
): OtherCoverage {
  const { injuryProtection, medicalPayments, uninsured, underinsured } = auto
  const isNone: Readonly<Record<OtherCover, boolean>> = {
    injuryProtection: injuryProtection === 'NONE',
    propertyProtection: false,
    medicalPayments: medicalPayments === '0',
    uninsured: uninsured === 'NONE',
    underinsured: uninsured === 'NONE' || underinsured === false,
  }
  const isTurnedDown = isNone[kind] && mayTurnDown(state, kind)
  return { kind, amounts: [0], ...(isTurnedDown ? { isRejected: true } : {}) }
}

function liabilityParts(risk: CoveredRisk): readonly CoveragePart[] {
  const limits = liabilityOf(risk)
  return [
    'injuryProtection' in limits
      ? { kind: 'injuryProtection', amounts: [limits.injuryProtection] }
      : { kind: 'injury', amounts: [limits.perPerson, limits.perAccident] },
    { kind: 'property', amounts: [limits.property] },
  ]
}

/** The deductible for damage to the cars, or each car's if they differ, and a rental car. */
function damageOf(risk: CoveredRisk): readonly CoveragePart[] {
  const { physicalDamage, deductible } = risk.auto
  const byCar = risk.vehicles?.map(vehicle => Number(vehicle.deductible ?? deductible)) ?? []
  const differ = byCar.some(one => one !== Number(deductible))
  const { rental } = otherCoversOf(risk)
  if (physicalDamage === 'LIABILITY') return [{ kind: 'liabilityOnly' }]
  return [
    ...(physicalDamage === 'COMP' ? [{ kind: 'comprehensiveOnly' } as const] : []),
    differ
      ? { kind: 'carDeductibles', amounts: byCar }
      : { kind: 'deductible', amounts: [Number(deductible)] },
    ...(rental === '0' ? [] : [{ kind: 'rental', amounts: [Number(rental)] } as const]),
  ]
}

type Limited = Pick<AutoRisk, 'state' | 'effective'>

function limitsIn({ state, effective }: Limited, limits: AutoLimits) {
  return limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[limits]
}

/** For one person, then for all; unknown if the state requires injury protection instead. */
function injuryIn(risk: Limited, limits: AutoLimits): Pick<CoveragePart, 'amounts'> {
  const amounts = limitsIn(risk, limits)
  return 'injuryProtection' in amounts ? {} : { amounts: [amounts.perPerson, amounts.perAccident] }
}

/** A coverage other than liability. */
export interface OtherCoverage extends CoveragePart {
  readonly kind: OtherCover
}

/** What is covered other than liability, as bought, in its usual order. */
export function otherCoverage(risk: CoveredRisk): readonly OtherCoverage[] {
  const { included } = pricedCovers(risk.state)
  const { injuryProtection, uninsured, underinsured, medicalPayments } = otherCoversOf(risk)
  const bought = otherCovers.flatMap((kind): readonly OtherCoverage[] => {
    switch (kind) {
      case 'uninsured':
        return uninsured === 'NONE' ? [] : [{ kind, ...injuryIn(risk, uninsured) }]
      case 'underinsured':
        return underinsured === 'NONE' ? [] : [{ kind, ...injuryIn(risk, underinsured) }]
      case 'medicalPayments':
        return medicalPayments === '0' ? [] : [{ kind, amounts: [Number(medicalPayments)] }]
      case 'injuryProtection':
        // If the state requires it instead of liability, it is listed there.
        return 'injuryProtection' in limitsIn(risk, risk.auto.limits)
          ? []
          : protectionOf(risk.auto.injuryProtection, injuryProtection)
      default:
        return included.filter(one => one.cover === kind).map(byLaw)
    }
  })
  return bought.map(part => stacked(risk, part))
}

function byLaw({ cover, least }: LeastCover): OtherCoverage {
  return { kind: cover, ...(least === undefined ? {} : { amounts: [least] }) }
}

function protectionOf(level: AutoRisk['auto']['injuryProtection'], amount: number): readonly OtherCoverage[] {
  const kind = 'injuryProtection'
  if (level === 'OPTED_OUT') return [{ kind, of: level }]
  if (level === 'EXCLUDED') return [{ kind, of: level, amounts: [amount] }]
  if (amount === 0) return []
  return [Number.isFinite(amount) ? { kind, amounts: [amount] } : { kind, isUnlimited: true }]
}
