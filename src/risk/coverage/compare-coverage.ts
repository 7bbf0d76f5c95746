import type { AskableRisk } from '../askable.ts'
import { liabilityOf } from '../auto/liability.ts'
import { otherCoversOf } from '../other-covers.ts'
import {
  autoLimits,
  petPlans,
  physicalDamages,
  settlements,
  type Valuables,
  valuableKinds,
} from '../words.ts'

/** How the coverage of one risk compares to that of another that is otherwise the same. */
export type CoverageOrder = 'same' | 'less' | 'more'

/**
 * Whether a risk has less coverage than another, or more: a higher deductible or a lower limit is less. Null if some of it is less
 * and some is more, or if the two differ in anything else. Pure.
 */
export function compareCoverage(one: AskableRisk, other: AskableRisk): CoverageOrder | null {
  const [a, b] = [splitCoverage(one), splitCoverage(other)]
  if (a.rest !== b.rest || a.amounts.length !== b.amounts.length) return null
  const steps = a.amounts.map((amount, place) => Math.sign(amount - (b.amounts[place] ?? 0)))
  const [isLess, isMore] = [steps.includes(-1), steps.includes(1)]
  if (isLess && isMore) return null
  if (isLess) return 'less'
  return isMore ? 'more' : 'same'
}

/** More than any amount in a risk. */
const unlimited = Number.MAX_SAFE_INTEGER

interface SplitRisk {
  /** The larger, the more coverage. */
  readonly amounts: readonly number[]
  /** The risk without its coverage, as text. */
  readonly rest: string
}

function splitCoverage(risk: AskableRisk): SplitRisk {
  const { amounts, rest } = partsOf(risk)
  // What is assumed follows the coverage, and costs nothing by itself.
  return { amounts, rest: JSON.stringify({ ...rest, assumed: [] }) }
}

function partsOf(risk: AskableRisk): { readonly amounts: readonly number[]; readonly rest: object } {
  switch (risk.line) {
    case 'auto': {
      const { auto, vehicles } = risk
      const { limits, physicalDamage, deductible, tort, incidents, discounts, daysAhead } = auto
      const { uninsured, underinsured, injuryProtection, medicalPayments, rental } = otherCoversOf(risk)
      const withNone = ['NONE', ...autoLimits]
      return {
        amounts: [
          autoLimits.indexOf(limits),
          liabilityOf(risk).property,
          -physicalDamages.indexOf(physicalDamage),
          // Without coverage for the car, the owner bears the whole loss.
          ...vehicles.map(car =>
            physicalDamage === 'LIABILITY' ? -unlimited : -Number(car.deductible ?? deductible),
          ),
          withNone.indexOf(uninsured),
          withNone.indexOf(underinsured),
          Math.min(injuryProtection, unlimited),
          Number(medicalPayments),
          Number(rental),
          auto.comprehensiveDeductible === undefined ? 0 : -Number(auto.comprehensiveDeductible),
          auto.fullGlass ? 1 : 0,
          auto.roadside ? 1 : 0,
          auto.uninsuredStacked === false ? 0 : 1,
          tort === 'LIMITED' ? 0 : 1,
        ],
        rest: {
          ...risk,
          auto: { incidents, discounts, daysAhead },
          vehicles: vehicles.map(({ deductible: _, ...car }) => car),
        },
      }
    }
    case 'homeowner': {
      const { cover, deductible, windDeductible, roofSettlement, ...home } = risk.home
      const { dwelling, otherStructures, belongings, lossOfUse, liability, medicalPayments } = cover
      const { ordinance, waterBackup, valuables } = cover
      return {
        amounts: [
          ...[dwelling, otherStructures, belongings, lossOfUse, liability, medicalPayments],
          -Number(deductible),
          -Number(windDeductible),
          ...[ordinance, waterBackup, settlements.indexOf(roofSettlement)],
          ...dollarsOf(valuables),
        ],
        rest: { ...risk, home },
      }
    }
    case 'renters': {
      const { personalProperty, liability, deductible, settlement, valuables, ...renters } = risk.renters
      return {
        amounts: [
          Number(personalProperty),
          Number(liability),
          -Number(deductible),
          settlements.indexOf(settlement),
          ...dollarsOf(valuables),
        ],
        rest: { ...risk, renters },
      }
    }
    case 'life': {
      const { faceAmount, term, ...life } = risk.life
      return { amounts: [Number(faceAmount), Number(term)], rest: { ...risk, life } }
    }
    case 'pet': {
      const { plan, deductible, reimbursement, annualLimit } = risk.cover
      return {
        amounts: [
          petPlans.indexOf(plan),
          -deductible,
          reimbursement,
          annualLimit === 0 ? unlimited : annualLimit,
        ],
        rest: { ...risk, cover: null },
      }
    }
    case 'travel': {
      const { cost, costPerTraveler: _, ...trip } = risk.trip
      return { amounts: [cost], rest: { ...risk, trip } }
    }
  }
}

function dollarsOf(valuables: Valuables = {}): readonly number[] {
  return valuableKinds.map(kind => valuables[kind] ?? 0)
}
