import type { Day } from '../units/day.ts'
import type { State } from './jurisdictions.ts'

/** The lines of insurance, on offer or not. */
export const insuranceLines = ['renters', 'auto', 'homeowner', 'pet', 'travel', 'life'] as const
export type InsuranceLine = (typeof insuranceLines)[number]

/** What a state may regulate when an insurer prices or refuses a risk. */
export type Factor =
  | 'age'
  | 'credit'
  | 'dogBreed'
  | 'education'
  | 'externalData'
  | 'gender'
  | 'geneticTests'
  | 'homeOwnership'
  | 'maritalStatus'
  | 'notAtFaultAccident'
  | 'occupation'
  | 'priorInsurance'
  | 'territoryZip'
  | 'yearsLicensed'

/** Each factor as named in a sentence: "Hawaii keeps credit out of auto prices". */
export const factorWords: Readonly<Record<Factor, string>> = {
  age: 'age',
  credit: 'credit',
  dogBreed: 'the breed of a dog',
  education: 'education',
  externalData: 'outside data',
  gender: 'sex',
  geneticTests: 'genetic tests',
  homeOwnership: 'home ownership',
  maritalStatus: 'marital status',
  notAtFaultAccident: 'accidents without fault',
  occupation: 'occupation',
  priorInsurance: 'prior insurance',
  territoryZip: 'the ZIP code',
  yearsLicensed: 'years licensed',
}

export type Status = 'allowed' | 'limited' | 'banned' | 'mandatory' | 'unclear'

export interface Rule {
  readonly line: InsuranceLine
  readonly state: State
  readonly factor: Factor
  readonly status: Status
  /** Whether a plan may price by the factor. An unclear rule is read cautiously. */
  readonly rate: boolean
  /** Whether a plan may refuse a risk for the factor. */
  readonly refuse: boolean
  /** Statute, regulation or interpretation; empty if there is no special rule. */
  readonly detail: string
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** The first day it applies; absent if it is older than any policy here. */
  readonly from?: Day
  /** The first day it no longer applies. */
  readonly until?: Day
}

/** One query: this factor, in this line and state, for a policy that starts on this day. */
export interface LawQuestion {
  readonly line: InsuranceLine
  readonly state: State
  readonly factor: Factor
  readonly on: Day
}

export interface Rulebook {
  ruleFor(question: LawQuestion): Rule
  /** Every rule listed for the factor, whenever it applies. */
  rulesOf(question: Omit<LawQuestion, 'on'>): readonly Rule[]
  /** Whether a price may depend on the factor. */
  mayRate(question: LawQuestion): boolean
  /** Whether a risk may be refused for the factor. */
  mayRefuse(question: LawQuestion): boolean
}

/**
 * The law as a look-up table. Only exceptions are listed; anything else is allowed, except that credit is limited
 * everywhere by the usual model act. Of two rules that apply on a day, the later one counts.
 */
export function rulebook(exceptions: readonly Rule[]): Rulebook {
  const byKey = Map.groupBy(exceptions, keyOf)
  const ruleFor = (question: LawQuestion) =>
    byKey.get(keyOf(question))?.findLast(rule => holds(rule, question.on)) ?? standing(question)
  return {
    ruleFor,
    rulesOf: question => byKey.get(keyOf(question)) ?? [],
    mayRate: question => ruleFor(question).rate,
    mayRefuse: question => ruleFor(question).refuse,
  }
}

function keyOf({ line, state, factor }: Pick<LawQuestion, 'line' | 'state' | 'factor'>): string {
  return `${line} ${state} ${factor}`
}

function holds({ from, until }: Rule, on: Day): boolean {
  return (from === undefined || from <= on) && (until === undefined || on < until)
}

function standing({ line, state, factor }: LawQuestion): Rule {
  const where = { line, state, factor, rate: true, source: 'recalled', confidence: 'medium' } as const
  if (factor === 'credit')
    return {
      ...where,
      status: 'limited',
      refuse: false,
      detail: 'Model act: not the sole basis, no penalty for a missing score, notice of an adverse action.',
    }
  return { ...where, status: 'allowed', refuse: true, detail: '' }
}
