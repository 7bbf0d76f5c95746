import {
  coverChoices,
  type InjuryProtectionLevel,
  injuryProtectionLevels,
  isIncluded,
  protectionChoice,
  type TortOption,
} from '../law/auto-covers.ts'
import type { State } from '../law/jurisdictions.ts'
import { annualMiles } from '../reference/vehicles/annual-miles.ts'
import type { VehicleGroup } from '../reference/vehicles/vehicle-groups.ts'
import { ageOn, type Day, daysBetween } from '../units/day.ts'
import { type MultiPolicy, multiPolicyOf, type RatedPlace, type RiskOfAnyLine } from './any-line.ts'
import type { Assumption } from './assumptions.ts'
import type { AutoAnswers, DriverAnswer, VehicleAnswer } from './auto/auto-answers.ts'
import { type DrivingRecord, recordAt, unattributed } from './auto/driving-record.ts'
import { type ExtraCovers, extraCoversOf } from './auto/extra-covers.ts'
import { propertyDamageOf } from './auto/liability.ts'
import { type Prior, priorOf } from './auto/prior-insurance.ts'
import { firstDayOf } from './first-day.ts'
import { locationOf } from './location.ts'
import { otherCoversOf } from './other-covers.ts'
import type {
  AutoDeductible,
  AutoLimits,
  Credit,
  DriverDiscount,
  Education,
  Employment,
  HomeOwnership,
  Incident,
  MaritalStatus,
  MedicalPayments,
  PhysicalDamage,
  PolicyDiscount,
  PropertyDamage,
  Relation,
  RentalAllowance,
  Sex,
  VehicleOwnership,
  VehicleUse,
} from './words.ts'

export interface RatedDriver {
  readonly first: string
  readonly last: string
  readonly dob: Day
  /** Completed years on the first day of the policy. */
  readonly age: number
  /** Years since the first license, whole. */
  readonly yearsLicensed: number
  readonly sex: Sex
  /** Relation to the insured, who is the first driver; absent in some carriers' contracts. */
  readonly relation?: Relation
  readonly maritalStatus: MaritalStatus
  readonly education: Education | 'NOT_GIVEN'
  readonly employment: Employment | 'NOT_GIVEN'
  /** What the visitor said happened to this driver; absent if there is nothing. See `recordsOf`. */
  readonly record?: DrivingRecord
  /** What the visitor named that lowers this driver's price; absent if there is nothing. */
  readonly discounts?: readonly DriverDiscount[]
}

export interface RatedVehicle {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly vin: string
  readonly group: VehicleGroup
  /** Years since the model year; 0 for next year's. */
  readonly age: number
  readonly use: VehicleUse
  readonly annualMiles: number
  readonly ownership: VehicleOwnership
  /** Absent if it is that of the policy. */
  readonly deductible?: AutoDeductible
  /** The place in `drivers`, from 0, of whoever drives it most; absent if nobody said. */
  readonly principalDriver?: number
  /** It has an anti-theft device that arms itself; absent if nobody said so. */
  readonly hasAntiTheft?: true
}

/** What a carrier rates for an auto policy. */
export interface AutoRisk extends RiskOfAnyLine {
  readonly line: 'auto'
  readonly household: MultiPolicy & { readonly home: HomeOwnership; readonly credit: Credit }
  readonly prior: Prior
  readonly auto: ExtraCovers & {
    readonly limits: AutoLimits
    /** Whole dollars, if it was chosen separately from the limits; see `liabilityOf`. */
    readonly propertyDamage?: PropertyDamage
    readonly physicalDamage: PhysicalDamage
    readonly deductible: AutoDeductible
    /** As chosen; absent if the policy has what the state includes, or none. Michigan has an amount for everybody. */
    readonly injuryProtection?: InjuryProtectionLevel | 'NONE'
    /** Present where the state has the buyer choose. */
    readonly tort?: TortOption
    /** These are absent if nobody chose them: see `otherCoversOf`. */
    readonly uninsured?: AutoLimits | 'NONE'
    readonly underinsured?: boolean
    readonly medicalPayments?: MedicalPayments
    readonly rental?: RentalAllowance
    /** In the past five years, by any driver in the household. */
    readonly incidents: readonly Incident[]
    /** What the visitor agreed to that lowers the price; absent if there is nothing. */
    readonly discounts?: readonly PolicyDiscount[]
    /** From today to the first day of the policy; absent if that is tomorrow. */
    readonly daysAhead?: number
  }
  readonly drivers: readonly RatedDriver[]
  readonly vehicles: readonly RatedVehicle[]
}

