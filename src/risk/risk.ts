import type { State } from '../law/jurisdictions.ts'
import type { Day } from '../law/rule.ts'
import type { Place as KnownPlace } from '../reference/places.ts'
import type { Assumption } from './assumptions.ts'

/** How built up the surroundings of a ZIP are, from rural to metropolitan; AVERAGE where that is not known. */
export type Territory = KnownPlace['territory'] | 'AVERAGE'

/** What the reference data know of a ZIP. */
export interface Place extends Readonly<Omit<KnownPlace, 'territory'>> {
  readonly territory: Territory
}

export interface Location extends Place {
  readonly zip3: string
  readonly address1: string
  readonly address2: string
}

export interface Insured {
  readonly first: string
  readonly last: string
  /** Absent when the visitor passed the question. */
  readonly dob?: Day
  /** Completed years on the first day of the policy; an assumed one when `assumed` says so. */
  readonly age: number
}

export type Animal = 'NONE' | 'CAT_SMALL' | 'DOG' | 'DOG_LISTED' | 'BITE' | 'EXOTIC'

interface RiskOfAnyLine {
  readonly state: State
  /** The first day of the policy. */
  readonly effective: Day
  readonly location: Location
  readonly insured: Insured
  /** What no answer gave; carriers that price by one of these give an estimate. */
  readonly assumed: readonly Assumption[]
}

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

/** The canonical risk: what plans and connectors read, one shape a line. */
export type Risk = RentersRisk
