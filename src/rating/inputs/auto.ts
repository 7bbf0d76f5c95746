import {
  autoCovers,
  coverChoices,
  injuryProtectionLevels,
  isIncluded,
  isRequired,
  type OtherCover,
  protectionChoice,
  tortOptions,
} from '../../law/auto-covers.ts'
import { mostUsualPayments, offerOf } from '../../law/auto-offers.ts'
import type { State } from '../../law/jurisdictions.ts'
import { stackingIn } from '../../law/stacking.ts'
import type { AskableDriver, AskableRisk } from '../../risk/askable.ts'
import { type DrivingRecord, recordsOf, withoutOlder } from '../../risk/auto/driving-record.ts'
import { liabilityOf } from '../../risk/auto/liability.ts'
import type { RatedVehicle } from '../../risk/auto.ts'
import { otherCoversOf } from '../../risk/other-covers.ts'
import {
  autoDeductibles,
  autoLimits,
  comprehensiveDeductibles,
  credits,
  homeOwnerships,
  incidentKinds,
  incidents,
  maritalStatuses,
  medicalPayments,
  physicalDamages,
  priorInsurances,
  priorLimits,
  ratedEducations,
  ratedEmployments,
  rentalAllowances,
  sexes,
  vehicleGroups,
  vehicleOwnerships,
  vehicleUses,
} from '../../risk/words.ts'
import { numbersOf } from './amounts.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { bodilyInjuryLimit, bodilyInjuryOf, propertyDamageLimit } from './liability-limits.ts'
import { accidentsOfLate, isClean, isGoodDriver } from './past-driving.ts'
import { countyInput, stateInput, territoryInput, zipInput } from './place.ts'
import { within } from './within.ts'

/** How many months a record goes back, at most: earlier events count nowhere. */
const mostMonths = 60

/** What a plan may rate about each of a driver's incidents. Those without fault are a flag of the household. */
const recordInputs = {
  /** AT_FAULT is a driver's latest accident, AT_FAULT_AGAIN each one before it. */
  incident: {
    type: 'choice',
    values: [
      'AT_FAULT',
      'AT_FAULT_AGAIN',
      ...incidentKinds.filter(one => !['AT_FAULT', 'NOT_AT_FAULT'].includes(one)),
    ],
    beside: { AT_FAULT_AGAIN: 'AT_FAULT' },
    factor: 'drivingRecord',
  },
  /** Completed months before the first day of the policy. */
  incidentMonths: { type: 'whole', min: 0, max: mostMonths, factor: 'drivingRecord' },
} satisfies Vocabulary

/** What a plan may rate about each comprehensive claim: theft, glass, hail and the like, which are nobody's driving. */
const claimInputs = {
  /** Completed months before the first day of the policy. */
  claimMonths: { type: 'whole', min: 0, max: mostMonths, factor: 'comprehensiveClaim' },
} satisfies Vocabulary

/** As far ahead as a first day may be chosen (src/kinds/start-day). */
const mostDaysAhead = 60

/** Age in completed years from which a driver is a senior. */
const seniorFrom = 65

/** What an auto plan may rate about each driver. */
const driverInputs = {
  driverAge: { type: 'whole', min: 14, max: 110, factor: 'age' },
  /** 65 or older: an input of its own, because a state may let no other age count. */
  senior: { type: 'flag', factor: 'seniorAge' },
  yearsLicensed: { type: 'whole', min: 0, max: 94, factor: 'yearsLicensed' },
  /** Licensed for three years, with a nearly clean record: see `isGoodDriver`. */
  goodDriver: { type: 'flag', factor: 'goodDriver' },
  /** No at-fault accident and no violation in three years, as far as anybody said. */
  cleanRecord: { type: 'flag', factor: 'drivingRecord' },
  /** What happened to this driver in five years: see `recordsOf`. */
  record: { type: 'list', of: recordInputs, factor: 'drivingRecord' },
  sex: { type: 'choice', values: sexes, factor: 'gender' },
  maritalStatus: {
    type: 'choice',
    values: maritalStatuses,
    factor: 'maritalStatus',
  },
  education: {
    type: 'choice',
    values: ratedEducations,
    factor: 'education',
  },
  employment: {
    type: 'choice',
    values: ratedEmployments,
    factor: 'occupation',
  },
  goodStudent: { type: 'flag', factor: 'studentDiscount' },
  driverTraining: { type: 'flag', factor: 'studentDiscount' },
  /** More than 100 miles away, without a car. */
  awayAtSchool: { type: 'flag', factor: 'studentDiscount' },
  /** An accident prevention course in the past three years. */
  preventionCourse: { type: 'flag', factor: 'preventionCourse' },
} satisfies Vocabulary

