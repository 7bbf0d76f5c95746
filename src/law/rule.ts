import type { Text } from '../language/text.ts'
import type { Day } from '../units/day.ts'
import type { State } from './jurisdictions.ts'
import { isOfficial } from './official.ts'

/** The lines of insurance, on offer or not. */
export const insuranceLines = ['renters', 'auto', 'homeowner', 'pet', 'travel', 'life'] as const
export type InsuranceLine = (typeof insuranceLines)[number]

/** What a state may regulate when an insurer prices or refuses a risk. */
export type Factor =
  | 'age'
  | 'annualMiles'
  | 'antiTheft'
  | 'buying'
  | 'comprehensiveClaim'
  | 'credit'
  | 'dogBreed'
  | 'driverAssignment'
  | 'drivingRecord'
  | 'education'
  | 'externalData'
  | 'gender'
  | 'geneticTests'
  | 'goodDriver'
  | 'homeOwnership'
  | 'inquiry'
  | 'maritalStatus'
  | 'multiCar'
  | 'multiPolicy'
  | 'notAtFaultAccident'
  | 'occupation'
  | 'preventionCourse'
  | 'priorInsurance'
  | 'roofAge'
  | 'seniorAge'
  | 'studentDiscount'
  | 'telematics'
  | 'territoryZip'
  | 'vehicleType'
  | 'vehicleUse'
  | 'weatherClaim'
  | 'wildfireMitigation'
  | 'wildfireRisk'
  | 'windMitigation'
  | 'yearsLicensed'

/** Each factor as named in a sentence: "Hawaii keeps credit out of auto prices". */
export const factorWords: Readonly<Record<Factor, string>> = {
  age: 'age',
  annualMiles: 'annual mileage',
  antiTheft: 'a device against theft',
  buying: 'how and when a policy is bought',
  comprehensiveClaim: 'comprehensive claims',
  credit: 'credit',
  dogBreed: 'the breed of a dog',
  driverAssignment: 'which driver a car is rated by',
  drivingRecord: 'the driving record',
  education: 'education',
  externalData: 'outside data',
  gender: 'sex',
  geneticTests: 'genetic tests',
  goodDriver: 'being a good driver',
  homeOwnership: 'home ownership',
  inquiry: 'questions about coverage',
  maritalStatus: 'marital status',
  multiCar: 'having several cars',
  multiPolicy: 'insuring a car and a home together',
  notAtFaultAccident: 'not-at-fault accidents',
  occupation: 'occupation',
  preventionCourse: 'a course in accident prevention',
  priorInsurance: 'prior insurance',
  roofAge: 'the age of the roof',
  seniorAge: 'being 65 or older',
  studentDiscount: 'grades, driver training or school far away',
  telematics: 'how a device sees somebody drive',
  territoryZip: 'the ZIP code',
  vehicleType: 'the type of car',
  vehicleUse: 'what a car is used for',
  weatherClaim: 'weather claims',
  wildfireMitigation: 'protection from wildfire',
  wildfireRisk: 'the danger of wildfire',
  windMitigation: 'protection from the wind',
  yearsLicensed: 'years licensed',
}

/** The factor for an incident that a state may keep out of prices separately from the rest of the driving record. */
const incidentFactors = { COMP_CLAIM: 'comprehensiveClaim', NOT_AT_FAULT: 'notAtFaultAccident' } as const

/** What an incident counts as: the driving record, unless the law has a separate factor for it. */
export function factorOfIncident(
  incident: string,
): 'drivingRecord' | (typeof incidentFactors)[keyof typeof incidentFactors] {
  return incidentFactors[incident as keyof typeof incidentFactors] ?? 'drivingRecord'
}

export type Status = 'allowed' | 'limited' | 'banned' | 'mandatory' | 'unclear'

