import type { AskableRisk } from '../../risk/askable.ts'
import { homeownerInputsOf } from '../inputs/homeowner.ts'
import { autoCoverage } from './auto.ts'
import type { CoveragePart } from './coverage.ts'

/** What a visitor asked to be covered, part by part; of a trip, whether it is the trip's cost or medical care alone. */
export function chosenCoverage(risk: AskableRisk): readonly CoveragePart[] {
  switch (risk.line) {
    case 'renters': {
      const { personalProperty, liability, deductible } = risk.renters
      return [
        { kind: 'belongings', amounts: [Number(personalProperty)] },
        { kind: 'liability', amounts: [Number(liability)] },
        { kind: 'deductible', amounts: [Number(deductible)] },
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
  const { coverageA, belongings, liability, deductible, windPeril, windDeductible } = homeownerInputsOf(risk)
  return [
    { kind: 'dwelling', amounts: [coverageA] },
    { kind: 'belongings', amounts: [belongings] },
    { kind: 'liability', amounts: [liability] },
    { kind: 'deductible', amounts: [deductible] },
    ...(windPeril === 'none'
      ? []
      : [{ kind: 'windDeductible', of: windPeril, amounts: [windDeductible] } as const]),
  ]
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
