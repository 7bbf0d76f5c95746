import { minimumLimits } from '../../law/auto-minimums.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { VehicleUse } from '../../risk/annual-miles.ts'
import type { AutoRisk, RatedDriver, RatedVehicle } from '../../risk/auto.ts'
import type {
  AutoDeductible,
  AutoLimits,
  Credit,
  HomeOwnership,
  Incident,
  PhysicalDamage,
  VehicleOwnership,
} from '../../risk/auto-answers.ts'
import type { PriorInsurance, PriorLimits } from '../../risk/prior-insurance.ts'
import type { Territory } from '../../risk/risk.ts'
import { every, everySum } from './every.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { within } from './within.ts'

/** An accident that was not the driver's fault stands apart, so that the law can watch it alone. */
type RatedIncident = Exclude<Incident, 'NOT_AT_FAULT'>

/** What an auto plan may rate of each driver. */
const driverInputs = {
  driverAge: { type: 'whole', min: 14, max: 110, factor: 'age' },
  yearsLicensed: { type: 'whole', min: 0, max: 94, factor: 'yearsLicensed' },
  sex: { type: 'choice', values: every<RatedDriver['sex']>({ F: true, M: true }), factor: 'gender' },
  maritalStatus: {
    type: 'choice',
    values: every<RatedDriver['maritalStatus']>({ S: true, M: true, D: true }),
    factor: 'maritalStatus',
  },
  education: {
    type: 'choice',
    values: every<RatedDriver['education']>({
      HIGH_SCHOOL_OR_EQUIVALENT: true,
      ASSOCIATES_OR_SOME_COLLEGE: true,
      BACHELORS: true,
      MASTERS_OR_ABOVE: true,
      VOCATIONAL: true,
      OTHER: true,
      NOT_GIVEN: true,
    }),
    factor: 'education',
  },
  employment: {
    type: 'choice',
    values: every<RatedDriver['employment']>({
      EMPLOYED: true,
      STUDENT: true,
      RETIRED: true,
      MILITARY: true,
      NOT_SEEKING_EMPLOYMENT: true,
      UNEMPLOYED: true,
      NOT_GIVEN: true,
    }),
    factor: 'occupation',
  },
} satisfies Vocabulary

/** What an auto plan may rate of each vehicle. */
const vehicleInputs = {
  vehicleGroup: {
    type: 'choice',
    values: every<RatedVehicle['group']>({
      MID_SEDAN: true,
      ECONOMY: true,
      HYBRID: true,
      SMALL_SUV: true,
      WAGON_SUV: true,
      MINIVAN: true,
      PICKUP: true,
      OFF_ROAD: true,
      LUXURY_SUV: true,
      LUXURY_SEDAN: true,
      ELECTRIC: true,
      SPORTS: true,
      LARGE_LUXURY: true,
      OTHER: true,
    }),
  },
  vehicleAge: { type: 'whole', min: 0, max: 40 },
  use: { type: 'choice', values: every<VehicleUse>({ BUSINESS: true, COMMUTE_PLEASURE: true }) },
  annualMiles: { type: 'whole', min: 3_000, max: 40_000 },
  ownership: {
    type: 'choice',
    values: every<VehicleOwnership>({ FINANCED: true, OWNED: true, LEASED: true }),
  },
} satisfies Vocabulary