/** What an auto plan may rate about each vehicle. */
const vehicleInputs = {
  vehicleGroup: {
    type: 'choice',
    values: vehicleGroups,
    factor: 'vehicleType',
  },
  make: { type: 'name' },
  model: { type: 'name' },
  /** The first eight characters of the VIN and the tenth, by which manuals list symbols: 4T1G11AKP. */
  vinPattern: { type: 'code', length: 9, signs: 'letters and digits' },
  vehicleAge: { type: 'whole', min: 0, max: 40 },
  use: { type: 'choice', values: vehicleUses, factor: 'vehicleUse' },
  annualMiles: { type: 'whole', min: 3_000, max: 40_000, factor: 'annualMiles' },
  ownership: {
    type: 'choice',
    values: vehicleOwnerships,
  },
  /** Its own deductible, or that of the policy. */
  carDeductible: numbersOf(autoDeductibles),
  /** For losses other than collisions: the policy's own, or else the same. */
  comprehensiveDeductible: numbersOf([...new Set([...comprehensiveDeductibles, ...autoDeductibles])]),
  principalDriver: { type: 'place', in: 'drivers' },
  /** An anti-theft device that arms itself. */
  antiTheft: { type: 'flag', factor: 'antiTheft' },
} satisfies Vocabulary

/** What an auto plan may price or refuse by. */
export const autoInputs = {
  state: stateInput,
  territory: territoryInput,
  zip: zipInput,
  countyFips: countyInput,
  limits: { type: 'choice', values: autoLimits },
  /**
   * The same as manuals file them, in thousands of dollars: for injuries, and for damage to property, which may be chosen
   * separately.
   */
  bodilyInjuryLimit,
  propertyDamageLimit,
  physicalDamage: {
    type: 'choice',
    values: physicalDamages,
  },
  deductible: numbersOf(autoDeductibles),
  /** Injury protection: none, the state's minimum, or what the buyer chooses. */
  pipLevel: {
    type: 'choice',
    values: ['NONE', 'MINIMUM', ...injuryProtectionLevels],
    valuesIn: levelsIn,
  },
  /** The right to sue for pain and suffering: as chosen, or as the state has it. */
  tort: { type: 'choice', values: tortOptions, valuesIn: tortsIn },
  /** Limits for harm by uninsured drivers: as chosen, or those of liability if the state includes the cover. */
  um: { type: 'choice', values: ['NONE', ...autoLimits], valuesIn: state => limitsIn(state, 'uninsured') },
  /** The same for drivers with too little insurance. */
  uim: {
    type: 'choice',
    values: ['NONE', ...autoLimits],
    valuesIn: state => limitsIn(state, 'underinsured'),
  },
  medPay: { ...numbersOf(medicalPayments), onlyIn: paymentsIn },
  /** Dollars a day for a rental car. */
  rental: numbersOf(rentalAllowances),
  /** Glass without a deductible. */
  fullGlass: { type: 'flag' },
  /** Towing and roadside help, for each car. */
  roadside: { type: 'flag' },
  /** The uninsured motorist limits are stacked over the cars: in states that stack them, unless the buyer turned it down. */
  uninsuredStacked: { type: 'flag' },
  incidents: {
    type: 'set',
    values: incidents.filter(one => one !== 'NOT_AT_FAULT'),
    factor: 'drivingRecord',
  },
  /** The household's at-fault accidents in the past 3 years; those without a date count. */
  recentAccidents: { type: 'whole', min: 0, max: 9, factor: 'drivingRecord' },
  /** The same, one by one, if nobody said which of several drivers they belong to: see `recordsOf`. */
  openRecord: { type: 'list', of: recordInputs, factor: 'drivingRecord' },
  /** The household's, the latest first. */
  comprehensiveClaims: { type: 'list', of: claimInputs, factor: 'comprehensiveClaim' },
  notAtFault: { type: 'flag', factor: 'notAtFaultAccident' },
  priorInsurance: {
    type: 'choice',
    values: priorInsurances,
    factor: 'priorInsurance',
  },
  priorLimits: {
    type: 'choice',
    values: priorLimits,
    factor: 'priorInsurance',
  },
  tenureYears: { type: 'whole', min: 0, max: 41, factor: 'priorInsurance' },
  homeOwnership: {
    type: 'choice',
    values: homeOwnerships,
    factor: 'homeOwnership',
  },
  credit: {
    type: 'choice',
    values: credits,
    factor: 'credit',
  },
  vehicleCount: { type: 'whole', min: 1, max: 100, factor: 'multiCar' },
  /** The buyer would insure both a car and a home with the insurer. */
  multiPolicy: { type: 'flag', factor: 'multiPolicy' },
  paperless: { type: 'flag', factor: 'buying' },
  automaticPayment: { type: 'flag', factor: 'buying' },
  /** The visitor would take part in the insurer’s program. */
  telematics: { type: 'flag', factor: 'telematics' },
  /** From the day of the price to the first day of the policy. */
  daysAhead: { type: 'whole', min: 0, max: mostDaysAhead, factor: 'buying' },
  drivers: { type: 'list', of: driverInputs },
  vehicles: { type: 'list', of: vehicleInputs },
} satisfies Vocabulary

