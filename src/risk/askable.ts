import { law } from '../law/law.ts'
import type { Factor, Rulebook } from '../law/rule.ts'
import type { Assumption } from './assumptions.ts'
import type { AutoRisk, RatedDriver } from './auto.ts'
import type { HomeownerRisk } from './homeowner.ts'
import type { LifeInsured, LifeRisk } from './life.ts'
import type { PetRisk } from './pet.ts'
import type { RentersRisk } from './renters.ts'
import type { Risk } from './risk.ts'
import type { RatedTraveler, TravelRisk } from './travel.ts'
import type { HomeOwnership } from './words.ts'

type Without<Whole, Withheld extends keyof Whole> = Omit<Whole, Withheld> & Partial<Pick<Whole, Withheld>>

/** What the state keeps out of prices is absent, or NOT_GIVEN. The birth date stays: driving records are found by it. */
export type AskableDriver = Without<RatedDriver, 'sex' | 'maritalStatus' | 'yearsLicensed'>

export interface AskableAutoRisk extends Omit<AutoRisk, 'household' | 'prior' | 'drivers'> {
  readonly household: { readonly home?: HomeOwnership; readonly credit: AutoRisk['household']['credit'] }
  readonly prior?: AutoRisk['prior']
  readonly drivers: readonly AskableDriver[]
}

export interface AskableHomeownerRisk extends Omit<HomeownerRisk, 'prior'> {
  /** What the visitor pays today moves no price, so no carrier learns it. */
  readonly prior?: Omit<HomeownerRisk['prior'], 'premium'>
}

export interface AskableLifeRisk extends Omit<LifeRisk, 'insured'> {
  readonly insured: Without<LifeInsured, 'sex'>
}

export interface AskableTravelRisk extends Omit<TravelRisk, 'trip'> {
  /** Of those who travel along, only the age prices a trip. */
  readonly trip: Omit<TravelRisk['trip'], 'travelers'> & {
    readonly travelers: readonly Pick<RatedTraveler, 'age'>[]
  }
}

/** What may be told of a risk, by line. */
type Tellable =
  | AskableAutoRisk
  | AskableHomeownerRisk
  | AskableLifeRisk
  | PetRisk
  | RentersRisk
  | AskableTravelRisk

declare const isAskable: unique symbol

/**
 * A risk as carriers may hear of it, over a wire or by the plans that we rate for them: without today's premium and
 * without anything that the state of the risk keeps out of prices. `askable` alone makes one, and no connector and no plan
 * is given anything else.
 */
export type AskableRisk<Line extends Risk['line'] = Risk['line']> = Extract<
  Tellable,
  { readonly line: Line }
> & { readonly [isAskable]: true }

/** What a carrier may be asked about a risk under the state rules of this product, or under others; see AskableRisk. */
export function askable<Line extends Risk['line']>(
  risk: Risk & { readonly line: Line },
  rules: Rulebook = law,
): AskableRisk<Line> {
  const { line, state, effective: on } = risk
  // The mark exists for the compiler only, and each line's risk gives one of that line.
  return tellableOf(risk, factor =>
    rules.mayRate({ line, state, factor, on }),
  ) as Tellable as AskableRisk<Line>
}

type May = (factor: Factor) => boolean

function tellableOf(risk: Risk, may: May): Tellable {
  switch (risk.line) {
    case 'auto':
      return auto(risk, may)
    case 'homeowner':
      return homeowner(risk, may)
    case 'renters': {
      const { animal } = risk.household
      return {
        ...risk,
        household: { animal: tellableDog(animal, may) },
        assumed: tellableAssumptions(risk.assumed, may),
      }
    }
    case 'life': {
      const { sex, ...insured } = risk.insured
      return { ...risk, insured: { ...insured, ...(may('gender') ? { sex } : {}) } }
    }
    case 'travel':
      return { ...risk, trip: { ...risk.trip, travelers: risk.trip.travelers.map(({ age }) => ({ age })) } }
    case 'pet':
      return risk
  }
}

/** A guarded breed is any other dog where the state keeps breeds out of the price. */
function tellableDog<Animal extends string>(animal: Animal | 'DOG' | 'DOG_LISTED', may: May) {
  return animal === 'DOG_LISTED' && !may('dogBreed') ? 'DOG' : animal
}

/** Factors that assumptions are about. */
const assumedFactors: Partial<Record<Assumption, Factor>> = {
  credit: 'credit',
  creditNotGiven: 'credit',
  priorLimits: 'priorInsurance',
}

/** Nothing is assumed about what the state keeps out of the price. */
function tellableAssumptions(assumed: readonly Assumption[], may: May): readonly Assumption[] {
  return assumed.filter(assumption => {
    const factor = assumedFactors[assumption]
    return factor === undefined || may(factor)
  })
}

function auto({ household, prior, drivers, assumed, ...risk }: AutoRisk, may: May): AskableAutoRisk {
  const incidents = risk.auto.incidents.filter(
    incident => incident !== 'NOT_AT_FAULT' || may('notAtFaultAccident'),
  )
  return {
    ...risk,
    household: {
      ...(may('homeOwnership') ? { home: household.home } : {}),
      credit: may('credit') ? household.credit : 'UNKNOWN',
    },
    ...(may('priorInsurance') ? { prior } : {}),
    auto: { ...risk.auto, incidents },
    drivers: drivers.map(one => driver(one, may)),
    // That a record is counted with one driver would tell of an incident that is not told.
    assumed: tellableAssumptions(assumed, may).filter(
      assumption => assumption !== 'drivingRecord' || incidents.length > 0,
    ),
  }
}

/** Who is whose spouse is a marital status, so both are told or neither; the insured is known as such by the order. */
function driver(
  { sex, maritalStatus, relation, yearsLicensed, education, employment, ...rest }: RatedDriver,
  may: May,
): AskableDriver {
  const isRelated = relation !== undefined && (relation === 'Insured' || may('maritalStatus'))
  return {
    ...rest,
    ...(may('yearsLicensed') ? { yearsLicensed } : {}),
    ...(may('gender') ? { sex } : {}),
    ...(may('maritalStatus') ? { maritalStatus } : {}),
    ...(isRelated ? { relation } : {}),
    education: may('education') ? education : 'NOT_GIVEN',
    employment: may('occupation') ? employment : 'NOT_GIVEN',
  }
}

function homeowner({ prior, ...risk }: HomeownerRisk, may: May): AskableHomeownerRisk {
  const { premium: _, ...tellable } = prior
  return {
    ...risk,
    household: { dog: tellableDog(risk.household.dog, may) },
    ...(may('priorInsurance') ? { prior: tellable } : {}),
    assumed: tellableAssumptions(risk.assumed, may),
  }
}