/** What an auto plan may price or refuse by. */
export const autoInputs = {
  state: { type: 'choice', values: stateCodes },
  territory: {
    type: 'choice',
    values: every<Territory>({ T1: true, T2: true, T3: true, T4: true, T5: true, AVERAGE: true }),
    factor: 'territoryZip',
  },
  limits: { type: 'choice', values: every<AutoLimits>({ MIN: true, L50: true, L100: true, L250: true }) },
  physicalDamage: {
    type: 'choice',
    values: every<PhysicalDamage>({ FULL: true, COMP: true, LIABILITY: true }),
  },
  deductible: everySum<AutoDeductible>({ 250: true, 500: true, 1000: true, 2000: true }),
  incidents: {
    type: 'set',
    values: every<RatedIncident>({
      AT_FAULT_1: true,
      AT_FAULT_2: true,
      SPEEDING: true,
      OTHER_VIOLATION: true,
      DUI: true,
      SUSPENDED: true,
      COMP_CLAIM: true,
    }),
  },
  notAtFault: { type: 'flag', factor: 'notAtFaultAccident' },
  priorInsurance: {
    type: 'choice',
    values: every<PriorInsurance>({
      LT6M: true,
      M6_12: true,
      Y1_3: true,
      Y3_5: true,
      Y5: true,
      LAPSED_30: true,
      LAPSED: true,
      NO_CAR: true,
      MILITARY: true,
      CANCELLED: true,
    }),
    factor: 'priorInsurance',
  },
  priorLimits: {
    type: 'choice',
    values: every<PriorLimits>({ MIN: true, L50: true, L100: true, L250: true, UNKNOWN: true }),
    factor: 'priorInsurance',
  },
  tenureYears: { type: 'whole', min: 0, max: 41, factor: 'priorInsurance' },
  homeOwnership: {
    type: 'choice',
    values: every<HomeOwnership>({ OWN_HOUSE: true, OWN_CONDO: true, RENT: true, FAMILY: true, OTHER: true }),
    factor: 'homeOwnership',
  },
  credit: {
    type: 'choice',
    values: every<Credit>({ EXCELLENT: true, GOOD: true, FAIR: true, POOR: true, UNKNOWN: true }),
    factor: 'credit',
  },
  vehicleCount: { type: 'whole', min: 1, max: 100 },
  drivers: { type: 'list', of: driverInputs },
  vehicles: { type: 'list', of: vehicleInputs },
  cover: { type: 'text' },
} satisfies Vocabulary

/** An auto risk as its plans read it. Numbers outside of the vocabulary count as its ends. */
export function autoInputsOf(risk: AutoRisk) {
  const { state, location, household, prior, auto } = risk
  return {
    state,
    territory: location.territory,
    limits: auto.limits,
    physicalDamage: auto.physicalDamage,
    deductible: Number(auto.deductible),
    incidents: auto.incidents.filter(incident => incident !== 'NOT_AT_FAULT'),
    notAtFault: auto.incidents.includes('NOT_AT_FAULT'),
    priorInsurance: prior.insurance,
    priorLimits: prior.limits,
    tenureYears: within(autoInputs.tenureYears, prior.tenureYears),
    homeOwnership: household.home,
    credit: household.credit,
    vehicleCount: within(autoInputs.vehicleCount, risk.vehicles.length),
    drivers: risk.drivers.map(driverInputsOf),
    vehicles: risk.vehicles.map(vehicleInputsOf),
    cover: coverText(risk),
  } satisfies Record<keyof typeof autoInputs, Inputs[string]>
}

function driverInputsOf({ age, yearsLicensed, sex, maritalStatus, education, employment }: RatedDriver) {
  return {
    driverAge: within(driverInputs.driverAge, age),
    yearsLicensed: within(driverInputs.yearsLicensed, yearsLicensed),
    sex,
    maritalStatus,
    education,
    employment,
  } satisfies Record<keyof typeof driverInputs, Inputs[string]>
}

function vehicleInputsOf({ group, age, use, annualMiles, ownership }: RatedVehicle) {
  return {
    vehicleGroup: group,
    vehicleAge: within(vehicleInputs.vehicleAge, age),
    use,
    annualMiles: within(vehicleInputs.annualMiles, annualMiles),
    ownership,
  } satisfies Record<keyof typeof vehicleInputs, Inputs[string]>
}

const limitTexts: Readonly<Record<Exclude<AutoLimits, 'MIN'>, string>> = {
  L50: '50/100/50',
  L100: '100/300/100',
  L250: '250/500/250',
}

/** Limits in thousands as a declarations page writes them, then what is borne of damage to the cars. */
function coverText({ state, effective, auto: { limits, physicalDamage, deductible } }: AutoRisk): string {
  const written = limits === 'MIN' ? minimumText({ state, on: effective }) : limitTexts[limits]
  const borne = `$${Number(deductible).toLocaleString('en-US')} deductible`
  switch (physicalDamage) {
    case 'FULL':
      return `${written}, ${borne}`
    case 'COMP':
      return `${written}, comprehensive only, ${borne}`
    case 'LIABILITY':
      return `${written}, liability only`
  }
}

function minimumText(asked: Parameters<typeof minimumLimits>[0]): string {
  const least = minimumLimits(asked)
  const thousands = (amount: number) => amount / 1000
  if ('injuryProtection' in least)
    return `${thousands(least.injuryProtection)} PIP/${thousands(least.property)} PD`
  return [least.perPerson, least.perAccident, least.property].map(thousands).join('/')
}
