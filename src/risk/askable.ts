import { law } from '../law/law.ts'
import { type Factor, factorOfIncident, type Rulebook } from '../law/rule.ts'
import type { MultiPolicy } from './any-line.ts'
import type { Assumption } from './assumptions.ts'
import { unattributed } from './auto/driving-record.ts'
import type { AutoRisk, RatedDriver } from './auto.ts'
import type { HomeownerRisk } from './homeowner.ts'
import type { LifeInsured, LifeRisk } from './life.ts'
import type { PetRisk } from './pet.ts'
import type { RentersRisk } from './renters.ts'
import type { Risk } from './risk.ts'
import type { RatedTraveler, TravelRisk } from './travel.ts'
import type { Incident, IncidentKind } from './words.ts'

type Without<Whole, Withheld extends keyof Whole> = Omit<Whole, Withheld> & Partial<Pick<Whole, Withheld>>

/**
 * What the state keeps out of prices is absent, or NOT_GIVEN. The birth date stays, because driving records are found
 * by it.
 */
export type AskableDriver = Without<RatedDriver, 'sex' | 'maritalStatus' | 'yearsLicensed'>

export interface AskableAutoRisk extends Omit<AutoRisk, 'household' | 'prior' | 'drivers'> {
  readonly household: Without<AutoRisk['household'], 'home'>
  readonly prior?: AutoRisk['prior']
  readonly drivers: readonly AskableDriver[]
  /** What happened this many months ago, or earlier, changes no price in this state; absent if no law says so. */
  readonly recordMonths?: number
}

export interface AskableHomeownerRisk extends Omit<HomeownerRisk, 'prior'> {
  /** What the visitor pays today affects no price, so no carrier gets it. */
  readonly prior?: Omit<HomeownerRisk['prior'], 'premium'>
}

export interface AskableLifeRisk extends Omit<LifeRisk, 'insured'> {
  readonly insured: Without<LifeInsured, 'sex'>
}

export interface AskableTravelRisk extends Omit<TravelRisk, 'trip'> {
  /** Only the age of the travelers affects the price of a trip. */
  readonly trip: Omit<TravelRisk['trip'], 'travelers'> & {
    readonly travelers: readonly Pick<RatedTraveler, 'age'>[]
  }
}

/** What carriers may get of a risk, by line. */
type Tellable =
  | AskableAutoRisk
  | AskableHomeownerRisk
  | AskableLifeRisk
  | PetRisk
  | RentersRisk
  | AskableTravelRisk

declare const isAskable: unique symbol

/**
 * A risk as carriers may see it, over the network or in the plans that we rate for them: without today's premium and
 * without anything that the risk's state keeps out of prices. Only `askable` makes one, and connectors and plans take
 * nothing else.
 */
export type AskableRisk<Line extends Risk['line'] = Risk['line']> = Extract<
  Tellable,
  { readonly line: Line }
> & { readonly [isAskable]: true }

/** Removes what carriers may not see of a risk, under this product's state rules or others; see AskableRisk. */
export function askable<Line extends Risk['line']>(
  risk: Risk & { readonly line: Line },
  rules: Rulebook = law,
): AskableRisk<Line> {
  const { line, state, effective: on } = risk
  const may: May = factor => rules.mayRate({ line, state, factor, on })
  const { bound } = rules.ruleFor({ line, state, factor: 'drivingRecord', on })
  const recordMonths = bound && 'months' in bound ? bound.months : undefined
  // The brand exists only for the compiler, and each line's risk yields one of that line.
  return tellableOf(risk, { may, recordMonths }) as Tellable as AskableRisk<Line>
}

type May = (factor: Factor) => boolean

/** What the state lets count. */
interface Allowed {
  readonly may: May
  readonly recordMonths: number | undefined
}

