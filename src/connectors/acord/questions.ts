import { AcordError } from './codes.ts'
import { allAt, textAt, type XmlElement } from './xml-read.ts'
import { element, type XmlPart } from './xml-write.ts'

/**
 * What ACORD has no element for, or none fine enough, is asked and answered as a QuestionAnswer with a code of ours.
 * This is the list that a carrier's contract agrees on.
 */
export const questions = {
  /** The day on which the visitor passed the page with the information disclosure. */
  informationDisclosure: 'com.wadsworth_InformationDisclosureDt',
  /** Whether the visitor agreed that insurers are asked, and may order reports. */
  consent: 'com.wadsworth_ConsentCd',
  /** Names of what was not answered and is taken for granted. */
  assumed: 'com.wadsworth_Assumed',
  /** Of the insured, where no birth date was given. */
  assumedAge: 'com.wadsworth_AssumedAge',
  /** Five digits, state and county. */
  countyFips: 'com.wadsworth_CountyFips',

  /** Limits of liability are the least that the state allows. */
  stateMinimum: 'com.wadsworth_StateMinimumLimits',
  /** Of the past five years, of any driver: neither whose nor when is known, so they are no AccidentViolation. */
  incidents: 'com.wadsworth_Incidents',
  /** Insurance before, in one word: how long it has lasted, or why it ended. */
  priorInsurance: 'com.wadsworth_PriorInsurance',
  priorLimits: 'com.wadsworth_PriorLimits',
  homeOwnership: 'com.wadsworth_HomeOwnership',
  /** As the visitor told it; no report. */
  credit: 'com.wadsworth_CreditSelfReported',
  education: 'com.wadsworth_Education',
  /** Our own classification of make and model. */
  vehicleGroup: 'com.wadsworth_VehicleGroup',

  homeType: 'com.wadsworth_HomeType',
  /** Devices that BldgProtection has no element for. */
  devices: 'com.wadsworth_Devices',
  trampoline: 'com.wadsworth_Trampoline',
  woodStove: 'com.wadsworth_WoodStove',
  animal: 'com.wadsworth_Animal',
  /** Of the past five years: how many and of what cause, but not when, so they are no Loss. */
  losses: 'com.wadsworth_Losses',
  /** Whole miles to the coast that hurricanes reach. */
  coastMiles: 'com.wadsworth_CoastMiles',
  coastal: 'com.wadsworth_Coastal',
  /** How belongings are paid: at actual cash value or replacement cost. */
  settlement: 'com.wadsworth_Settlement',
} as const

export type Question = keyof typeof questions

/** An answer in words or, where it is yes or no, as a code; nothing where there is none. */
export function questionAnswer(
  question: Question,
  answer: string | boolean | undefined,
): XmlPart | undefined {
  if (answer === undefined) return undefined
  const told =
    typeof answer === 'string' ? element('Explanation', answer) : element('YesNoCd', answer ? 'YES' : 'NO')
  return element('QuestionAnswer', [element('QuestionCd', questions[question]), told])
}

/** The answer in words to a question that is asked directly below an element. */
export function answerTo(from: XmlElement, question: Question): string | undefined {
  return asked(from, question, 'Explanation')
}

/** Whether a question below an element is answered with yes. */
export function isYes(from: XmlElement, question: Question): boolean {
  return asked(from, question, 'YesNoCd') === 'YES'
}

/** One of several words. Throws an AcordError for any other answer, and for none. */
export function oneOf<Word extends string>(words: readonly Word[], answer: string | undefined): Word {
  const word = words.find(word => word === answer)
  if (word === undefined) throw new AcordError(`none of the words ${words.join(', ')}`)
  return word
}

/** Any number of words, in the order in which they were written. Throws as above. */
export function someOf<Word extends string>(words: readonly Word[], answer = ''): readonly Word[] {
  return answer
    .split(' ')
    .filter(word => word !== '')
    .map(word => oneOf(words, word))
}

function asked(from: XmlElement, question: Question, answer: 'Explanation' | 'YesNoCd'): string | undefined {
  const found = allAt(from, 'QuestionAnswer').find(one => textAt(one, 'QuestionCd') === questions[question])
  return found && textAt(found, answer)
}
