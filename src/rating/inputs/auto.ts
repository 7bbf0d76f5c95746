import { compulsoryCovers } from '../../law/auto-covers.ts'
import { minimumLimits } from '../../law/auto-minimums.ts'
import type { AskableDriver, AskableRisk } from '../../risk/askable.ts'
import type { RatedVehicle } from '../../risk/auto.ts'
import {
  autoDeductibles,
  autoLimits,
  credits,
  homeOwnerships,
  type Incident,
  incidents,
  limitsOf,
  maritalStatuses,
  physicalDamages,
  priorInsurances,
  priorLimits,
  ratedEducations,
  ratedEmployments,
  sexes,
  vehicleGroups,
  vehicleOwnerships,
  vehicleUses,
} from '../../risk/words.ts'
import { sumsOf } from './amounts.ts'
import type { AutoCover } from './auto-cover.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { countyInput, stateInput, territoryInput, zipInput } from './place.ts'
import { within } from './within.ts'

/** Completed years from which a driver is a senior. */
const seniorFrom = 65

/** What an auto plan may rate of each driver. */
const driverInputs = {
  driverAge: { type: 'whole', min: 14, max: 110, factor: 'age' },
  /** 65 or older: an input of its own, for a state may let no other age count. */
  senior: { type: 'flag', factor: 'seniorAge' },
  yearsLicensed: { type: 'whole', min: 0, max: 94, factor: 'yearsLicensed' },
  /** Licensed for three years, with a nearly clean record in the household: see `isGoodDriver`. */
  goodDriver: { type: 'flag', factor: 'goodDriver' },
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
} satisfies Vocabulary

/** What an auto plan may rate of each vehicle. */
const vehicleInputs = {
  vehicleGroup: {
    type: 'choice',
    values: vehicleGroups,
  },
  make: { type: 'name' },
  model: { type: 'name' },
  /** The first eight signs of the VIN and the tenth, by which manuals list symbols: 4T1G11AKP. */
  vinPattern: { type: 'code', length: 9, signs: 'letters and digits' },
  vehicleAge: { type: 'whole', min: 0, max: 40 },
  use: { type: 'choice', values: vehicleUses },
  annualMiles: { type: 'whole', min: 3_000, max: 40_000, factor: 'annualMiles' },
  ownership: {
    type: 'choice',
    values: vehicleOwnerships,
  },
} satisfies Vocabulary

/** What an auto plan may price or refuse by. */
export const autoInputs = {
  state: stateInput,
  territory: territoryInput,
  zip: zipInput,
  countyFips: countyInput,
  limits: { type: 'choice', values: autoLimits },
  physicalDamage: {
    type: 'choice',
    values: physicalDamages,
  },
  deductible: sumsOf(autoDeductibles),
  incidents: {
    type: 'set',
    values: incidents.filter(one => one !== 'NOT_AT_FAULT'),
    factor: 'drivingRecord',
  },
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
  vehicleCount: { type: 'whole', min: 1, max: 100 },
  drivers: { type: 'list', of: driverInputs },
  vehicles: { type: 'list', of: vehicleInputs },
  cover: { type: 'text' },
} satisfies Vocabulary

/** An auto risk as its plans read it. Numbers outside the vocabulary count as its ends. */
export function autoInputsOf(risk: AskableRisk<'auto'>) {
  const { state, location, household, prior, auto } = risk
  return {
    state,
    territory: location.territory,
    zip: location.zip,
    countyFips: location.countyFips,
    limits: auto.limits,
    physicalDamage: auto.physicalDamage,
    deductible: Number(auto.deductible),
    incidents: auto.incidents.filter(incident => incident !== 'NOT_AT_FAULT'),
    notAtFault: auto.incidents.includes('NOT_AT_FAULT'),
    priorInsurance: prior?.insurance,
    priorLimits: prior?.limits,
    tenureYears: prior && within(autoInputs.tenureYears, prior.tenureYears),
    homeOwnership: household.home,
    credit: household.credit,
    vehicleCount: within(autoInputs.vehicleCount, risk.vehicles.length),
    drivers: risk.drivers.map(driver => driverInputsOf(driver, auto.incidents)),
    vehicles: risk.vehicles.map(vehicleInputsOf),
    cover: coverOf(risk),
  } satisfies Record<keyof typeof autoInputs, Inputs[string]>
}

function driverInputsOf(driver: AskableDriver, incidents: readonly Incident[]) {
  const { age, yearsLicensed, sex, maritalStatus, education, employment } = driver
  return {
    driverAge: within(driverInputs.driverAge, age),
    senior: age >= seniorFrom,
    yearsLicensed:
      yearsLicensed === undefined ? undefined : within(driverInputs.yearsLicensed, yearsLicensed),
    goodDriver: isGoodDriver(yearsLicensed ?? 0, incidents),
    sex,
    maritalStatus,
    education,
    employment,
  } satisfies Record<keyof typeof driverInputs, Inputs[string]>
}

/**
 * Whether a driver gets California's discount for good drivers (Cal. Ins. Code 1861.025): licensed for three years, and
 * at most one point. Nobody says whose an incident was or whether an accident hurt somebody, so each of them counts.
 */
function isGoodDriver(yearsLicensed: number, incidents: readonly Incident[]): boolean {
  const isSevere = incidents.some(one => !['NOT_AT_FAULT', 'COMP_CLAIM', ...minorViolations].includes(one))
  const points = incidents.filter(one => minorViolations.includes(one)).length
  return yearsLicensed >= 3 && !isSevere && points <= 1
}

const minorViolations: readonly string[] = ['SPEEDING', 'OTHER_VIOLATION']

function vehicleInputsOf({ group, make, model, vin, age, use, annualMiles, ownership }: RatedVehicle) {
  return {
    vehicleGroup: group,
    make,
    model,
    vinPattern: `${vin.slice(0, 8)}${vin.slice(9, 10)}`,
    vehicleAge: within(vehicleInputs.vehicleAge, age),
    use,
    annualMiles: within(vehicleInputs.annualMiles, annualMiles),
    ownership,
  } satisfies Record<keyof typeof vehicleInputs, Inputs[string]>
}

/** What is covered: the limits, then the deductibles for damage to the cars. */
function coverOf({
  state,
  effective,
  auto: { limits, physicalDamage, deductible },
}: AskableRisk<'auto'>): AutoCover {
  const amounts = limits === 'MIN' ? minimumLimits({ state, on: effective }) : limitsOf[limits]
  const isNoFault = 'injuryProtection' in amounts
  const required = compulsoryCovers(state).filter(({ cover }) => !(isNoFault && cover === 'injuryProtection'))
  return {
    injury: isNoFault ? [] : [amounts.perPerson, amounts.perAccident],
    injuryProtection: isNoFault ? [amounts.injuryProtection] : [],
    property: [amounts.property],
    ...(required.length > 0 ? { required } : {}),
    physicalDamage,
    deductibles: physicalDamage === 'LIABILITY' ? [] : [Number(deductible)],
  }
}
