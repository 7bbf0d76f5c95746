import type { HomeDevice } from '../../risk/home-features.ts'
import type {
  Construction,
  HomeClaims,
  HomeDeductible,
  HomeownerRisk,
  HomeType,
  HomeUse,
  RoofAge,
  WindDeductible,
} from '../../risk/homeowner.ts'
import type { Territory } from '../../risk/risk.ts'
import { every, everyNumber, everySum } from './every.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput, territoryInput } from './place.ts'
import { within } from './within.ts'

/** Fire protection by public class: 1 to 4 in town, 5 around it, 6 in the country. */
type Protection = 'P1_4' | 'P5' | 'P6'

/** A carrier looks the class up by address; until it does, the territory stands for it. Modelled, confidence low. */
export const protectionIn: Readonly<Record<Territory, Protection>> = {
  T1: 'P6',
  T2: 'P5',
  T3: 'P1_4',
  T4: 'P1_4',
  T5: 'P1_4',
  AVERAGE: 'P1_4',
}

/** AVERAGE stands for a state as a whole, as it does for the territory. */
type Coast = 'COAST' | 'INLAND' | 'AVERAGE'

/** What a homeowner plan may price or refuse by. */
export const homeownerInputs = {
  state: stateInput,
  territory: territoryInput,
  coast: {
    type: 'choice',
    values: every<Coast>({ COAST: true, INLAND: true, AVERAGE: true }),
    factor: 'territoryZip',
  },
  protection: {
    type: 'choice',
    values: every<Protection>({ P1_4: true, P5: true, P6: true }),
    factor: 'territoryZip',
  },
  coverageA: { type: 'whole', min: 10_000, max: 5_000_000, money: true },
  homeType: {
    type: 'choice',
    values: every<HomeType>({
      SINGLE_FAMILY: true,
      TOWNHOUSE: true,
      MULTI_2_4: true,
      CONDO: true,
      MANUFACTURED: true,
    }),
  },
  use: {
    type: 'choice',
    values: every<HomeUse>({ PRIMARY: true, SECONDARY: true, SEASONAL: true, RENTED: true, VACANT: true }),
  },
  construction: {
    type: 'choice',
    values: every<Construction>({
      FRAME: true,
      BRICK_VENEER: true,
      MASONRY: true,
      STUCCO: true,
      OTHER: true,
    }),
  },
  yearBuilt: { type: 'whole', min: 1700, max: 2100 },
  roofAge: {
    type: 'choice',
    values: every<RoofAge>({ R0_5: true, R6_10: true, R11_15: true, R16_20: true, R21: true }),
  },
  windDeductible: everyNumber<WindDeductible>({ 0: true, 1: true, 2: true, 5: true }),
  windPeril: {
    type: 'choice',
    values: every<HomeownerRisk['home']['windPeril']>({ wind: true, hurricane: true }),
  },
  deductible: everySum<HomeDeductible>({ 1000: true, 1500: true, 2000: true, 2500: true, 5000: true }),
  claims: {
    type: 'choice',
    values: every<HomeClaims>({
      NONE: true,
      ONE_WEATHER: true,
      ONE_WATER: true,
      ONE_OTHER: true,
      TWO: true,
      THREE_PLUS: true,
    }),
  },
  claimsFree: { type: 'flag' },
  insuredAge: { type: 'whole', min: 18, max: 120, factor: 'age' },
  devices: {
    type: 'set',
    values: every<HomeDevice>({
      CENTRAL_BURGLAR: true,
      CENTRAL_FIRE: true,
      SPRINKLER: true,
      LEAK_SENSOR: true,
      DEADBOLT: true,
      IMPACT: true,
    }),
  },
  pool: { type: 'flag' },
  trampoline: { type: 'flag' },
  woodStove: { type: 'flag' },
  dog: { type: 'flag' },
  /** Beside `dog`, so that the law can watch the breed alone. */
  guardedBreed: { type: 'flag', factor: 'dogBreed' },
} satisfies Vocabulary

/** A homeowner risk as its plans read it. Numbers outside of the vocabulary count as its ends. */
export function homeownerInputsOf({ state, location, insured, household, home }: HomeownerRisk) {
  const { territory } = location
  return {
    state,
    territory,
    coast: territory === 'AVERAGE' ? 'AVERAGE' : home.isCoastal ? 'COAST' : 'INLAND',
    protection: protectionIn[territory],
    coverageA: within(homeownerInputs.coverageA, home.cover.dwelling),
    homeType: home.type,
    use: home.use,
    construction: home.construction,
    yearBuilt: within(homeownerInputs.yearBuilt, home.yearBuilt),
    roofAge: home.roofAge,
    windDeductible: Number(home.windDeductible),
    windPeril: home.windPeril,
    deductible: Number(home.deductible),
    claims: home.claims,
    claimsFree: home.claims === 'NONE',
    insuredAge: within(homeownerInputs.insuredAge, insured.age),
    devices: home.devices,
    pool: home.hazards.includes('POOL'),
    trampoline: home.hazards.includes('TRAMPOLINE'),
    woodStove: home.hazards.includes('WOOD_STOVE'),
    dog: household.dog !== 'NONE',
    guardedBreed: household.dog === 'DOG_LISTED',
  } satisfies Record<keyof typeof homeownerInputs, Inputs[string]>
}
