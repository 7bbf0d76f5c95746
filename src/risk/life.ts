import { ageOn, type Day, dayOf, monthsBetween } from '../units/day.ts'
import type { Insured, PlacedApplication, RiskOfAnyLine } from './any-line.ts'
import { firstDayOf, type StartAnswer } from './first-day.ts'
import { type Body, bmiOf, healthClassOf, inchesOf } from './health-class.ts'
import type { BirthAnswer } from './insured-age.ts'
import { locationOf } from './location.ts'
import {
  type FaceAmount,
  type HealthClass,
  type HealthCondition,
  type Sex,
  type Term,
  type Tobacco,
  tobaccoUses,
} from './words.ts'

/** Face amount and years of the term, as offered on one card. */
export type LifeCover = '100000:20' | `250000:${'10' | '15' | '20'}` | `500000:${Term}` | `1000000:${Term}`

/** What one question combines: tobacco, health, and lifestyle. */
export type HealthAnswer = HealthCondition | keyof typeof tobaccoBy | 'NONE'

/** The use of tobacco by answer. */
const tobaccoBy = {
  TOBACCO_NOW: 'NOW',
  TOBACCO_QUIT_LATELY: 'QUIT_LATELY',
  TOBACCO_QUIT: 'QUIT',
} as const satisfies Partial<Record<string, Tobacco>>

/** Who is insured for life; carriers count the age from the last or the nearest birthday. */
export interface LifeInsured extends Insured {
  readonly dob: Day
  /** Completed years, plus one from half a year after the birthday on. */
  readonly ageNearest: number
  readonly sex: Sex
  readonly heightIn: number
  readonly weightLb: number
}

/** What a carrier rates for a term life policy. Sums are whole dollars as text, terms years. */
export interface LifeRisk extends RiskOfAnyLine {
  readonly line: 'life'
  readonly insured: LifeInsured
  readonly life: {
    readonly faceAmount: FaceAmount
    readonly term: Term
    readonly tobacco: Tobacco
    readonly conditions: readonly HealthCondition[]
    /** Body mass index, to one decimal. */
    readonly bmi: number
    /** The best class possible with this build and these answers. */
    readonly healthClass: HealthClass
  }
}

/** The answers of the life line that a carrier rates. */
export interface LifeAnswers extends StartAnswer {
  readonly cover: { readonly choice: LifeCover }
  readonly dob: BirthAnswer
  readonly sex: { readonly choice: Sex }
  readonly body: Body
  readonly health: { readonly choices: readonly HealthAnswer[] }
  readonly contact: { readonly firstName: string; readonly lastName: string }
}

/** The risk of a finished life application, with its assumptions. */
export function lifeRisk({ application, place, today }: PlacedApplication<LifeAnswers>): LifeRisk {
  const { cover, dob, sex, body, health, contact } = application
  const effective = firstDayOf(application, today)
  // The value of every card is a sum and a term.
  const [faceAmount, term] = cover.choice.split(':') as [FaceAmount, Term]
  const tobacco = tobaccoOf(health.choices)
  const conditions = health.choices.filter(isCondition)
  const bmi = bmiOf(body)
  return {
    line: 'life',
    state: place.state,
    effective,
    location: locationOf(place),
    insured: {
      first: contact.firstName,
      last: contact.lastName,
      ...agesOf(dob, effective),
      sex: sex.choice,
      heightIn: inchesOf(body),
      weightLb: body.weight,
    },
    life: {
      faceAmount,
      term,
      tobacco,
      conditions,
      bmi,
      healthClass: healthClassOf({ bmi, tobacco, conditions }),
    },
    assumed: ['lifeHistory', 'healthClass'],
  }
}

function agesOf(dob: BirthAnswer, effective: Day): Pick<LifeInsured, 'dob' | 'age' | 'ageNearest'> {
  const birth = dayOf(dob)
  const nearest = Math.floor((monthsBetween(birth, effective) + 6) / 12)
  return { dob: birth, age: ageOn(birth, effective), ageNearest: nearest }
}

/** The latest use counts: a current smoker never counts as having quit, whatever else is ticked. */
function tobaccoOf(answers: readonly HealthAnswer[]): Tobacco {
  const used = answers.filter(isTobacco).map(answer => tobaccoBy[answer])
  return tobaccoUses.find(use => used.some(one => one === use)) ?? 'NONE'
}

function isTobacco(answer: HealthAnswer): answer is keyof typeof tobaccoBy {
  return Object.hasOwn(tobaccoBy, answer)
}

function isCondition(answer: HealthAnswer): answer is HealthCondition {
  return answer !== 'NONE' && !isTobacco(answer)
}
