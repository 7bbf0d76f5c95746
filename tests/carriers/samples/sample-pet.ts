import type { State } from '../../../src/law/jurisdictions.ts'
import { pet } from '../../../src/lines/pet.ts'
import type { BirthAnswer } from '../../../src/risk/insured-age.ts'
import { type PetAnswers, type PetRisk, petRisk } from '../../../src/risk/pet.ts'
import type { BreedGroup, Territory } from '../../../src/risk/words.ts'
import { addDays } from '../../../src/units/day.ts'
import { firstChoices } from './choices.ts'
import { firstDay, partsOf, placeAt, today } from './sample.ts'

/** A pet with nothing unusual to rate. */
const ordinaryPet: PetAnswers = {
  ...firstChoices<PetAnswers>(pet),
  pet: { choice: 'DOG_MEDIUM' },
  dob: { month: 5, day: 2, year: 2022 },
}

interface Sample {
  readonly state: State
  /** A real place in the state. */
  readonly zip?: string
  readonly territory?: Territory
  /** Changes to the ordinary pet. */
  readonly answers?: Partial<PetAnswers>
}

/** The risk of the ordinary pet in a state, with changes. */
export function petIn({ state, territory, zip, answers = {} }: Sample): PetRisk {
  return petRisk({
    application: { ...ordinaryPet, ...answers },
    place: placeAt({ state, territory, zip }),
    today,
  })
}

/** A pet of an age in months on the first day of its policy. */
export function petOf(choice: BreedGroup, months: number): PetAnswers {
  const { year, month, day } = partsOf(firstDay)
  const born = year * 12 + month - 1 - months
  return { pet: { choice }, dob: { year: Math.floor(born / 12), month: (born % 12) + 1, day } }
}

/** The birth date of a pet with an age in weeks on the first day of its policy. */
export function bornWeeksAgo(weeks: number): BirthAnswer {
  return partsOf(addDays(firstDay, -7 * weeks))
}
