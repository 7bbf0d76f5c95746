import { describe, expect, it } from 'vitest'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { law } from '../../src/law/law.ts'
import type { Factor } from '../../src/law/rule.ts'
import type { AutoRisk, RatedDriver } from '../../src/risk/auto.ts'
import type { HomeownerRisk } from '../../src/risk/homeowner.ts'
import type { RentersRisk } from '../../src/risk/renters.ts'
import {
  educations,
  employments,
  incidents,
  type PolicyDiscount,
  vehicleGroups,
} from '../../src/risk/words.ts'
import { randomFrom } from '../carriers/panel.ts'
import { ann, autoIn, ben, carLike } from '../carriers/samples/sample-auto.ts'
import { homeownerIn } from '../carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'
import { house } from '../rooms/estimate.ts'
import { sweep } from '../support/sweep.ts'

/** Pairs of random households that differ in nothing but one answer, over everything that a state bans. */

const on = '2026-11-22'
const random = randomFrom(20261122)
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))

type Pair =
  | readonly [AutoRisk, AutoRisk]
  | readonly [RentersRisk, RentersRisk]
  | readonly [HomeownerRisk, HomeownerRisk]

/** One household a state, of which the others are variants: nothing is looked up anew. */
const ordinary = new Map(
  stateCodes.map(state => [
    state,
    autoIn({ state, answers: { drivers: [{ driver: ann }, { driver: ben }] } }),
  ]),
)
const cars = vehicleGroups.map(
  group => autoIn({ state: 'TX', answers: { vehicles: [carLike({ group })] } }).vehicles[0],
)

function household(state: State): AutoRisk {
  const risk = ordinary.get(state)
  if (!risk) throw new Error(state)
  const drivers = risk.drivers.slice(0, whole(1, 2)).map(driver => ({
    ...driver,
    age: whole(17, 85),
    yearsLicensed: whole(0, 50),
    sex: pick(['F', 'M'] as const),
    maritalStatus: pick(['S', 'M', 'D'] as const),
  }))
  const happened = incidents.filter(() => random() < 0.1)
  const [first, ...others] = drivers
  const isTicketKnown = happened.includes('SPEEDING') && random() < 0.5
  const ticket = { incident: 'SPEEDING', monthsAgo: whole(0, 60) } as const
  return {
    ...risk,
    drivers: first && isTicketKnown ? [{ ...first, record: [ticket] }, ...others] : drivers,
    vehicles: [pick(cars), pick(cars)].slice(0, whole(1, 2)).flatMap(car => car ?? []),
    auto: {
      limits: pick(['MIN', 'L50', 'L100', 'L250']),
      physicalDamage: pick(['FULL', 'COMP', 'LIABILITY']),
      deductible: pick(['250', '500', '1000', '2000']),
      incidents: happened,
    },
    household: {
      home: pick(['OWN_HOUSE', 'RENT', 'FAMILY']),
      credit: pick(['EXCELLENT', 'GOOD', 'FAIR', 'POOR', 'UNKNOWN']),
    },
  }
}

/** Two ways that a driver of the household may be. */
const ofDriver =
  (ways: (driver: RatedDriver) => readonly [Partial<RatedDriver>, Partial<RatedDriver>]) =>
  (state: State): Pair => {
    const risk = household(state)
    const [first, ...others] = risk.drivers
    if (!first) throw new Error('nobody drives')
    const [one, other] = ways(first).map(way => ({ ...risk, drivers: [{ ...first, ...way }, ...others] }))
    return [one, other] as readonly [AutoRisk, AutoRisk]
  }

const two = <Value>(values: readonly Value[]): readonly [Value, Value] => {
  const one = pick(values)
  return [one, pick(values.filter(value => value !== one))]
}

const ofHousehold =
  (ways: readonly [Partial<AutoRisk['household']>, Partial<AutoRisk['household']>]) =>
  (state: State): Pair => {
    const risk = household(state)
    const [one, other] = ways.map(way => ({ ...risk, household: { ...risk.household, ...way } }))
    return [one, other] as readonly [AutoRisk, AutoRisk]
  }