/** An auto risk as its plans read it. Numbers outside the vocabulary count as its ends. */
export function autoInputsOf(risk: AskableRisk<'auto'>) {
  const { state, location, household, prior, auto } = risk
  const { records, open } = recordsOf(risk)
  const counted = auto.incidents.length === 0 ? risk : withoutOlder(risk, risk.recordMonths ?? mostMonths + 1)
  const rated = counted === risk ? records : recordsOf(counted).records
  const { incidents } = counted.auto
  const chosen = otherCoversOf(risk)
  const liability = liabilityOf(risk)
  return {
    state,
    territory: location.territory,
    zip: location.zip,
    countyFips: location.countyFips,
    limits: auto.limits,
    bodilyInjuryLimit: bodilyInjuryOf(liability),
    propertyDamageLimit: liability.property / 1000,
    physicalDamage: auto.physicalDamage,
    deductible: Number(auto.deductible),
    pipLevel: pipLevelOf(risk),
    tort: auto.tort ?? tortsIn(state)[0],
    um: chosen.uninsured,
    uim: chosen.underinsured,
    medPay: Number(chosen.medicalPayments),
    rental: Number(chosen.rental),
    fullGlass: auto.fullGlass ?? false,
    roadside: auto.roadside ?? false,
    uninsuredStacked: stackingIn(state) !== undefined && auto.uninsuredStacked !== false,
    incidents: incidents.filter(incident => incident !== 'NOT_AT_FAULT'),
    recentAccidents: within(autoInputs.recentAccidents, accidentsOfLate([...rated.flat(), ...open])),
    openRecord: recordInputsOf(open),
    comprehensiveClaims: claimInputsOf([...rated.flat(), ...open]),
    notAtFault: incidents.includes('NOT_AT_FAULT'),
    priorInsurance: prior?.insurance,
    priorLimits: prior?.limits,
    tenureYears: prior && within(autoInputs.tenureYears, prior.tenureYears),
    homeOwnership: household.home,
    credit: household.credit,
    vehicleCount: within(autoInputs.vehicleCount, risk.vehicles.length),
    multiPolicy: household.multiPolicy ?? false,
    paperless: isNamed(auto.discounts, 'PAPERLESS'),
    automaticPayment: isNamed(auto.discounts, 'AUTOMATIC_PAYMENT'),
    telematics: isNamed(auto.discounts, 'TELEMATICS'),
    daysAhead: within(autoInputs.daysAhead, auto.daysAhead ?? 1),
    drivers: counted.drivers.map((driver, place) =>
      driverInputsOf(driver, { record: rated[place] ?? [], past: [...(records[place] ?? []), ...open] }),
    ),
    vehicles: risk.vehicles.map(vehicle => vehicleInputsOf(vehicle, auto)),
  } satisfies Record<keyof typeof autoInputs, Inputs[string]>
}

function isNamed<Discount extends string>(
  named: readonly Discount[] | undefined,
  discount: Discount,
): boolean {
  return named?.includes(discount) ?? false
}

interface Past {
  /** What counts in the price. */
  readonly record: DrivingRecord
  /** Everything that was reported, including what may be this driver's. */
  readonly past: DrivingRecord
}

