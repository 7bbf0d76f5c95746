import { usualOrdinance } from '../law/home-covers.ts'
import type { State } from '../law/jurisdictions.ts'
import { isCoastal } from '../reference/perils/coast.ts'
import { type Perils, perilsAt } from '../reference/perils/perils.ts'
import type { Day } from '../units/day.ts'
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
import {
  type ClaimAnswer,
  claimRecordOf,
  claimsCounted,
  type RecordedClaim,
  undatedClaims,
} from './home/claim-record.ts'
import { coverFor, type HomeCover } from './home/dwelling.ts'
import { type HomeFeature, sortFeatures } from './home/home-features.ts'
import { rebuildCost, usualHome } from './home/usual-home.ts'
import { type BirthAnswer, insuredAge } from './insured-age.ts'
import { locationOf } from './location.ts'
import { usualCover } from './usual-cover.ts'
import {
  type BelongingsShare,
  type Construction,
  type Credit,
  type Dog,
  type DwellingShare,
  type GuestPayments,
  type Hazard,
  type HomeClaims,
  type HomeDeductible,
  type HomeDevice,
  type HomeSystem,
  type HomeType,
  type HomeUse,
  homeSystems,
  type LiabilityLimit,
  type OrdinanceShare,
  type RoofAge,
  type RoofMaterial,
  type RoofShape,
  type Settlement,
  type Valuables,
  type WaterBackup,
  type WildfireMeasure,
  type WindDeductible,
  type WindFeature,
  type WindPeril,
} from './words.ts'

/** What a carrier rates for a homeowner policy. Sums are whole dollars. */
export interface HomeownerRisk extends RiskOfAnyLine {
  readonly line: 'homeowner'
  readonly insured: Insured
  readonly household: MultiPolicy & { readonly dog: Dog; readonly credit: Credit }
  /** The current coverage; it affects no price. */
  readonly prior: {
    readonly isInsured: boolean
    readonly carrier?: string
    /** Dollars per year. */
    readonly premium?: number
  }
  readonly home: {
    readonly type: HomeType
    readonly use: HomeUse
    readonly yearBuilt: number
    readonly roofAge: RoofAge
    readonly roofMaterial: RoofMaterial
    readonly roofShape: RoofShape
    readonly squareFeet: number
    readonly construction: Construction
    readonly devices: readonly HomeDevice[]
    readonly hazards: readonly Hazard[]
    /** Systems more than 30 years old in a home of that age; absent if nobody said. */
    readonly oldSystems?: readonly HomeSystem[]
    /** Its protection from the wind, if asked: in Florida. */
    readonly windFeatures: readonly WindFeature[]
    /** Its protection from wildfire, if asked: in California, where wildfires endanger the place. */
    readonly wildfireMeasures: readonly WildfireMeasure[]
    /** Those of the past 5 years. */
    readonly claims: HomeClaims
    /** What was said about each beside the prices, even about older ones; absent if nobody said. */
    readonly claimRecord?: readonly RecordedClaim[]
    /** To the nearest salt-water shore, from the middle of the ZIP area. */
    readonly coastMiles: number
    /** Near that shore, in a state where hurricanes are a separate peril. */
    readonly isCoastal: boolean
    readonly perils: Perils
    readonly cover: HomeCover
    readonly deductible: HomeDeductible
    readonly windDeductible: WindDeductible
    /** What the wind deductible applies to. */
    readonly windPeril: WindPeril
    /** How an older roof is paid for; a younger one is paid at replacement cost. */
    readonly roofSettlement: Settlement
  }
}

