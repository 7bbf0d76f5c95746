import { type Assumption, assumptions } from '../../../risk/assumptions.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/**
 * The questions of the lines that would replace an assumption with an answer, by name; of several, a later one may lead to the
 * first while it is not answered itself.
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
  priorLimits: ['priorLimits'],
  protections: ['protections'],
  recentClaims: ['claimRecord'],
  recentIncidents: ['record'],
  roofAge: ['roof'],
  roofMaterial: ['roofMaterial'],
  roofShape: ['roofShape'],
  squareFeet: ['squareFeet'],
  travelerAges: ['birthdays'],
  wildfireMeasures: ['wildfireMeasures'],
  windFeatures: ['windFeatures'],
  yearBuilt: ['yearBuilt'],
}

/** The first of them that can be asked now and may replace the assumption; undefined if none can. */
export function questionFor(
  sentence: Sentence,
  { questions, answered }: { readonly questions: Names; readonly answered: Names },
): string | undefined {
  return questionsFor(sentence).find((name, at) => questions.has(name) && (at === 0 || !answered.has(name)))
}

interface Names {
  has(name: string): boolean
}

/** The names of the questions that would answer an assumption, the nearest first; none for other sentences. */
export function questionsFor(sentence: Sentence): readonly string[] {
  const assumption = assumptionIn(sentence)
  return (assumption && questionsForAssumption[assumption]) ?? []
}

/** Whether an answer to the question would replace an assumption. */
export function replacesAssumption(question: string): boolean {
  return Object.values(questionsForAssumption).some(names => names.includes(question))
}

/** What a sentence says is assumed; undefined for other sentences. */
export function assumptionIn(sentence: Sentence): Assumption | undefined {
  const [, name] = ('key' in sentence && /^assumed\.(.+)$/.exec(sentence.key)) || []
  return assumptions.find(assumption => assumption === name)
}
