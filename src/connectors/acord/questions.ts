import type { RentersRisk } from '../../risk/renters.ts'
import { AcordError } from './codes.ts'
import { allAt, textAt, type XmlElement } from './xml/xml-read.ts'
import { element, type XmlPart, type XmlParts } from './xml/xml-write.ts'

/**
 * Whatever ACORD has no element for, or no precise enough one, goes into a QuestionAnswer with a code of ours. The contract with a
 * carrier includes this list.
 */
export const questions = {
  /** The day on which the visitor passed the page with the information disclosure. */
  informationDisclosure: 'com.quotes_InformationDisclosureDt',
  /** Whether the visitor agreed that we may ask insurers, and that they may order reports. */
  consent: 'com.quotes_ConsentCd',
  /** Names of what we assume because the visitor did not answer. */
  assumed: 'com.quotes_Assumed',
  /** The insured's age, if the visitor gave no birth date. */
  assumedAge: 'com.quotes_AssumedAge',
  /** Five digits, state and county. */
  countyFips: 'com.quotes_CountyFips',

  /** The limits of liability are the least that the state allows. */
  stateMinimum: 'com.quotes_StateMinimumLimits',
  /** EXCLUDED or OPTED_OUT: medical care that Michigan lets buyers leave to health coverage or Medicare. */
  injuryProtection: 'com.quotes_InjuryProtection',
  /** NO if the uninsured motorist limits are not to be stacked over the cars, although the state has them stacked. */
  uninsuredStacked: 'com.quotes_UninsuredStacked',
  /** FULL or LIMITED: the right to sue, where the state lets the buyer choose it. */
  tort: 'com.quotes_Tort',
  /** In the past five years, by any driver. Those whose driver and month we know are in AccidentViolation too. */
  incidents: 'com.quotes_Incidents',
  /** Earlier insurance, in one word: how long it has lasted, or why it ended. */
  priorInsurance: 'com.quotes_PriorInsurance',
  priorLimits: 'com.quotes_PriorLimits',
  homeOwnership: 'com.quotes_HomeOwnership',
  /** By the visitor's own account, not a report. */
  credit: 'com.quotes_CreditSelfReported',
  /** YES if the visitor would insure both a car and a home with the insurer; absent if not. */
  multiPolicy: 'com.quotes_MultiPolicy',
  education: 'com.quotes_Education',
  /** What lowers the price, for a driver, for the policy, and for a car. */
  driverDiscounts: 'com.quotes_DriverDiscounts',
  policyDiscounts: 'com.quotes_PolicyDiscounts',
  antiTheft: 'com.quotes_AntiTheftDevice',
  /** Our own classification of make and model. */
  vehicleGroup: 'com.quotes_VehicleGroup',

  homeType: 'com.quotes_HomeType',
  /** Devices that BldgProtection has no element for. */
  devices: 'com.quotes_Devices',
  /** Systems of an older home that are more than 30 years old, or NONE; absent if nobody said. */
  oldSystems: 'com.quotes_OldSystems',
  roofMaterial: 'com.quotes_RoofMaterial',
  roofShape: 'com.quotes_RoofShape',
  /** What protects the home from the wind; asked only in Florida. */
  windFeatures: 'com.quotes_WindFeatures',
  /** What protects the home from wildfire; asked only in California, where wildfires endanger the place. */
  wildfireMeasures: 'com.quotes_WildfireMeasures',
  trampoline: 'com.quotes_Trampoline',
  woodStove: 'com.quotes_WoodStove',
  animal: 'com.quotes_Animal',
  /** In the past five years: how many, and the cause if there is only one. Those whose month we know are in Loss too. */
  losses: 'com.quotes_Losses',
  /** Whole miles to the nearest salt-water shore. */
  coastMiles: 'com.quotes_CoastMiles',
  coastal: 'com.quotes_Coastal',
  /** How an older roof is paid for: at actual cash value or replacement cost. */
  roofSettlement: 'com.quotes_RoofSettlement',
  /** How belongings are paid for: at actual cash value or replacement cost. */
  settlement: 'com.quotes_Settlement',
} as const

export type Question = keyof typeof questions

/** Their common prefix; a dialect may name another. */
export const questionPrefix = questions.consent.replace(/[^_]*$/, '')

/** A tenant's answers that are one word each, and the question for each. */
export const tenantQuestions = {
  propertyType: 'homeType',
  losses: 'losses',
  settlement: 'settlement',
} as const satisfies Partial<Record<keyof RentersRisk['renters'], Question>>

export type TenantWord = keyof typeof tenantQuestions

/** The typed names of the above. */
export const tenantWords = Object.keys(tenantQuestions) as readonly TenantWord[]

/** An answer in words or, for yes and no, as a code; undefined if there is none. */
export function questionAnswer(
  question: Question,
  answer: string | boolean | undefined,
): XmlPart | undefined {
  if (answer === undefined) return undefined
  const answerElement =
    typeof answer === 'string' ? element('Explanation', answer) : element('YesNoCd', answer ? 'YES' : 'NO')
  return element('QuestionAnswer', [element('QuestionCd', questions[question]), answerElement])
}

/** Answers to the carrier's own questions, under the codes that its folder gives them. */
export function ownAnswers(answers: Readonly<Record<string, string | number | boolean>> = {}): XmlParts {
  return Object.entries(answers).map(([code, answer]) =>
    element('QuestionAnswer', [
      element('QuestionCd', code),
      typeof answer === 'boolean'
        ? element('YesNoCd', answer ? 'YES' : 'NO')
        : element('Explanation', String(answer)),
    ]),
  )
}

/** The answer in words to a question directly below an element. */
export function answerTo(from: XmlElement, question: Question): string | undefined {
  return answerText(from, question, 'Explanation')
}

/** Whether a question directly below an element has the answer yes. */
export function isYes(from: XmlElement, question: Question): boolean {
  return answerText(from, question, 'YesNoCd') === 'YES'
}

/** Whether it has the answer no. */
export function isNo(from: XmlElement, question: Question): boolean {
  return answerText(from, question, 'YesNoCd') === 'NO'
}

/** One of several words. Throws an AcordError for any other answer, and for none. */
export function oneOf<Word extends string>(words: readonly Word[], answer: string | undefined): Word {
  const word = words.find(word => word === answer)
  if (word === undefined) throw new AcordError(`none of the words ${words.join(', ')}`)
  return word
}

/** Any number of words, in the order in which they were written. Throws as `oneOf` does. */
export function someOf<Word extends string>(words: readonly Word[], answer = ''): readonly Word[] {
  return answer
    .split(' ')
    .filter(word => word !== '')
    .map(word => oneOf(words, word))
}

function answerText(
  from: XmlElement,
  question: Question,
  answer: 'Explanation' | 'YesNoCd',
): string | undefined {
  const row = allAt(from, 'QuestionAnswer').find(one => textAt(one, 'QuestionCd') === questions[question])
  return row && textAt(row, answer)
}