/** The answers of the homeowner line that a carrier rates; a skipped question is `null`. */
export interface HomeownerAnswers extends StartAnswer, MultiPolicyAnswer {
  readonly address: { readonly address1: string; readonly address2: string }
  readonly home: { readonly choice: HomeType }
  readonly use: { readonly choice: HomeUse }
  readonly yearBuilt: { readonly text: string } | null
  readonly roof: { readonly choice: RoofAge | 'UNKNOWN' }
  readonly squareFeet: { readonly text: string } | null
  readonly construction: { readonly choice: Construction }
  readonly features: { readonly choices: readonly HomeFeature[] } | null
  /** Asked only in Florida. */
  readonly windFeatures?: { readonly choices: readonly (WindFeature | 'NONE')[] } | null
  readonly claims: { readonly choice: HomeClaims }
  /** These two are answered beside the prices, if at all; in Florida the shape is one of the features. */
  readonly roofMaterial?: { readonly choice: RoofMaterial } | null
  readonly roofShape?: { readonly choice: RoofShape } | null
  /** What each was for, and when, answered beside the prices, if at all. */
  readonly claimRecord?: { readonly claims: readonly ClaimAnswer[] } | null
  /** What was replaced in the past 30 years, answered beside the prices of an older home, if at all. */
  readonly updates?: { readonly choices: readonly (HomeSystem | 'NONE')[] } | null
  readonly dob: BirthAnswer | null
  readonly name: { readonly firstName: string; readonly lastName: string }
  /** `null` when the home is not insured now. */
  readonly insurer: { readonly text: string } | null
  /** Asked only if the visitor is insured. */
  readonly premium?: { readonly text: string } | null
  /** Answered beside the prices where the state lets it count, if at all. */
  readonly credit?: { readonly choice: Credit }
  /** Answered beside the prices in California, if at all. */
  readonly wildfireMeasures?: { readonly choices: readonly (WildfireMeasure | 'NONE')[] } | null
  /** These are chosen beside the prices, if at all. */
  readonly dwelling?: { readonly choice: DwellingShare }
  readonly belongings?: { readonly choice: BelongingsShare }
  readonly liability?: { readonly choice: LiabilityLimit }
  readonly guestPayments?: { readonly choice: GuestPayments }
  readonly ordinance?: { readonly choice: OrdinanceShare }
  readonly waterBackup?: { readonly choice: WaterBackup }
  readonly valuables?: Valuables | null
  /** Counts only for an older roof of one's own. */
  readonly roofSettlement?: { readonly choice: Settlement }
  readonly deductible?: { readonly choice: HomeDeductible }
  /** Counts only if wind has a deductible of its own. */
  readonly windDeductible?: { readonly choice: WindDeductible }
}

/** The risk of a finished homeowner application, with its assumptions. */
export function homeownerRisk({
  application,
  place,
  today,
}: PlacedApplication<HomeownerAnswers>): HomeownerRisk {
  const { address, home, use, construction, dob, name } = application
  const { state } = place
  const effective = firstDayOf(application, today)
  const usual = usualHome(state)
  const perils = perilsAt(place)
  const { windPeril } = perils
  const usualSettlement = usualCover.homeowner.roofSettlement
  const yearBuilt = application.yearBuilt ? Number(application.yearBuilt.text) : usual.yearBuilt
  const roofAge = roofAgeOf(application.roof.choice, Number(effective.slice(0, 4)) - yearBuilt)
  const squareFeet = application.squareFeet ? Number(application.squareFeet.text) : usual.squareFeet
  const { devices, hazards, dog } = sortFeatures(application.features?.choices ?? [])
  const numberOf = (name: 'dwelling' | 'belongings' | 'liability' | 'guestPayments' | 'waterBackup') =>
    Number(application[name]?.choice ?? usualCover.homeowner[name])
  return {
    line: 'homeowner',
    state,
    effective,
    location: locationOf(place, address),
    insured: { first: name.firstName, last: name.lastName, ...insuredAge(dob, effective) },
    household: { dog, credit: application.credit?.choice ?? 'UNKNOWN', ...multiPolicyOf(application) },
    prior: priorOf(application),
    home: {
      type: home.choice,
      use: use.choice,
      yearBuilt,
      roofAge,
      roofMaterial: application.roofMaterial?.choice ?? 'ASPHALT',
      roofShape: application.roofShape?.choice ?? 'GABLE',
      squareFeet,
      construction: construction.choice,
      devices,
      hazards,
      ...oldSystemsOf(application),
      windFeatures: windFeaturesOf(application),
      wildfireMeasures: countsWildfireMeasures(state, perils) ? wildfireMeasuresOf(application) : [],
      ...claimsOf(application, effective),
      coastMiles: place.coastMiles,
      isCoastal: isCoastal(place),
      perils,
      cover: {
        ...coverFor({
          type: home.choice,
          construction: construction.choice,
          squareFeet,
          rebuildCost: rebuildCost(state, Number(effective.slice(0, 4))),
          share: numberOf('dwelling'),
          belongingsShare: numberOf('belongings'),
          liability: numberOf('liability'),
          medicalPayments: numberOf('guestPayments'),
          ordinanceShare: Number(
            application.ordinance?.choice ?? usualOrdinance({ state, isHouse: home.choice !== 'CONDO' }),
          ),
          waterBackup: numberOf('waterBackup'),
        }),
        ...(application.valuables ? { valuables: application.valuables } : {}),
      },
      deductible: application.deductible?.choice ?? usualCover.homeowner.deductible,
      windDeductible:
        windPeril === 'none'
          ? '0'
          : (application.windDeductible?.choice ?? usualCover.homeowner.windDeductible),
      windPeril,
      roofSettlement:
        home.choice !== 'CONDO' && olderRoofs.includes(roofAge)
          ? (application.roofSettlement?.choice ?? usualSettlement)
          : usualSettlement,
    },
    assumed: assumptionsOf(application, { state, perils, effective }),
  }
}