export interface AutoApplied {
  readonly application: AutoAnswers
  /** The ZIP code where the cars are kept, from the reference data. */
  readonly place: RatedPlace
  /** Today in the state's time; the policy starts on the day after, unless another was chosen. */
  readonly today: Day
}

/** The risk of a finished auto application, with its assumptions. Throws a RangeError without a driver. */
export function autoRisk({ application, place, today }: AutoApplied): AutoRisk {
  const { address, limits, physicalDamage, deductible, ownership, credit } = application
  const effective = firstDayOf(application, today)
  const policyDeductible = deductible?.choice ?? '500'
  const incidents = withoutRepeats(application.incidents.choices)
  const told = { incidents, answers: application.record?.incidents ?? [], effective }
  const drivers = application.drivers.map(({ driver, discounts = [] }, place) => {
    const record = recordAt(place, told)
    return {
      ...ratedDriver(driver, effective),
      ...(record.length > 0 ? { record } : {}),
      ...(discounts.length > 0 ? { discounts } : {}),
    }
  })
  const [insured] = drivers
  if (!insured) throw new RangeError('an auto application without a driver')
  const auto = {
    limits: limits.choice,
    physicalDamage: physicalDamage?.choice ?? 'FULL',
    deductible: policyDeductible,
    ...chosenCovers(application, { state: place.state, effective }),
  }
  return {
    line: 'auto',
    state: place.state,
    effective,
    location: locationOf({ ...place, territory: place.autoTerritory ?? place.territory }, address),
    insured: { first: insured.first, last: insured.last, dob: insured.dob, age: insured.age },
    household: {
      home: ownership?.choice ?? 'OTHER',
      credit: credit?.choice ?? 'UNKNOWN',
      ...multiPolicyOf(application),
    },
    prior: priorOf(application, effective),
    auto: {
      ...auto,
      ...extraCoversOf(application, { state: place.state, effective, auto, vehicles: application.vehicles }),
      incidents,
      ...boughtHow(application, { effective, today }),
    },
    drivers,
    vehicles: application.vehicles.map(vehicle => ({
      ...ratedVehicle(vehicle, { effective, policyDeductible }),
      // A driver who was named may have been removed since.
      ...(drivers[vehicle.principalDriver ?? -1] ? { principalDriver: vehicle.principalDriver } : {}),
    })),
    assumed: [...assumptionsOf(application, place.state), ...assumedRecord({ auto: { incidents }, drivers })],
  }
}

/** What lowers the price of the policy through how, and how early, it is bought and paid. */
function boughtHow(
  { policyDiscounts: discounts = [] }: AutoAnswers,
  { effective, today }: { readonly effective: Day; readonly today: Day },
): Pick<AutoRisk['auto'], 'discounts' | 'daysAhead'> {
  const daysAhead = daysBetween(today, effective)
  return {
    ...(discounts.length > 0 ? { discounts } : {}),
    ...(daysAhead === 1 ? {} : { daysAhead }),
  }
}

/**
 * The covers that the state has buyers choose, each as chosen or else as the state has it, and those chosen beside the prices. A
 * choice of what the policy has anyway is left out, because it makes no different risk.
 */
