import { type Day, dayOf, daysBetween, monthsBetween } from '../units/day.ts'
import type { PlacedApplication, RiskOfAnyLine } from './any-line.ts'
import type { Assumption } from './assumptions.ts'
import { firstDayOf, type StartAnswer } from './first-day.ts'
import type { BirthAnswer } from './insured-age.ts'
import { locationOf } from './location.ts'
import { usualCover } from './usual-cover.ts'
import type { AnnualLimit, BreedGroup, PetDeductible, PetPlan, Reimbursement, Species } from './words.ts'

/** What a carrier rates for the health of a pet. No name is asked before a quote. */
export interface PetRisk extends RiskOfAnyLine {
  readonly line: 'pet'
  readonly pet: RatedPet
  /** The visitor's other pets, for the same cover; absent if there are none. Carriers rate one pet at a time. */
  readonly others?: readonly RatedPet[]
  readonly cover: PetCover
}

export interface RatedPet {
  readonly species: Species
  readonly breedGroup: BreedGroup
  /** Absent when the visitor skipped the question. */
  readonly dob?: Day
  /** Completed months and weeks on the first day of the policy; assumed ones when `assumed` says so. */
  readonly ageMonths: number
  readonly ageWeeks: number
}

/** What a pet's policy pays; sums are whole dollars. */
export interface PetCover {
  readonly plan: PetPlan
  readonly deductible: number
  /** Percent of a bill that the insurer pays back. */
  readonly reimbursement: number
  /** 0 for no limit. */
  readonly annualLimit: number
}

/** The answers of the pet line that a carrier rates; a skipped question is `null`. */
export interface PetAnswers extends StartAnswer {
  readonly pet: { readonly choice: BreedGroup }
  readonly dob: BirthAnswer | null
  /** The pets after the first, added beside the prices. */
  readonly others?: { readonly pets: readonly (BirthAnswer & { readonly pet: BreedGroup })[] }
  /** These are chosen beside the prices, if at all. */
  readonly plan?: { readonly choice: PetPlan }
  readonly deductible?: { readonly choice: PetDeductible }
  readonly reimbursement?: { readonly choice: Reimbursement }
  readonly annualLimit?: { readonly choice: AnnualLimit }
}

/** Four years, for a pet whose birth date is unknown. */
const assumedAge = { ageMonths: 48, ageWeeks: 208 }

/** The risk of a finished pet application, with its assumptions. */
export function petRisk({ application, place, today }: PlacedApplication<PetAnswers>): PetRisk {
  const { pet, dob } = application
  const effective = firstDayOf(application, today)
  const assumed: Assumption[] = ['petHealth', 'petPlan']
  if (dob === null) assumed.push('petAge')
  const others = application.others?.pets ?? []
  const numberOf = (name: 'deductible' | 'reimbursement' | 'annualLimit') =>
    Number(application[name]?.choice ?? usualCover.pet[name])
  return {
    line: 'pet',
    state: place.state,
    effective,
    location: locationOf(place),
    pet: ratedPet(pet.choice, dob, effective),
    ...(others.length > 0
      ? { others: others.map(({ pet, ...born }) => ratedPet(pet, born, effective)) }
      : {}),
    cover: {
      plan: application.plan?.choice ?? usualCover.pet.plan,
      deductible: numberOf('deductible'),
      reimbursement: numberOf('reimbursement'),
      annualLimit: numberOf('annualLimit'),
    },
    assumed,
  }
}

/** The species of a breed group. */
export function speciesOf(breedGroup: BreedGroup): Species {
  return breedGroup === 'CAT_MIXED' || breedGroup === 'CAT_PEDIGREE' ? 'CAT' : 'DOG'
}

function ratedPet(breedGroup: BreedGroup, dob: PetAnswers['dob'], effective: Day): RatedPet {
  const pet = { species: speciesOf(breedGroup), breedGroup }
  if (dob === null) return { ...pet, ...assumedAge }
  const birth = dayOf(dob)
  return {
    ...pet,
    dob: birth,
    ageMonths: monthsBetween(birth, effective),
    ageWeeks: Math.floor(daysBetween(birth, effective) / 7),
  }
}