/** Roofs for which insurers may pay only the actual cash value: those over 10 years old. */
const olderRoofs: readonly RoofAge[] = ['R11_15', 'R16_20', 'R21']

/** Whether both deductibles are the usual ones, chosen or not: a choice that changes nothing makes no different risk. */
function hasUsualDeductibles(
  { deductible, windDeductible }: HomeownerAnswers,
  windPeril: WindPeril,
): boolean {
  const usual = usualCover.homeowner
  return (
    (deductible?.choice ?? usual.deductible) === usual.deductible &&
    (windPeril === 'none' || (windDeductible?.choice ?? usual.windDeductible) === usual.windDeductible)
  )
}

/** An unknown roof is as old as the home, up to the oldest that most insurers accept. */
function roofAgeOf(answer: RoofAge | 'UNKNOWN', homeAge: number): RoofAge {
  if (answer !== 'UNKNOWN') return answer
  if (homeAge <= 5) return 'R0_5'
  if (homeAge <= 10) return 'R6_10'
  return homeAge <= 15 ? 'R11_15' : 'R16_20'
}

/** The claims that count, and what was said about each. Nothing is left of claims that were taken back. */
function claimsOf(
  { claims, claimRecord }: HomeownerAnswers,
  effective: Day,
): Pick<HomeownerRisk['home'], 'claims' | 'claimRecord'> {
  if (claims.choice === 'NONE' || !claimRecord) return { claims: claims.choice }
  const record = claimRecordOf(claimRecord.claims, effective)
  return { claims: claimsCounted(claims.choice, record), claimRecord: record }
}

function oldSystemsOf({ updates }: HomeownerAnswers): Pick<HomeownerRisk['home'], 'oldSystems'> {
  return updates ? { oldSystems: homeSystems.filter(system => !updates.choices.includes(system)) } : {}
}

function windFeaturesOf({ windFeatures }: HomeownerAnswers): readonly WindFeature[] {
  return windFeatures?.choices.filter(choice => choice !== 'NONE') ?? []
}

/** Whether insurers have to count what protects a home from wildfire: not if there is no danger. */
function countsWildfireMeasures(state: State, { wildfire }: Perils): boolean {
  return state === 'CA' && wildfire > 0
}

function wildfireMeasuresOf({ wildfireMeasures }: HomeownerAnswers): readonly WildfireMeasure[] {
  return wildfireMeasures?.choices.filter(choice => choice !== 'NONE') ?? []
}

function priorOf({ insurer, premium }: HomeownerAnswers): HomeownerRisk['prior'] {
  if (!insurer) return { isInsured: false }
  return {
    isInsured: true,
    carrier: insurer.text,
    ...(premium ? { premium: Number(premium.text) } : {}),
  }
}

/** The assumptions about the usual deductibles, by the peril that has one of its own. */
const deductibles = {
  none: 'oneDeductible',
  wind: 'windDeductible',
  hurricane: 'hurricaneDeductible',
} as const satisfies Record<WindPeril, Assumption>

function assumptionsOf(
  application: HomeownerAnswers,
  { state, perils, effective }: Pick<HomeownerRisk, 'state' | 'effective'> & { readonly perils: Perils },
): readonly Assumption[] {
  const { windPeril, earthquake } = perils
  const { home, yearBuilt, roof, squareFeet, features, claims, dob, insurer } = application
  const assumed: Assumption[] = [
    home.choice === 'CONDO' ? 'condoCover' : 'homeCover',
    ...(hasUsualDeductibles(application, windPeril) ? [deductibles[windPeril]] : []),
    earthquake ? 'noFloodOrEarthquake' : 'noFlood',
    application.updates ? 'homeFinishes' : 'homeCondition',
  ]
  if ((application.credit?.choice ?? 'UNKNOWN') === 'UNKNOWN') assumed.push('credit')
  if (yearBuilt === null) assumed.push('yearBuilt')
  if (roof.choice === 'UNKNOWN') assumed.push('roofAge')
  if (home.choice !== 'CONDO' && !application.roofMaterial) assumed.push('roofMaterial')
  if (home.choice !== 'CONDO' && state !== 'FL' && !application.roofShape) assumed.push('roofShape')
  if (squareFeet === null) assumed.push('squareFeet')
  if (features === null) assumed.push('features')
  if (state === 'FL' && windFeaturesOf(application).length === 0) assumed.push('windFeatures')
  if (countsWildfireMeasures(state, perils) && !application.wildfireMeasures) assumed.push('wildfireMeasures')
  const { claims: counted, claimRecord = [] } = claimsOf(application, effective)
  if (undatedClaims(counted, claimRecord) > 0) assumed.push('recentClaims')
  if (counted !== claims.choice) assumed.push('oldClaims')
  if (dob === null) assumed.push('age')
  if (insurer === null) assumed.push('priorCover')
  return assumed
}
