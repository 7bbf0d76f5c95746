import {
  type Insured,
  type MultiPolicy,
  type MultiPolicyAnswer,
  multiPolicyOf,
  type PlacedApplication,
  type RiskOfAnyLine,
} from './any-line.ts'
import type { Assumption } from './assumptions.ts'
import { firstDayOf, type StartAnswer } from './first-day.ts'
import { type BirthAnswer, insuredAge } from './insured-age.ts'
import { locationOf } from './location.ts'
import { usualCover } from './usual-cover.ts'
import type {
  Animal,
  Deductible,
  LiabilityLimit,
  PropertyLimit,
  PropertyType,
  Protection,
  RentersLosses,
  Settlement,
  Valuables,
} from './words.ts'

/** What a carrier rates for a renters policy, HO-4. Sums are whole dollars as text. */
export interface RentersRisk extends RiskOfAnyLine {
  readonly line: 'renters'
  readonly insured: Insured
  readonly household: MultiPolicy & { readonly animal: Animal }
  readonly renters: {
    readonly propertyType: PropertyType
    readonly personalProperty: PropertyLimit
    readonly liability: LiabilityLimit
    readonly deductible: Deductible
    readonly losses: RentersLosses
    readonly protections: readonly Protection[]
    readonly settlement: Settlement
    /** Things insured one by one; absent if there are none. */
    readonly valuables?: Valuables
  }
}

/** The answers of the renters line that a carrier rates; a skipped question is `null`. */
export interface RentersAnswers extends StartAnswer, MultiPolicyAnswer {
  readonly address: { readonly address1: string; readonly address2: string }
  readonly home: { readonly choice: PropertyType }
  readonly dob: BirthAnswer | null
  readonly protections: { readonly choices: readonly (Protection | 'NONE')[] } | null
  readonly animal: { readonly choice: Animal }
  readonly property: { readonly choice: PropertyLimit }
  readonly liability: { readonly choice: LiabilityLimit }
  readonly deductible: { readonly choice: Deductible }
  readonly losses: { readonly choice: RentersLosses }
  readonly contact: { readonly firstName: string; readonly lastName: string }
  /** Chosen beside the prices, if at all. */
  readonly settlement?: { readonly choice: Settlement }
  readonly valuables?: Valuables | null
}

/** The risk of a finished renters application, with its assumptions. */
export function rentersRisk({ application, place, today }: PlacedApplication<RentersAnswers>): RentersRisk {
  const { address, home, dob, protections, animal, property, liability, deductible, losses, contact } =
    application
  const effective = firstDayOf(application, today)
  const settlement = application.settlement?.choice ?? usualCover.renters.settlement
  const assumed: Assumption[] = ['householdSize', 'credit']
  assumed.unshift(settlement === 'ACTUAL_CASH_VALUE' ? 'actualCashValue' : 'settlement')
  if (dob === null) assumed.push('age')
  if (protections === null) assumed.push('protections')
  return {
    line: 'renters',
    state: place.state,
    effective,
    location: locationOf(place, address),
    insured: {
      first: contact.firstName,
      last: contact.lastName,
      ...insuredAge(dob, effective),
    },
    household: { animal: animal.choice, ...multiPolicyOf(application) },
    renters: {
      propertyType: home.choice,
      personalProperty: property.choice,
      liability: liability.choice,
      deductible: deductible.choice,
      losses: losses.choice,
      protections: (protections?.choices ?? []).filter(device => device !== 'NONE'),
      settlement,
      ...(application.valuables ? { valuables: application.valuables } : {}),
    },
    assumed,
  }
}