function chosenCovers(
  answers: AutoAnswers,
  { state, effective }: Pick<AutoRisk, 'state' | 'effective'>,
): Partial<AutoRisk['auto']> {
  const { limits, injuryProtection, tort, uninsured, underinsured, pip, medicalPayments, rental } = answers
  const { injuryProtectionLevels: [most] = [], tortChoice } = coverChoices(state)
  const chosenTort = tortChoice?.isOfPolicy ? tort?.choice : undefined
  const protection = most ? (injuryProtection?.choice ?? most) : chosenProtection(pip?.choice, state)
  const insured = { state, effective, auto: { limits: limits.choice } }
  const usual = otherCoversOf(insured)
  const chosen = { limits: limits.choice, ...(uninsured ? { uninsured: uninsured.choice } : {}) }
  const { underinsured: usualUnderinsured } = otherCoversOf({ state, effective, auto: chosen })
  const isUnderinsured = underinsured?.choice === 'YES'
  return {
    ...propertyDamageOf(answers.propertyDamage?.choice, insured),
    ...(protection ? { injuryProtection: protection } : {}),
    ...(tortChoice ? { tort: chosenTort ?? tortChoice.usual } : {}),
    ...(uninsured && uninsured.choice !== usual.uninsured ? { uninsured: uninsured.choice } : {}),
    ...(underinsured && isUnderinsured !== (usualUnderinsured !== 'NONE')
      ? { underinsured: isUnderinsured }
      : {}),
    ...(medicalPayments && medicalPayments.choice !== usual.medicalPayments
      ? { medicalPayments: medicalPayments.choice }
      : {}),
    ...(rental && rental.choice !== usual.rental ? { rental: rental.choice } : {}),
  }
}

/** The chosen amount, if the state has it on offer and no policy has it anyway. */
function chosenProtection(choice: string | undefined, state: State): AutoRisk['auto']['injuryProtection'] {
  const { isRefusable = false, least = 0, more = [] } = protectionChoice(state) ?? {}
  const isPutIn = isIncluded(state, 'injuryProtection')
  if (choice === '0') return isPutIn && isRefusable ? 'NONE' : undefined
  const amounts = isPutIn ? more : [least, ...more]
  return injuryProtectionLevels.find(level => level === choice && amounts.includes(Number(level)))
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
    relation: driver.relation,
    maritalStatus: driver.maritalStatus ?? (driver.relation === 'Spouse' ? 'M' : 'S'),
    education: driver.education ?? 'NOT_GIVEN',
    employment: driver.employment ?? 'NOT_GIVEN',
  }
}

interface OfPolicy {
  readonly effective: Day
  readonly policyDeductible: AutoDeductible
}

function ratedVehicle(
  { vehicle, details, group, annualMiles: told, deductible, hasAntiTheft }: VehicleAnswer,
  { effective, policyDeductible }: OfPolicy,
): RatedVehicle {
  return {
    ...vehicle,
    vin: details.vin,
    group,
    age: Math.max(Number(effective.slice(0, 4)) - vehicle.year, 0),
    use: details.usage,
    annualMiles: told ?? annualMiles(details.usage, details.daily_mileage),
    ownership: details.ownership,
    ...(deductible === undefined || deductible === policyDeductible ? {} : { deductible }),
    ...(hasAntiTheft ? { hasAntiTheft } : {}),
  }
}

/** Two or more accidents include one; it counts once. */
function withoutRepeats(choices: AutoAnswers['incidents']['choices']): readonly Incident[] {
  const isTwo = choices.includes('AT_FAULT_2')
  return choices.filter(choice => choice !== 'NONE').filter(choice => !(isTwo && choice === 'AT_FAULT_1'))
}

function assumptionsOf(application: AutoAnswers, state: State): readonly Assumption[] {
  const { credit, priorLimits, injuryProtection, tort, vehicles } = application
  const { injuryProtectionLevels, tortChoice } = coverChoices(state)
  const assumed: Assumption[] = ['autoCover']
  if (vehicles.some(({ annualMiles }) => annualMiles === undefined)) assumed.push('drivingDays')
  if (injuryProtectionLevels && !injuryProtection) assumed.push('injuryProtection')
  if (tortChoice && !(tortChoice.isOfPolicy && tort))
    assumed.push(tortChoice.usual === 'FULL' ? 'fullTort' : 'limitedTort')
  if ((credit?.choice ?? 'UNKNOWN') === 'UNKNOWN') assumed.push('creditNotGiven')
  if (priorLimits === null || priorLimits?.choice === 'UNKNOWN') assumed.push('priorLimits')
  return assumed
}

/** Whose an incident was matters if there are several drivers; when it happened always matters. */
function assumedRecord(
  household: Pick<AutoRisk, 'drivers'> & { readonly auto: Pick<AutoRisk['auto'], 'incidents'> },
): readonly Assumption[] {
  if (unattributed(household).length === 0) return []
  return [household.drivers.length > 1 ? 'drivingRecord' : 'recentIncidents']
}
