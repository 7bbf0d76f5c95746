import type { State } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import type { Day } from '../law/rule.ts'
import type { VehicleGroup } from '../reference/vehicle-groups.ts'
import { annualMiles, type VehicleUse } from './annual-miles.ts'
import type { Assumption } from './assumptions.ts'
import { addDays, ageOn } from './day.ts'
import { type Prior, type PriorAnswers, priorOf } from './prior-insurance.ts'
import type { Place, RiskOfAnyLine } from './risk.ts'

/** Limits of liability; MIN is what the state asks for. */
export type AutoLimits = 'MIN' | 'L50' | 'L100' | 'L250'
/** Cover of the insured's own cars: all of it, all but collisions, none. */
export type PhysicalDamage = 'FULL' | 'COMP' | 'LIABILITY'
/** Dollars of a loss that the insured bears. */
export type AutoDeductible = '250' | '500' | '1000' | '2000'

export type Incident =
  | 'AT_FAULT_1'
  | 'AT_FAULT_2'
  | 'NOT_AT_FAULT'
  | 'SPEEDING'
  | 'OTHER_VIOLATION'
  | 'DUI'
  | 'SUSPENDED'
  | 'COMP_CLAIM'

export type HomeOwnership = 'OWN_HOUSE' | 'OWN_CONDO' | 'RENT' | 'FAMILY' | 'OTHER'
export type Credit = 'EXCELLENT' | 'GOOD' | 'FAIR' | 'POOR' | 'UNKNOWN'

export type Sex = 'F' | 'M'
export type MaritalStatus = 'S' | 'M' | 'D'
export type Education =
  | 'HIGH_SCHOOL_OR_EQUIVALENT'
  | 'ASSOCIATES_OR_SOME_COLLEGE'
  | 'BACHELORS'
  | 'MASTERS_OR_ABOVE'
  | 'VOCATIONAL'
  | 'OTHER'
export type Employment =
  | 'EMPLOYED'
  | 'STUDENT'
  | 'RETIRED'
  | 'MILITARY'
  | 'NOT_SEEKING_EMPLOYMENT'
  | 'UNEMPLOYED'

export type VehicleOwnership = 'FINANCED' | 'OWNED' | 'LEASED'

export interface RatedDriver {
  readonly first: string
  readonly last: string
  readonly dob: Day
  /** Completed years on the first day of the policy. */
  readonly age: number
  /** Years since the first license, whole. */
  readonly yearsLicensed: number
  readonly sex: Sex
  readonly maritalStatus: MaritalStatus
  readonly education: Education | 'NOT_GIVEN'
  readonly employment: Employment | 'NOT_GIVEN'
}

export interface RatedVehicle {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly vin: string
  readonly group: VehicleGroup
  /** Years since the model year; 0 for one of next year. */
  readonly age: number
  readonly use: VehicleUse
  readonly annualMiles: number
  readonly ownership: VehicleOwnership
}

/** What a carrier rates for an auto policy. */
export interface AutoRisk extends RiskOfAnyLine {
  readonly line: 'auto'
  readonly household: { readonly home: HomeOwnership; readonly credit: Credit }
  readonly prior: Prior
  readonly auto: {
    readonly limits: AutoLimits
    readonly physicalDamage: PhysicalDamage
    readonly deductible: AutoDeductible
    /** Of the past five years, of any driver in the household. */
    readonly incidents: readonly Incident[]
  }
  readonly drivers: readonly RatedDriver[]
  readonly vehicles: readonly RatedVehicle[]
}

/** A driver as the wizard asks for one. */
export interface DriverAnswer {
  readonly firstName: string
  readonly lastName: string
  readonly gender: Sex
  /** Of the first driver alone. */
  readonly maritalStatus?: MaritalStatus
  readonly relation: 'Insured' | 'Spouse' | 'Child' | 'OtherRelated'
  readonly dateBirth: Day
  readonly education?: Education
  readonly employment?: Employment
  readonly firstLicenseAge: number
}

/** A vehicle as the wizard asks for one, with the group that the reference data have for it. */
export interface VehicleAnswer {
  readonly vehicle: { readonly year: number; readonly make: string; readonly model: string }
  readonly details: {
    readonly vin: string
    readonly ownership: VehicleOwnership
    readonly usage: VehicleUse
    /** Whole miles on a day on which it is driven. */
    readonly daily_mileage: number
  }
  readonly group: VehicleGroup
}

/**
 * The answers of the auto line that a carrier rates; a passed question is `null`, and one that was not asked, for
 * the answers before it or for the law of the state, is absent.
 */
