import { usualOrdinance } from '../../law/home-covers.ts'
import type { State } from '../../law/jurisdictions.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { type Valuables, valuableKinds } from '../../risk/words.ts'
import { homeownerInputsOf } from '../inputs/homeowner.ts'
import { autoCoverage } from './auto.ts'
import type { CoveragePart } from './coverage.ts'

/** What a visitor asked to be covered, part by part; for a trip, whether that is the trip's cost or medical care alone. */
export function chosenCoverage(risk: AskableRisk): readonly CoveragePart[] {
  switch (risk.line) {
    case 'renters': {
      const { personalProperty, liability, deductible, valuables } = risk.renters
      return [
        { kind: 'belongings', amounts: [Number(personalProperty)] },
        { kind: 'liability', amounts: [Number(liability)] },
        { kind: 'deductible', amounts: [Number(deductible)] },
        ...scheduled(valuables),
      ]
    }
    case 'auto':
      return autoCoverage(risk)
    case 'homeowner':
      return homeCoverage(risk)
    case 'pet':
      return petCoverage(risk.cover)
    case 'travel':
      return [risk.trip.cost > 0 ? { kind: 'tripCost', amounts: [100] } : { kind: 'medicalOnly' }]
    case 'life':
      return [
        { kind: 'faceAmount', amounts: [Number(risk.life.faceAmount)] },
        { kind: 'term', amounts: [Number(risk.life.term)] },
      ]
  }
}

/** As plans price it: limits beyond their vocabulary count as its ends. */
function homeCoverage(risk: AskableRisk<'homeowner'>): readonly CoveragePart[] {
  const inputs = homeownerInputsOf(risk)
  const { coverageA, belongings, liability, deductible, windPeril, windDeductible } = inputs
  return [
    { kind: 'dwelling', amounts: [coverageA] },
    { kind: 'belongings', amounts: [belongings] },
    { kind: 'liability', amounts: [liability] },
    { kind: 'deductible', amounts: [deductible] },
    ...(windPeril === 'none'
      ? []
      : [{ kind: 'windDeductible', of: windPeril, amounts: [windDeductible] } as const]),
    ...addedCoverage(risk.state, risk.home),
  ]
}

/** What a visitor added to the usual coverage of a home or removed from it; what every policy in the state has is left out. */
export function addedCoverage(
  state: State,
  {
    type,
    cover: { dwelling, ordinance, waterBackup, valuables },
    roofSettlement,
  }: Pick<AskableRisk<'homeowner'>['home'], 'type' | 'cover' | 'roofSettlement'>,
): readonly CoveragePart[] {
  const usual = (dwelling * Number(usualOrdinance({ state, isHouse: type !== 'CONDO' }))) / 100
  return [
    ...(ordinance > 0 && ordinance !== usual ? [{ kind: 'ordinance', amounts: [ordinance] } as const] : []),
    ...(waterBackup > 0 ? [{ kind: 'waterBackup', amounts: [waterBackup] } as const] : []),
    ...(roofSettlement === 'ACTUAL_CASH_VALUE' ? [{ kind: 'roofCashValue' } as const] : []),
    ...scheduled(valuables),
  ]
}

/** The things that are insured one by one, by kind. */
export function scheduled(valuables: Valuables = {}): readonly CoveragePart[] {
  return valuableKinds.flatMap(of => {
    const value = valuables[of] ?? 0
    return value > 0 ? [{ kind: 'valuables', of, amounts: [value] } as const] : []
  })
}

function petCoverage({
  plan,
  deductible,
  reimbursement,
  annualLimit,
}: AskableRisk<'pet'>['cover']): readonly CoveragePart[] {
  return [
    ...(plan === 'ACCIDENT_ONLY' ? [{ kind: 'accidentsOnly' } as const] : []),
    { kind: 'reimbursement', amounts: [reimbursement] },
    { kind: 'deductible', amounts: [deductible] },
    annualLimit === 0
      ? { kind: 'yearlyLimit', isUnlimited: true }
      : { kind: 'yearlyLimit', amounts: [annualLimit] },
    ...(plan === 'WELLNESS' ? [{ kind: 'routineCare' } as const] : []),
  ]
}
