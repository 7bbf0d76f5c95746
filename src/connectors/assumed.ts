import type { LoadedPlan } from '../rating/book.ts'
import type { Assumption } from '../risk/assumptions.ts'
import type { Quoted } from './connector.ts'

/** An assumption about something that a plan may price by. */
interface RatedAssumption {
  /** The input of the plan that depends on it. */
  readonly input: string
  /** It concerns a strong factor, so a price that rests on it is an estimate. */
  readonly isGuess: boolean
}

/** Assumptions that only some prices rest on, each about one thing that a visitor may skip or leave open. */
export const rateable = [
  'age',
  'protections',
  'yearBuilt',
  'roofAge',
  'roofMaterial',
  'roofShape',
  'squareFeet',
  'features',
  'windFeatures',
  'wildfireMeasures',
  'recentClaims',
  'oldClaims',
  'petAge',
  'creditNotGiven',
  'priorLimits',
] as const satisfies readonly Assumption[]
export type Rateable = (typeof rateable)[number]

const rated: Partial<Record<Assumption, RatedAssumption>> & Record<Rateable, RatedAssumption> = {
  age: { input: 'insuredAge', isGuess: true },
  protections: { input: 'protections', isGuess: false },
  yearBuilt: { input: 'yearBuilt', isGuess: true },
  roofAge: { input: 'roofAge', isGuess: true },
  roofMaterial: { input: 'roofMaterial', isGuess: false },
  roofShape: { input: 'roofShape', isGuess: false },
  squareFeet: { input: 'coverageA', isGuess: true },
  features: { input: 'devices', isGuess: false },
  windFeatures: { input: 'windFeatures', isGuess: false },
  wildfireMeasures: { input: 'wildfireMeasures', isGuess: false },
  recentClaims: { input: 'claimMonths', isGuess: false },
  oldClaims: { input: 'claims', isGuess: false },
  petAge: { input: 'ageMonths', isGuess: true },
  creditNotGiven: { input: 'credit', isGuess: true },
  priorLimits: { input: 'priorLimits', isGuess: false },
}

/** The input of a plan that depends on an assumption; undefined where it does not concern a single input. */
export function inputAssumed(assumption: Assumption): string | undefined {
  return rated[assumption]?.input
}

/** Whether an assumption concerns a strong factor: a price that rests on it is an estimate. */
export function isGuess(assumption: Assumption): boolean {
  return rated[assumption]?.isGuess ?? false
}

/** The assumptions of a price by a plan: all that change it, and whether it is an estimate. */
export function assumedBy(
  { ratedBy }: Pick<LoadedPlan, 'ratedBy'>,
  assumed: readonly Assumption[],
): Pick<Quoted, 'assumed' | 'estimated'> {
  const concerning = assumed.filter(assumption => {
    const input = inputAssumed(assumption)
    return input === undefined || ratedBy.has(input)
  })
  return assumedOf(concerning)
}

/** The assumptions of a price whose rates we don't know. Each one counts, because it may change the price. */
export function assumedOf(assumed: readonly Assumption[]): Pick<Quoted, 'assumed' | 'estimated'> {
  return {
    estimated: assumed.some(isGuess),
    assumed: assumed.map(assumption => ({ key: `assumed.${assumption}` }) as const),
  }
}