const students = ['GOOD_STUDENT', 'DRIVER_TRAINING', 'AWAY_AT_SCHOOL'] as const

/** What a state may ban, each in answers that every state lets carriers tell apart unless it bans the factor. */
const auto: Partial<Record<Factor, (state: State) => Pair>> = {
  age: ofDriver(() => [{ age: whole(17, 30) }, { age: whole(31, 64) }]),
  seniorAge: ofDriver(() => [{ age: whole(40, 64) }, { age: whole(65, 85) }]),
  yearsLicensed: ofDriver(() => [{ yearsLicensed: whole(0, 5) }, { yearsLicensed: whole(20, 50) }]),
  gender: ofDriver(() => [
    { sex: 'F', age: 18 },
    { sex: 'M', age: 18 },
  ]),
  maritalStatus: ofDriver(() => {
    const [one, other] = two(['S', 'M', 'D'] as const)
    return [{ maritalStatus: one }, { maritalStatus: other }]
  }),
  education: ofDriver(() => {
    const [one, other] = two(educations)
    return [{ education: one }, { education: other }]
  }),
  occupation: ofDriver(() => {
    const [one, other] = two(employments)
    return [{ employment: one }, { employment: other }]
  }),
  credit: ofHousehold([{ credit: 'EXCELLENT' }, { credit: 'POOR' }]),
  homeOwnership: ofHousehold([{ home: 'OWN_HOUSE' }, { home: 'RENT' }]),
  priorInsurance: state => {
    const risk = household(state)
    return [
      { ...risk, prior: { ...risk.prior, insurance: 'Y5' } },
      { ...risk, prior: { ...risk.prior, insurance: pick(['LAPSED', 'CANCELLED', 'LT6M']) } },
    ]
  },
  studentDiscount: ofDriver(() => [{}, { discounts: [pick(students)] }]),
  preventionCourse: ofDriver(() => [{}, { discounts: ['PREVENTION_COURSE'] }]),
  buying: ofPolicy('PAPERLESS', 'AUTOMATIC_PAYMENT'),
  telematics: ofPolicy('TELEMATICS'),
  comprehensiveClaim: withIncident('COMP_CLAIM'),
  notAtFaultAccident: withIncident('NOT_AT_FAULT'),
  multiPolicy: ofHousehold([{}, { multiPolicy: true }]),
}

/** A household without any discount of its policy, and with one of these. */
function ofPolicy(...discounts: readonly PolicyDiscount[]): (state: State) => Pair {
  return state => {
    const risk = household(state)
    return [risk, { ...risk, auto: { ...risk.auto, discounts: [pick(discounts)] } }]
  }
}

/** A household without an incident, and with it. */
function withIncident(incident: 'COMP_CLAIM' | 'NOT_AT_FAULT'): (state: State) => Pair {
  return state => {
    const risk = household(state)
    const others = risk.auto.incidents.filter(one => one !== incident)
    const [first, ...drivers] = risk.drivers
    if (!first) throw new Error('nobody drives')
    // Half of the visitors say whose it was, and when.
    const record = [...(first.record ?? []), { incident, monthsAgo: whole(0, 60) }]
    return [
      { ...risk, auto: { ...risk.auto, incidents: others } },
      {
        ...risk,
        auto: { ...risk.auto, incidents: [...others, incident] },
        drivers: [random() < 0.5 ? first : { ...first, record }, ...drivers],
      },
    ]
  }
}

const tenants = new Map(stateCodes.map(state => [state, rentersIn({ state })]))
const owners = new Map(stateCodes.map(state => [state, homeownerIn({ state })]))

/** A tenant, as they are in two ways. */
const ofTenant =
  (ways: readonly [Partial<RentersRisk['household']>, Partial<RentersRisk['household']>]) =>
  (state: State): Pair => {
    const risk = tenants.get(state) as RentersRisk
    const some = {
      ...risk,
      renters: {
        ...risk.renters,
        deductible: pick(['250', '500', '1000', '2500'] as const),
        losses: pick(['NONE', 'ONE_THEFT', 'TWO'] as const),
      },
    }
    const [one, other] = ways.map(way => ({ ...some, household: { ...some.household, ...way } }))
    return [one, other] as readonly [RentersRisk, RentersRisk]
  }

