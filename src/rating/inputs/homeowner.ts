import type { AskableRisk } from '../../risk/askable.ts'
import { claimPerils, countedOf, undatedClaims } from '../../risk/home/claim-record.ts'
import { usualBelongings } from '../../risk/home/dwelling.ts'
import {
  belongingsShares,
  constructions,
  credits,
  homeClaims,
  homeDeductibles,
  homeDevices,
  homeSystems,
  homeTypes,
  homeUses,
  ordinanceShares,
  roofAges,
  roofMaterials,
  roofShapes,
  settlements,
  type Territory,
  waterBackups,
  wildfireMeasures,
  windDeductibles,
  windFeatures,
  windPerils,
  windPools,
} from '../../risk/words.ts'
import { numbersOf } from './amounts.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { countyInput, stateInput, territoryInput, zipInput } from './place.ts'
import { valuableInputs, valuableInputsOf } from './valuables.ts'
import { within } from './within.ts'

/** Fire protection by public class: 1 to 4 in town, 5 around it, 6 in the country. */
type Protection = 'P1_4' | 'P5' | 'P6'

/** A carrier looks the class up by address; our plans use the territory instead. Modeled, confidence low. */
export const protectionIn: Readonly<Record<Territory, Protection>> = {
  T1: 'P6',
  T2: 'P5',
  T3: 'P1_4',
  T4: 'P1_4',
  T5: 'P1_4',
  AVERAGE: 'P1_4',
}

/** More than is paid for any claim; a claim of unknown amount counts as one of this amount. */
const mostPaid = 1_000_000

/** What a plan may rate about each claim of the past 5 years, the latest first. */
const claimInputs = {
  /** UNKNOWN if nobody said; then its months are 0, and its amount is the highest. */
  claimPeril: { type: 'choice', values: [...claimPerils, 'UNKNOWN'] },
  /** Completed months before the first day of the policy. */
  claimMonths: { type: 'whole', min: 0, max: 60 },
  /** Dollars, roughly. */
  claimPaid: { type: 'whole', min: 0, max: mostPaid },
} satisfies Vocabulary

const strength = { type: 'whole', min: 0, max: 100 } as const

/** The inputs that a homeowner plan may use. */
export const homeownerInputs = {
  state: stateInput,
  territory: territoryInput,
  zip: zipInput,
  countyFips: countyInput,
  coast: {
    type: 'choice',
    values: ['COAST', 'INLAND', 'AVERAGE'],
    factor: 'territoryZip',
  },
  /** How hard each peril hits the place; also 0 if the place is unknown, which `territory` says. */
  hurricane: { ...strength, factor: 'territoryZip' },
  storm: { ...strength, factor: 'territoryZip' },
  wildfire: { ...strength, factor: 'wildfireRisk' },
  /** The state's pool here. A plan whose steps read it leaves wind and hail to that pool. */
  windPool: { type: 'choice', values: windPools },
  protection: {
    type: 'choice',
    values: ['P1_4', 'P5', 'P6'],
    factor: 'territoryZip',
  },
  coverageA: { type: 'whole', min: 10_000, max: 5_000_000 },
  belongings: { type: 'whole', min: 0, max: 5_000_000 },
  /** As a percentage of what is usual for the coverage on the home. */
  belongingsShare: numbersOf(belongingsShares),
  liability: { type: 'whole', min: 0, max: 5_000_000 },
  /** Medical payments to guests. */
  guestPayments: { type: 'whole', min: 0, max: 100_000 },
  /** Ordinance or law, as a percentage of the coverage on the home. */
  ordinanceShare: numbersOf(ordinanceShares),
  /** Water that backs up through sewers and drains, in dollars; 0 for none. */
  waterBackup: numbersOf(waterBackups),
  ...valuableInputs,
  /** How a roof over 10 years old is paid for; a younger one always at its replacement cost. */
  roofSettlement: { type: 'choice', values: settlements },
  homeType: {
    type: 'choice',
    values: homeTypes,
  },
  use: {
    type: 'choice',
    values: homeUses,
  },
  construction: {
    type: 'choice',
    values: constructions,
  },
  yearBuilt: { type: 'whole', min: 1700, max: 2100 },
  roofAge: {
    type: 'choice',
    values: roofAges,
  },
  roofMaterial: { type: 'choice', values: roofMaterials },
  roofShape: { type: 'choice', values: roofShapes },
  windDeductible: numbersOf(windDeductibles),
  windPeril: {
    type: 'choice',
    values: windPerils,
  },
  deductible: numbersOf(homeDeductibles),
  claims: {
    type: 'choice',
    values: homeClaims,
  },
  /** Those of the past 3 years; claims without a date count. */
  recentClaims: { type: 'whole', min: 0, max: 9 },
  /** The same, one by one. */
  claimRecord: { type: 'list', of: claimInputs },
  claimsFree: { type: 'flag' },
  insuredAge: { type: 'whole', min: 18, max: 120, factor: 'age' },
  /** By the visitor's own account; UNKNOWN if nobody said. */
  credit: { type: 'choice', values: credits, factor: 'credit' },
  /** The buyer would insure both a car and a home with the insurer. */
  multiPolicy: { type: 'flag', factor: 'multiPolicy' },
  devices: {
    type: 'set',
    values: homeDevices,
  },
  /** Systems more than 30 years old; empty if nobody said. */
  oldSystems: { type: 'set', values: homeSystems },
  /** What protects the home from the wind; asked in Florida. */
  windFeatures: { type: 'set', values: windFeatures, factor: 'windMitigation' },
  /** What protects the home from wildfire; asked in California, where wildfires endanger the place. */
  wildfireMeasures: { type: 'set', values: wildfireMeasures, factor: 'wildfireMitigation' },
  pool: { type: 'flag' },
  trampoline: { type: 'flag' },
  woodStove: { type: 'flag' },
  dog: { type: 'flag' },
  /** In addition to `dog`, so that the law can ban the breed alone. */
  guardedBreed: { type: 'flag', factor: 'dogBreed' },
} satisfies Vocabulary

