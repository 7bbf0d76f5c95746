import type { LoadedPlan } from '../rating/book.ts'
import { withMembers } from '../rating/inputs/input.ts'
import { vocabularyOf } from '../rating/inputs/inputs.ts'
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
  'credit',
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
  credit: { input: 'credit', isGuess: false },
  oldClaims: { input: 'claims', isGuess: false },
  petAge: { input: 'ageMonths', isGuess: true },
  creditNotGiven: { input: 'credit', isGuess: true },
  priorLimits: { input: 'priorLimits', isGuess: false },
}

/** The plan input that depends on an assumption; undefined if it does not concern a single input. */
export function inputAssumed(assumption: Assumption): string | undefined {
  return rated[assumption]?.input
}

/** Whether an assumption concerns a strong factor: a price that rests on it is an estimate. */
export function isGuess(assumption: Assumption): boolean {
  return rated[assumption]?.isGuess ?? false
}

/** A plan, and what it rates by. */
type Rating = Pick<LoadedPlan, 'ratedBy'> & { readonly plan: Pick<LoadedPlan['plan'], 'line'> }

/** The assumptions of a price by a plan: all that change it, and whether it is an estimate. */
export function assumedBy(
  plan: Rating,
  assumed: readonly Assumption[],
): Pick<Quoted, 'assumed' | 'estimated'> {
  return assumedOf(assumed.filter(assumption => concerns(plan, assumption)))
}

/**
 * Whether an assumption may change a plan's price. One that no plan of the line can rate may, because the insurer looks at it
 * later.
 */
export function concerns({ plan: { line }, ratedBy }: Rating, assumption: Assumption): boolean {
  const input = inputAssumed(assumption)
  return input === undefined || !(input in withMembers(vocabularyOf(line))) || ratedBy.has(input)
}

/** The assumptions of a price whose rates we don't know. Each one counts, because it may change the price. */
export function assumedOf(assumed: readonly Assumption[]): Pick<Quoted, 'assumed' | 'estimated'> {
  return {
    estimated: assumed.some(isGuess),
    assumed: assumed.map(assumption => ({ key: `assumed.${assumption}` }) as const),
  }
}