function driverInputsOf(driver: AskableDriver, { record, past }: Past) {
  const { age, yearsLicensed, sex, maritalStatus, education, employment, discounts } = driver
  return {
    driverAge: within(driverInputs.driverAge, age),
    senior: age >= seniorFrom,
    yearsLicensed:
      yearsLicensed === undefined ? undefined : within(driverInputs.yearsLicensed, yearsLicensed),
    goodDriver: isGoodDriver(yearsLicensed ?? 0, past),
    cleanRecord: isClean(past),
    record: recordInputsOf(record),
    sex,
    maritalStatus,
    education,
    employment,
    goodStudent: isNamed(discounts, 'GOOD_STUDENT'),
    driverTraining: isNamed(discounts, 'DRIVER_TRAINING'),
    awayAtSchool: isNamed(discounts, 'AWAY_AT_SCHOOL'),
    preventionCourse: isNamed(discounts, 'PREVENTION_COURSE'),
  } satisfies Record<keyof typeof driverInputs, Inputs[string]>
}

const clean: readonly Inputs[] = []

/** A driver’s record as plans read it, the latest incident first. */
function recordInputsOf(record: DrivingRecord): readonly Inputs[] {
  if (record.length === 0) return clean
  const rated = record.filter(({ incident }) => incident !== 'NOT_AT_FAULT')
  const latestFirst = rated.toSorted((a, b) => a.monthsAgo - b.monthsAgo)
  const latestAccident = latestFirst.find(({ incident }) => incident === 'AT_FAULT')
  return latestFirst.map(
    one =>
      ({
        incident: one.incident === 'AT_FAULT' && one !== latestAccident ? 'AT_FAULT_AGAIN' : one.incident,
        incidentMonths: within(recordInputs.incidentMonths, one.monthsAgo),
      }) satisfies Record<keyof typeof recordInputs, Inputs[string]>,
  )
}

function claimInputsOf(record: DrivingRecord): readonly Inputs[] {
  return record
    .filter(({ incident }) => incident === 'COMP_CLAIM')
    .toSorted((a, b) => a.monthsAgo - b.monthsAgo)
    .map(
      ({ monthsAgo }) =>
        ({ claimMonths: within(claimInputs.claimMonths, monthsAgo) }) satisfies Record<
          keyof typeof claimInputs,
          Inputs[string]
        >,
    )
}

function vehicleInputsOf(
  vehicle: RatedVehicle,
  { deductible: usual, comprehensiveDeductible }: AskableRisk<'auto'>['auto'],
) {
  const { group, make, model, vin, age, use, annualMiles, ownership, principalDriver } = vehicle
  const { deductible = usual, hasAntiTheft = false } = vehicle
  return {
    vehicleGroup: group,
    make,
    model,
    vinPattern: `${vin.slice(0, 8)}${vin.slice(9, 10)}`,
    vehicleAge: within(vehicleInputs.vehicleAge, age),
    use,
    annualMiles: within(vehicleInputs.annualMiles, annualMiles),
    ownership,
    carDeductible: Number(deductible),
    comprehensiveDeductible: Number(comprehensiveDeductible ?? deductible),
    principalDriver,
    antiTheft: hasAntiTheft,
  } satisfies Record<keyof typeof vehicleInputs, Inputs[string]>
}

function pipLevelOf({ state, auto: { injuryProtection: level } }: AskableRisk<'auto'>) {
  if (level !== undefined) return Number(level) === protectionChoice(state)?.least ? 'MINIMUM' : level
  return isIncluded(state, 'injuryProtection') ? 'MINIMUM' : 'NONE'
}

/** The amounts of injury protection that occur in a state. */
function levelsIn(state: State): readonly string[] {
  const choice = protectionChoice(state)
  if (choice) return [...(choice.isRefusable ? ['NONE'] : []), 'MINIMUM', ...choice.more.map(String)]
  if (!isRequired(state, 'injuryProtection')) return ['NONE']
  return coverChoices(state).injuryProtectionLevels ?? ['MINIMUM']
}

/** The medical payments that occur in a state: the largest only if its law names them. */
function paymentsIn(state: State): readonly number[] {
  const { amounts = [] } = offerOf('medicalPayments', state) ?? {}
  return medicalPayments.map(Number).filter(amount => amount <= mostUsualPayments || amounts.includes(amount))
}

/** The rights to sue that occur in a state: both if buyers choose, else the one that its law gives everybody. */
function tortsIn(state: State) {
  const { tort, tortChoice } = autoCovers(state)
  if (tortChoice) return tortChoice.isOfPolicy ? tortOptions : [tortChoice.usual]
  return [tort === 'noFault' ? 'LIMITED' : 'FULL'] as const
}

function limitsIn(state: State, cover: OtherCover): readonly string[] {
  return isRequired(state, cover) ? autoLimits : ['NONE', ...autoLimits]
}