/** The closest number on offer. */
function closest(offered: readonly string[], to: number): number {
  const distance = (one: number) => Math.abs(one - to)
  return offered.map(Number).reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** A homeowner risk as its plans read it. Numbers outside the vocabulary count as its nearest end. */
export function homeownerInputsOf({ state, location, insured, household, home }: AskableRisk<'homeowner'>) {
  const { territory } = location
  const { hurricane, storm, wildfire, windPool } = home.perils
  const isPlaced = territory !== 'AVERAGE'
  const claimRecord = claimInputsOf(home)
  return {
    state,
    territory,
    zip: location.zip,
    countyFips: location.countyFips,
    coast: isPlaced ? (home.isCoastal ? 'COAST' : 'INLAND') : 'AVERAGE',
    hurricane: isPlaced ? hurricane : 0,
    storm: isPlaced ? storm : 0,
    wildfire: isPlaced ? wildfire : 0,
    windPool,
    protection: protectionIn[territory],
    coverageA: within(homeownerInputs.coverageA, home.cover.dwelling),
    belongings: within(homeownerInputs.belongings, home.cover.belongings),
    belongingsShare: closest(
      belongingsShares,
      (100 * home.cover.belongings) / usualBelongings(home.type, home.cover.dwelling),
    ),
    liability: within(homeownerInputs.liability, home.cover.liability),
    guestPayments: within(homeownerInputs.guestPayments, home.cover.medicalPayments),
    ordinanceShare: closest(ordinanceShares, (100 * home.cover.ordinance) / home.cover.dwelling),
    waterBackup: closest(waterBackups, home.cover.waterBackup),
    ...valuableInputsOf(home.cover.valuables),
    roofSettlement: home.roofSettlement,
    homeType: home.type,
    use: home.use,
    construction: home.construction,
    yearBuilt: within(homeownerInputs.yearBuilt, home.yearBuilt),
    roofAge: home.roofAge,
    roofMaterial: home.roofMaterial,
    roofShape: home.roofShape,
    windDeductible: Number(home.windDeductible),
    windPeril: home.windPeril,
    deductible: Number(home.deductible),
    claims: home.claims,
    recentClaims: within(homeownerInputs.recentClaims, recentOf(claimRecord)),
    claimRecord,
    claimsFree: home.claims === 'NONE',
    insuredAge: within(homeownerInputs.insuredAge, insured.age),
    credit: household.credit,
    multiPolicy: household.multiPolicy ?? false,
    devices: home.devices,
    oldSystems: home.oldSystems ?? [],
    windFeatures: home.windFeatures,
    wildfireMeasures: home.wildfireMeasures,
    pool: home.hazards.includes('POOL'),
    trampoline: home.hazards.includes('TRAMPOLINE'),
    woodStove: home.hazards.includes('WOOD_STOVE'),
    dog: household.dog !== 'NONE',
    guardedBreed: household.dog === 'DOG_LISTED',
  } satisfies Record<keyof typeof homeownerInputs, Inputs[string]>
}

function recentOf(claims: readonly { readonly claimMonths: number }[]): number {
  return claims.filter(({ claimMonths }) => claimMonths < 36).length
}

/** Each claim that counts, as plans read it: those with a date, then those that may have been yesterday. */
function claimInputsOf({ claims, claimRecord = [] }: AskableRisk<'homeowner'>['home']) {
  const dated = countedOf(claimRecord).map(
    ({ peril, monthsAgo, paid = mostPaid }) =>
      ({
        claimPeril: peril,
        claimMonths: monthsAgo,
        claimPaid: within(claimInputs.claimPaid, paid),
      }) satisfies Record<keyof typeof claimInputs, Inputs[string]>,
  )
  const undated = {
    claimPeril: claims === 'ONE_WATER' ? 'WATER' : 'UNKNOWN',
    claimMonths: 0,
    claimPaid: mostPaid,
  } satisfies Record<keyof typeof claimInputs, Inputs[string]>
  return [...dated, ...Array.from({ length: undatedClaims(claims, claimRecord) }, () => undated)]
}
