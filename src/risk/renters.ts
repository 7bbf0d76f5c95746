import { mayRate } from '../law/law.ts'
import type { Day } from '../law/rule.ts'
import type { Assumption } from './assumptions.ts'
import { addDays, ageOn } from './day.ts'
import type {
  Animal,
  Deductible,
  Insured,
  LiabilityLimit,
  Place,
  PropertyLimit,
  PropertyType,
  Protection,
  RentersLosses,
  RentersRisk,
} from './risk.ts'

/** The answers of the renters line that a carrier rates; a passed question is `null`. */
export interface RentersAnswers {
  readonly address: { readonly address1: string; readonly address2: string }
  readonly home: { readonly choice: PropertyType }
  readonly dob: { readonly month: number; readonly day: number; readonly year: number } | null
  readonly protections: { readonly choices: readonly (Protection | 'NONE')[] } | null
  readonly animal: { readonly choice: Animal }
  readonly property: { readonly choice: PropertyLimit }
  readonly liability: { readonly choice: LiabilityLimit }
  readonly deductible: { readonly choice: Deductible }
  readonly losses: { readonly choice: RentersLosses }
  readonly contact: { readonly firstName: string; readonly lastName: string }
}

export interface RentersApplied {
  readonly application: RentersAnswers
  /** The ZIP of the home as the reference data know it. */
  readonly place: Place
  /** Today in the state's time; the policy starts on the day after. */
  readonly today: Day
}

/** Any age of the band that carriers rate as neutral. */
const assumedAge = 35

/** The risk of a finished renters application, with what it takes for granted. */
export function rentersRisk({ application, place, today }: RentersApplied): RentersRisk {
  const { address, home, dob, protections, animal, property, liability, deductible, losses, contact } =
    application
  const effective = addDays(today, 1)
  const assumed: Assumption[] = ['settlement', 'householdSize', 'credit']
  if (dob === null) assumed.push('age')
  if (protections === null) assumed.push('protections')
  return {
    line: 'renters',
    state: place.state,
    effective,
    location: {
      ...place,
      zip3: place.zip.slice(0, 3),
      address1: address.address1,
      address2: address.address2,
    },
    insured: {
      first: contact.firstName,
      last: contact.lastName,
      ...ageOf(dob, effective),
    },
    household: { animal: rateableAnimal({ animal: animal.choice, state: place.state, effective }) },
    renters: {
      propertyType: home.choice,
      personalProperty: property.choice,
      liability: liability.choice,
      deductible: deductible.choice,
      losses: losses.choice,
      protections: (protections?.choices ?? []).filter(device => device !== 'NONE'),
      settlement: 'REPLACEMENT_COST',
    },
    assumed,
  }
}

function ageOf(dob: RentersAnswers['dob'], effective: Day): Pick<Insured, 'dob' | 'age'> {
  if (dob === null) return { age: assumedAge }
  const two = (part: number) => String(part).padStart(2, '0')
  // The wizard has checked the parts; padded and joined they are a calendar day.
  const birth = `${dob.year}-${two(dob.month)}-${two(dob.day)}` as Day
  return { dob: birth, age: ageOn(birth, effective) }
}

interface Kept {
  readonly animal: Animal
  readonly state: Place['state']
  readonly effective: Day
}

/** A guarded breed is any other dog where the state keeps breeds out of the price. */
function rateableAnimal({ animal, state, effective }: Kept): Animal {
  if (animal !== 'DOG_LISTED') return animal
  return mayRate({ line: 'renters', state, factor: 'dogBreed', on: effective }) ? 'DOG_LISTED' : 'DOG'
}