/** An owner, as they are in two ways. */
const ofOwner =
  (ways: () => readonly [Partial<HomeownerRisk['household']>, Partial<HomeownerRisk['household']>]) =>
  (state: State): Pair => {
    const risk = owners.get(state) as HomeownerRisk
    const some = {
      ...risk,
      home: { ...risk.home, yearBuilt: whole(1900, 2025), claims: pick(['NONE', 'ONE_WATER'] as const) },
    }
    const [one, other] = ways().map(way => ({ ...some, household: { ...some.household, ...way } }))
    return [one, other] as readonly [HomeownerRisk, HomeownerRisk]
  }

const ways: readonly (readonly ['auto' | 'renters' | 'homeowner', Factor, (state: State) => Pair])[] = [
  ...Object.entries(auto).map(([factor, of]) => ['auto', factor as Factor, of] as const),
  ['renters', 'dogBreed', ofTenant([{ animal: 'DOG' }, { animal: 'DOG_LISTED' }])],
  ['renters', 'multiPolicy', ofTenant([{}, { multiPolicy: true }])],
  ['homeowner', 'dogBreed', ofOwner(() => [{ dog: 'DOG' }, { dog: 'DOG_LISTED' }])],
  [
    'homeowner',
    'credit',
    ofOwner(() => {
      const [one, other] = two(['EXCELLENT', 'FAIR', 'POOR', 'UNKNOWN'] as const)
      return [{ credit: one }, { credit: other }]
    }),
  ],
  ['homeowner', 'multiPolicy', ofOwner(() => [{}, { multiPolicy: true }])],
]

const bans = ways.flatMap(([line, factor, of]) =>
  stateCodes
    .filter(state => !law.mayRate({ line, state, factor, on }) && !law.mayRefuse({ line, state, factor, on }))
    .map(state => ({ line, factor, state, of })),
)

const usual = house(law)

/** A birth date is on every request, because driving records are found by it. */
const isOnRequests = (factor: Factor) => factor !== 'age' && factor !== 'seniorAge'

/** All that an answer could move: prices and refusals, the estimate, and what carriers hear. */
function seenOf(risk: Pair[number], factor: Factor): string {
  const heard = isOnRequests(factor) ? [usual.json(risk), usual.acord(risk)] : []
  return JSON.stringify([usual.prices(risk), usual.estimate(risk), ...heard])
}

const pairs = sweep(20_000, 'pairs of households', 800)

describe('an answer that a state keeps out of prices', () => {
  it(`moves no price, no refusal, no estimate and no request: ${pairs.title} over all bans`, () => {
    expect(bans.length).toBeGreaterThan(50)
    const moved: string[] = []
    for (let count = 0; count < pairs.size; count++) {
      const { line, factor, state, of } = bans[count % bans.length] as (typeof bans)[number]
      const [one, other] = of(state)
      if (seenOf(one, factor) !== seenOf(other, factor)) moved.push(`${line} ${factor} ${state}`)
    }
    expect([...new Set(moved)]).toEqual([])
  })

  it('covers the credit and the second policy of homes', () => {
    const states = (line: string, factor: Factor) =>
      bans
        .filter(ban => ban.line === line && ban.factor === factor)
        .map(({ state }) => state)
        .toSorted()
    expect(states('homeowner', 'credit')).toEqual(['CA', 'MA', 'MD'])
    for (const line of ['auto', 'homeowner', 'renters'])
      expect(states(line, 'multiPolicy'), line).toEqual(['CA', 'HI', 'MA', 'NC'])
  })

  it.each(ways)('moves something of %s where %s may count', (_, factor, of) => {
    const count = Array.from({ length: 12 }, () => of('TX')).filter(
      ([one, other]) => seenOf(one, factor) !== seenOf(other, factor),
    )
    expect(count.length).toBeGreaterThan(6)
  })
})