function tellableOf(risk: Risk, { may, recordMonths }: Allowed): Tellable {
  switch (risk.line) {
    case 'auto':
      return { ...auto(risk, may), ...(recordMonths === undefined ? {} : { recordMonths }) }
    case 'homeowner':
      return homeowner(risk, may)
    case 'renters': {
      const { animal } = risk.household
      return {
        ...risk,
        household: { animal: tellableDog(animal, may), ...tellablePolicies(risk.household, may) },
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

/** A guarded breed becomes any other dog if the state keeps breeds out of the price. */
function tellableDog<Animal extends string>(animal: Animal | 'DOG' | 'DOG_LISTED', may: May) {
  return animal === 'DOG_LISTED' && !may('dogBreed') ? 'DOG' : animal
}

function tellablePolicies({ multiPolicy }: MultiPolicy, may: May): MultiPolicy {
  return multiPolicy && may('multiPolicy') ? { multiPolicy } : {}
}

/** The factors behind assumptions. */
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
  const { discounts = [], ...cover } = risk.auto
  const named = discounts.filter(one => may(one === 'TELEMATICS' ? 'telematics' : 'buying'))
  const tellable = {
    auto: {
      ...cover,
      incidents: cover.incidents.filter(incident => isTellable(incident, may)),
      ...(named.length > 0 ? { discounts: named } : {}),
    },
    drivers: drivers.map(one => driver(one, may)),
    vehicles: risk.vehicles.map(({ hasAntiTheft, ...vehicle }) => ({
      ...vehicle,
      ...(hasAntiTheft && may('antiTheft') ? { hasAntiTheft } : {}),
    })),
  }
  const isOpen = unattributed(tellable).length > 0
  return {
    ...risk,
    household: {
      ...(may('homeOwnership') ? { home: household.home } : {}),
      credit: may('credit') ? household.credit : 'UNKNOWN',
      ...tellablePolicies(household, may),
    },
    ...(may('priorInsurance') ? { prior } : {}),
    ...tellable,
    assumed: tellableAssumptions(assumed, may).filter(
      // Counting a record with one driver would reveal an incident that must stay hidden.
      assumption => isOpen || (assumption !== 'drivingRecord' && assumption !== 'recentIncidents'),
    ),
  }
}

function isTellable(incident: Incident | IncidentKind, may: May): boolean {
  const factor = factorOfIncident(incident)
  // A state that keeps the record out of prices keeps it out of the plans, and insurers find it by the birth date anyway.
  return factor === 'drivingRecord' || may(factor)
}

/** Being a spouse is a marital status, so both are included or neither; the order shows who is the insured. */
function driver(
  {
    sex,
    maritalStatus,
    relation,
    yearsLicensed,
    education,
    employment,
    record = [],
    discounts = [],
    ...rest
  }: RatedDriver,
  may: May,
): AskableDriver {
  const named = discounts.filter(one =>
    may(one === 'PREVENTION_COURSE' ? 'preventionCourse' : 'studentDiscount'),
  )
  const tellable = record.filter(({ incident }) => isTellable(incident, may))
  const isRelated = relation !== undefined && (relation === 'Insured' || may('maritalStatus'))
  return {
    ...rest,
    ...(may('yearsLicensed') ? { yearsLicensed } : {}),
    ...(may('gender') ? { sex } : {}),
    ...(may('maritalStatus') ? { maritalStatus } : {}),
    ...(isRelated ? { relation } : {}),
    education: may('education') ? education : 'NOT_GIVEN',
    employment: may('occupation') ? employment : 'NOT_GIVEN',
    ...(tellable.length > 0 ? { record: tellable } : {}),
    ...(named.length > 0 ? { discounts: named } : {}),
  }
}

function homeowner({ prior, ...risk }: HomeownerRisk, may: May): AskableHomeownerRisk {
  const { premium: _, ...tellable } = prior
  return {
    ...risk,
    household: {
      dog: tellableDog(risk.household.dog, may),
      credit: may('credit') ? risk.household.credit : 'UNKNOWN',
      ...tellablePolicies(risk.household, may),
    },
    ...(may('priorInsurance') ? { prior: tellable } : {}),
    assumed: tellableAssumptions(risk.assumed, may),
  }
}
