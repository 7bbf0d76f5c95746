import type { Assumption } from '../../risk/assumptions.ts'

/** The question of the line that would put an answer in the place of an assumption, by its name; absent where none asks. */
export const askedAs: Readonly<Partial<Record<Assumption, string>>> = {
  age: 'dob',
  credit: 'credit',
  creditNotGiven: 'credit',
  features: 'features',
  fullTort: 'tort',
  injuryProtection: 'injuryProtection',
  limitedTort: 'tort',
  petAge: 'dob',
  priorCover: 'insurer',
  priorLimits: 'priorLimits',
  protections: 'protections',
  roofAge: 'roof',
  squareFeet: 'squareFeet',
  yearBuilt: 'yearBuilt',
}