/** A number or an order that a limited or mandatory rule sets for plans. Shares are decimals as text. */
export type Bound =
  /** The highest price is at most this share above the lowest. */
  | { readonly swing: string }
  /** It may lower a price and never raise one. */
  | { readonly only: 'lowers' }
  /** In a plan that prices by the other factor, each of its values lowers the price; other plans may leave it out. */
  | { readonly each: 'lowers'; readonly beside: Factor }
  /** It must weigh less than each of these. */
  | { readonly below: readonly Factor[] }
  /** The smallest discount for those who qualify: on every coverage, or on those on which a plan gives it. */
  | { readonly discount: string; readonly of?: 'reached' }
  /** Each car is rated by one driver, and those beyond the drivers by the lowest factor. */
  | { readonly driversPerCar: 1 }
  /** What happened this many months ago, or earlier, does not count. */
  | { readonly months: number }
  /** Years licensed until a charge has to end, by the first day of the license, the earliest first. */
  | { readonly years: readonly { readonly licensedFrom?: Day; readonly until: number }[] }

export interface Rule {
  readonly line: InsuranceLine
  readonly state: State
  readonly factor: Factor
  readonly status: Status
  /** Whether a plan may price by the factor. An unclear rule is read cautiously. */
  readonly rate: boolean
  /** Whether a plan may refuse a risk for the factor. */
  readonly refuse: boolean
  /** Present where a limited or mandatory rule comes with a number or an order. */
  readonly bound?: Bound
  /** The rule as a sentence for visitors in our own words; empty if there is no special rule. */
  readonly detail: Text
  /** The statute, regulation or judgment, as lawyers cite it; absent if none is known. */
  readonly statute?: string
  /** The source in which it was read; `recalled` if nobody looked it up. */
  readonly source: string
  readonly confidence: 'high' | 'medium' | 'low'
  /** The first day it applies; absent if it is older than any policy here. */
  readonly from?: Day
  /** The first day it no longer applies. */
  readonly until?: Day
}

/**
 * Whether a rule may be presented to visitors as the law: somebody read the statute that it names, or what an authority says about
 * it, and is confident of it. Any other rule may keep a factor from carriers, but is not shown.
 */
export function isSure({ statute, source, confidence }: Rule): boolean {
  return statute !== undefined && isOfficial(source) && confidence === 'high'
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
  /** The factors that have to count in a line and state on some day, or whose weight is limited. */
  boundedFactors(home: Pick<LawQuestion, 'line' | 'state'>): readonly Factor[]
  /** The listed rules of a state on a day, in the order of the list. */
  rulesIn(home: Pick<LawQuestion, 'state' | 'on'>): readonly Rule[]
}

/**
 * The law as a look-up table. Only exceptions are listed; anything else is allowed, except that credit is limited
 * everywhere by the usual model act. Of two rules that apply on a day, the later one counts.
 */
export function rulebook(exceptions: readonly Rule[]): Rulebook {
  const byKey = Map.groupBy(exceptions, keyOf)
  const bounded = Map.groupBy(
    exceptions.filter(({ status, bound }) => status === 'mandatory' || bound !== undefined),
    ({ line, state }) => `${line} ${state}`,
  )
  const ruleFor = (question: LawQuestion) =>
    byKey.get(keyOf(question))?.findLast(rule => holds(rule, question.on)) ?? standing(question)
  return {
    ruleFor,
    rulesOf: question => byKey.get(keyOf(question)) ?? [],
    mayRate: question => ruleFor(question).rate,
    mayRefuse: question => ruleFor(question).refuse,
    boundedFactors: ({ line, state }) => [
      ...new Set(bounded.get(`${line} ${state}`)?.map(({ factor }) => factor)),
    ],
    rulesIn: ({ state, on }) =>
      exceptions.filter(rule => rule.state === state && ruleFor({ ...rule, on }) === rule),
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
      detail: {
        en: 'Model act: not the sole basis, no penalty for a missing score, notice of an adverse action.',
        es: 'Ley modelo: no puede ser la única base, no se penaliza la falta de un puntaje y debe avisarse de una decisión desfavorable.',
      },
    }
  return { ...where, status: 'allowed', refuse: true, detail: { en: '' } }
}