export interface AutoAnswers extends PriorAnswers {
  readonly vehicles: readonly VehicleAnswer[]
  readonly limits: { readonly choice: AutoLimits }
  readonly physicalDamage: { readonly choice: PhysicalDamage }
  /** Asked where a car is covered at all. */
  readonly deductible?: { readonly choice: AutoDeductible }
  readonly drivers: readonly { readonly driver: DriverAnswer }[]
  readonly incidents: { readonly choices: readonly (Incident | 'NONE')[] }
  readonly address: { readonly address1: string; readonly address2: string }
  readonly ownership?: { readonly choice: HomeOwnership }
  readonly credit?: { readonly choice: Credit } | null
}

export interface AutoApplied {
  readonly application: AutoAnswers
  /** The ZIP where the cars are kept, as the reference data know it. */
  readonly place: Place
  /** Today in the state's time; the policy starts on the day after. */
  readonly today: Day
}

/** The risk of a finished auto application, with what it takes for granted. Throws a RangeError without a driver. */
export function autoRisk({ application, place, today }: AutoApplied): AutoRisk {
  const { address, limits, physicalDamage, deductible, incidents, ownership, credit } = application
  const effective = addDays(today, 1)
  const drivers = application.drivers.map(({ driver }) => ratedDriver(driver, effective))
  const [insured] = drivers
  if (!insured) throw new RangeError('an auto application without a driver')
  return {
    line: 'auto',
    state: place.state,
    effective,
    location: {
      ...place,
      zip3: place.zip.slice(0, 3),
      address1: address.address1,
      address2: address.address2,
    },
    insured: { first: insured.first, last: insured.last, dob: insured.dob, age: insured.age },
    household: { home: ownership?.choice ?? 'OTHER', credit: credit?.choice ?? 'UNKNOWN' },
    prior: priorOf(application, effective),
    auto: {
      limits: limits.choice,
      physicalDamage: physicalDamage.choice,
      deductible: deductible?.choice ?? '500',
      incidents: withoutRepeats(incidents.choices),
    },
    drivers,
    vehicles: application.vehicles.map(vehicle => ratedVehicle(vehicle, effective)),
    assumed: assumptionsOf(application, { state: place.state, effective }),
  }
}

function ratedDriver(driver: DriverAnswer, effective: Day): RatedDriver {
  const age = ageOn(driver.dateBirth, effective)
  return {
    first: driver.firstName,
    last: driver.lastName,
    dob: driver.dateBirth,
    age,
    yearsLicensed: Math.max(age - driver.firstLicenseAge, 0),
    sex: driver.gender,
    maritalStatus: driver.maritalStatus ?? (driver.relation === 'Spouse' ? 'M' : 'S'),
    education: driver.education ?? 'NOT_GIVEN',
    employment: driver.employment ?? 'NOT_GIVEN',
  }
}

function ratedVehicle({ vehicle, details, group }: VehicleAnswer, effective: Day): RatedVehicle {
  return {
    ...vehicle,
    vin: details.vin,
    group,
    age: Math.max(Number(effective.slice(0, 4)) - vehicle.year, 0),
    use: details.usage,
    annualMiles: annualMiles(details.usage, details.daily_mileage),
    ownership: details.ownership,
  }
}

/** Whoever had two accidents or more has also had one; it counts once. */
function withoutRepeats(choices: AutoAnswers['incidents']['choices']): readonly Incident[] {
  const isTwo = choices.includes('AT_FAULT_2')
  return choices.filter(choice => choice !== 'NONE').filter(choice => !(isTwo && choice === 'AT_FAULT_1'))
}

interface Policy {
  readonly state: State
  readonly effective: Day
}

function assumptionsOf(application: AutoAnswers, { state, effective }: Policy): readonly Assumption[] {
  const { vehicles, incidents, drivers, credit, priorLimits } = application
  const may = (factor: 'credit' | 'priorInsurance') => mayRate({ line: 'auto', state, factor, on: effective })
  const assumed: Assumption[] = ['autoCover']
  if (vehicles.some(({ details }) => details.usage === 'COMMUTE_PLEASURE')) assumed.push('drivingDays')
  if (drivers.length > 1 && withoutRepeats(incidents.choices).length > 0) assumed.push('drivingRecord')
  if (may('credit') && (credit?.choice ?? 'UNKNOWN') === 'UNKNOWN') assumed.push('creditNotGiven')
  const isPassed = priorLimits === null || priorLimits?.choice === 'UNKNOWN'
  if (may('priorInsurance') && isPassed) assumed.push('priorLimits')
  return assumed
}
