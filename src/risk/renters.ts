import { mayRate } from '../law/law.ts'
import type { Day } from '../law/rule.ts'
import type { RentersApplication } from '../lines/renters.ts'
import type { Assumption } from './assumptions.ts'
import { addDays } from './day.ts'
import { insuredAge } from './insured-age.ts'
import type { Insured, Place, RiskOfAnyLine } from './risk.ts'

export type Animal = 'NONE' | 'CAT_SMALL' | 'DOG' | 'DOG_LISTED' | 'BITE' | 'EXOTIC'

export type PropertyType = 'APT_LARGE' | 'APT_SMALL' | 'CONDO' | 'TOWNHOUSE' | 'HOUSE' | 'MOBILE' | 'ROOM'

export type Protection =
  | 'SMOKE_ALARM'
  | 'EXTINGUISHER'
  | 'DEADBOLT'
  | 'CENTRAL_BURGLAR'
  | 'CENTRAL_FIRE'
  | 'SPRINKLER'
  | 'GATED'
  | 'LEAK_SENSOR'

export type RentersLosses = 'NONE' | 'ONE_THEFT' | 'ONE_OTHER' | 'TWO' | 'THREE_PLUS'

/** How a loss of belongings is paid. */
export type Settlement = 'ACTUAL_CASH_VALUE' | 'REPLACEMENT_COST'

export type PropertyLimit = '10000' | '15000' | '20000' | '30000' | '40000' | '50000' | '75000' | '100000'
export type LiabilityLimit = '100000' | '300000' | '500000'
export type Deductible = '250' | '500' | '1000' | '2500'

/** What a carrier rates for a renters policy, HO-4. Sums are whole dollars as text. */
export interface RentersRisk extends RiskOfAnyLine {
  readonly line: 'renters'
  readonly insured: Insured
  readonly household: { readonly animal: Animal }
  readonly renters: {
    readonly propertyType: PropertyType
    readonly personalProperty: PropertyLimit
    readonly liability: LiabilityLimit
    readonly deductible: Deductible
    readonly losses: RentersLosses
    readonly protections: readonly Protection[]
    readonly settlement: Settlement
  }
}

/** The answers of the renters line that a carrier rates; a passed question is `null`. */
export type RentersAnswers = Pick<
  RentersApplication,
  'home' | 'dob' | 'protections' | 'animal' | 'property' | 'liability' | 'deductible' | 'losses'
> & {
  readonly address: Pick<RentersApplication['address'], 'address1' | 'address2'>
  readonly contact: Pick<RentersApplication['contact'], 'firstName' | 'lastName'>
}

export interface RentersApplied {
  readonly application: RentersAnswers
  /** The ZIP of the home as the reference data know it. */
  readonly place: Place
  /** Today in the state's time; the policy starts on the day after. */
  readonly today: Day
}

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
      ...insuredAge(dob, effective),
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
