import type { State } from '../law/jurisdictions.ts'
import type { ZipPlace } from '../reference/places.ts'
import type { Day } from '../units/day.ts'
import type { Assumption } from './assumptions.ts'
import type { Territory } from './words.ts'

/** The reference data of a ZIP code. */
export interface RatedPlace extends Readonly<Omit<ZipPlace, 'territory' | 'autoTerritory'>> {
  readonly territory: Territory
  /** The territory for auto; absent if it is the same. */
  readonly autoTerritory?: Territory
}

export interface Location extends Omit<RatedPlace, 'coastMiles' | 'autoTerritory'> {
  readonly zip3: string
  /** Absent if the line asks for no address; the place is then the start page's ZIP code. */
  readonly address1?: string
  readonly address2?: string
}

export interface Insured {
  readonly first: string
  readonly last: string
  /** Absent when the visitor skipped the question. */
  readonly dob?: Day
  /** Completed years on the first day of the policy; an assumed one when `assumed` says so. */
  readonly age: number
}

/** What the risks of a car, an owned and a rented home share. */
export interface MultiPolicy {
  /** The visitor would insure both a car and a home with the insurer; absent if they would not or nobody said. */
  readonly multiPolicy?: true
}

/** The answer to that; not asked if the state keeps it out of prices. */
export interface MultiPolicyAnswer {
  readonly multiPolicy?: { readonly choice: 'YES' | 'NO' }
}

/** The answer as a part of a risk. */
export function multiPolicyOf({ multiPolicy }: MultiPolicyAnswer): MultiPolicy {
  return multiPolicy?.choice === 'YES' ? { multiPolicy: true } : {}
}

/** What the risks of all lines share. */
export interface RiskOfAnyLine {
  readonly state: State
  /** The first day of the policy. */
  readonly effective: Day
  /** The last day to buy the policy, if it covers something that begins then. */
  readonly buyBy?: Day
  readonly location: Location
  /** Absent if the line asks for no name; all other lines have it. */
  readonly insured?: Insured
  /** What had to be assumed; carriers that price by one of these give an estimate. */
  readonly assumed: readonly Assumption[]
}

/** A finished application of one line, with the place and the day for rating it. */
export interface PlacedApplication<Answers> {
  readonly application: Answers
  /** The reference data of the address's ZIP code; of the start page's, if the line asks for no address. */
  readonly place: RatedPlace
  /** Today in the state's time. A trip is covered from today on; every other policy starts on the day after, or as chosen. */
  readonly today: Day
}
