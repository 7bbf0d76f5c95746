import type { Assumption } from '../../../risk/assumptions.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/** The question of the line that would replace an assumption with an answer, by its name; absent where there is none. */
const questionForAssumption: Readonly<Partial<Record<Assumption, string>>> = {
  age: 'dob',
  credit: 'credit',
  creditNotGiven: 'credit',
  drivingDays: 'carMiles',
  drivingRecord: 'record',
  features: 'features',
  firstPayment: 'firstPayment',
  fullTort: 'tort',
  homeCondition: 'updates',
  injuryProtection: 'injuryProtection',
  limitedTort: 'tort',
  petAge: 'dob',
  priorCover: 'insurer',
  priorLimits: 'priorLimits',
  protections: 'protections',
  recentIncidents: 'record',
  roofAge: 'roof',
  squareFeet: 'squareFeet',
  travelerAges: 'birthdays',
  windFeatures: 'windFeatures',
  yearBuilt: 'yearBuilt',
}

/** The name of the question that would answer an assumption; undefined for other sentences too. */
export function questionFor(sentence: Sentence): string | undefined {
  if (!('key' in sentence)) return undefined
  // A key that is not an assumption is in no table.
  return questionForAssumption[sentence.key.replace(/^assumed\./, '') as Assumption]
}
