import type { Assumption } from '../../../risk/assumptions.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/**
 * The questions of the lines that would replace an assumption with an answer, by their names; of several, a later one leads to the
 * first.
 */
const questionsForAssumption: Readonly<Partial<Record<Assumption, readonly string[]>>> = {
  age: ['dob'],
  credit: ['credit'],
  creditNotGiven: ['credit'],
  drivingDays: ['carMiles'],
  drivingRecord: ['record'],
  features: ['features'],
  firstPayment: ['firstPayment'],
  fullTort: ['tort'],
  homeCondition: ['updates', 'yearBuilt'],
  injuryProtection: ['injuryProtection'],
  limitedTort: ['tort'],
  petAge: ['dob'],
  priorCover: ['insurer'],
  priorLimits: ['priorLimits'],
  protections: ['protections'],
  recentIncidents: ['record'],
  roofAge: ['roof'],
  squareFeet: ['squareFeet'],
  travelerAges: ['birthdays'],
  windFeatures: ['windFeatures'],
  yearBuilt: ['yearBuilt'],
}

/** The first of them that can be asked now; undefined where none can. */
export function questionFor(sentence: Sentence, askable: { has(name: string): boolean }): string | undefined {
  return questionsFor(sentence).find(name => askable.has(name))
}

/** The names of the questions that would answer an assumption, the nearest first; none for other sentences. */
export function questionsFor(sentence: Sentence): readonly string[] {
  if (!('key' in sentence)) return []
  // A key that is not an assumption is in no table.
  return questionsForAssumption[sentence.key.replace(/^assumed\./, '') as Assumption] ?? []
}
