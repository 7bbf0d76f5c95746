import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { law } from '../../src/law/law.ts'
import type { Factor } from '../../src/law/rule.ts'
import { autoInputs } from '../../src/rating/inputs/auto.ts'
import { unattributed } from '../../src/risk/auto/driving-record.ts'
import type { AutoRisk, RatedDriver, RatedVehicle } from '../../src/risk/auto.ts'
import { type DriverDiscount, incidents } from '../../src/risk/words.ts'
import { ascending } from '../carriers/expectations.ts'
import { panelOf, randomFrom } from '../carriers/panel.ts'
import { offerBy, termPrice, today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'
import { sweep } from '../support/sweep.ts'

const { ratedIn } = panelOf(loadCarriers(), 'auto')
const random = randomFrom(20261122)

function whole(from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[whole(0, values.length - 1)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** Any of the values that the vocabulary of the plans lists. */
function anyOf<Value>({ values }: { readonly values: readonly string[] }): Value {
  // The compiler checks the vocabulary against the type of the risk where it is written.
  return pick(values) as Value
}

const { drivers: driverList, vehicles: vehicleList } = autoInputs

/** Any driver at all: age and years licensed are independent, so that each can change alone. */
function anyDriver(driver: RatedDriver): RatedDriver {
  return {
    ...driver,
    age: whole(16, 90),
    yearsLicensed: whole(0, 60),
    sex: anyOf(driverList.of.sex),
    maritalStatus: anyOf(driverList.of.maritalStatus),
    education: anyOf(driverList.of.education),
    employment: anyOf(driverList.of.employment),
  }
}

function anyVehicle(vehicle: RatedVehicle): RatedVehicle {
  return {
    ...vehicle,
    group: anyOf(vehicleList.of.vehicleGroup),
    age: whole(0, 25),
    use: anyOf(vehicleList.of.use),
    annualMiles: whole(3_000, 40_000),
    ownership: anyOf(vehicleList.of.ownership),
  }
}

function anyPrior(): AutoRisk['prior'] {
  return {
    insurance: anyOf(autoInputs.priorInsurance),
    limits: anyOf(autoInputs.priorLimits),
    tenureYears: whole(0, 20),
  }
}

/** A household of one to four drivers and as many cars, with any possible answers. */
function household(state: State): AutoRisk {
  const { assumed: _, ...risk } = autoIn({ state, territory: anyOf(autoInputs.territory) })
  const few = <Member>(members: readonly Member[], make: (member: Member) => Member) =>
    Array.from({ length: whole(1, 4) }, () => make(pick(members)))
  return {
    ...risk,
    household: { home: anyOf(autoInputs.homeOwnership), credit: anyOf(autoInputs.credit) },
    prior: anyPrior(),
    auto: {
      limits: anyOf(autoInputs.limits),
      physicalDamage: anyOf(autoInputs.physicalDamage),
      deductible: pick(['250', '500', '1000', '2000']),
      incidents: incidents.filter(() => random() < 0.15),
    },
    drivers: few(risk.drivers, anyDriver),
    vehicles: few(risk.vehicles, anyVehicle),
    assumed: [],
  }
}

/** The same household, which says of every incident whose it was, and when. */
function attributed(risk: AutoRisk): AutoRisk {
  const events = unattributed(risk).map(incident => ({
    incident,
    monthsAgo: whole(0, 59),
    driver: whole(0, risk.drivers.length - 1),
  }))
  const drivers = risk.drivers.map((driver, place) => ({
    ...driver,
    record: events.filter(event => event.driver === place).map(({ driver: _, ...one }) => one),
  }))
  return { ...risk, drivers }
}

type Change = (risk: AutoRisk) => AutoRisk

/** Another answer of one driver of the household. */
function ofDriver(...names: readonly (keyof RatedDriver)[]): Change {
  return risk => {
    const changed = whole(0, risk.drivers.length - 1)
    const drivers = risk.drivers.map((driver, place) => {
      if (place !== changed) return driver
      const other = anyDriver(driver)
      return { ...driver, ...Object.fromEntries(names.map(name => [name, other[name]])) }
    })
    return { ...risk, drivers }
  }
}

/** One driver of the household has something that lowers a price. */
function withDiscount(discount: DriverDiscount): Change {
  return risk => {
    const changed = whole(0, risk.drivers.length - 1)
    const drivers = risk.drivers.map((driver, place) =>
      place === changed ? { ...driver, discounts: [discount] } : driver,
    )
    return { ...risk, drivers }
  }
}

/** For each factor that a state bans, a household that differs only by it. */
/** Takes an incident of the household away, or adds it. */
function withOrWithout(one: 'COMP_CLAIM' | 'NOT_AT_FAULT') {
  return (risk: AutoRisk): AutoRisk => {
    const others = risk.auto.incidents.filter(incident => incident !== one)
    const isThere = others.length < risk.auto.incidents.length
    return { ...risk, auto: { ...risk.auto, incidents: isThere ? others : [...others, one] } }
  }
}

const differingBy: Partial<Record<Factor, Change>> = {
  age: risk => ({
    ...risk,
    // Being 65 is a factor of its own.
    drivers: risk.drivers.map(driver => ({
      ...driver,
      age: driver.age < 65 ? whole(16, 64) : whole(65, 90),
    })),
  }),
  seniorAge: ofDriver('age'),
  yearsLicensed: ofDriver('yearsLicensed'),
  gender: ofDriver('sex'),
  maritalStatus: ofDriver('maritalStatus'),
  education: ofDriver('education'),
  occupation: ofDriver('employment'),
  credit: risk => ({ ...risk, household: { ...risk.household, credit: anyOf(autoInputs.credit) } }),
  homeOwnership: risk => ({
    ...risk,
    household: { ...risk.household, home: anyOf(autoInputs.homeOwnership) },
  }),
  priorInsurance: risk => ({ ...risk, prior: anyPrior() }),
  studentDiscount: withDiscount('GOOD_STUDENT'),
  preventionCourse: withDiscount('PREVENTION_COURSE'),
  buying: risk => ({ ...risk, auto: { ...risk.auto, discounts: ['PAPERLESS', 'AUTOMATIC_PAYMENT'] } }),
  telematics: risk => ({ ...risk, auto: { ...risk.auto, discounts: ['TELEMATICS'] } }),
  comprehensiveClaim: withOrWithout('COMP_CLAIM'),
  notAtFaultAccident: withOrWithout('NOT_AT_FAULT'),
}

const bans = (Object.keys(differingBy) as readonly Factor[]).flatMap(factor =>
  stateCodes
    .filter(state => !law.mayRate({ line: 'auto', state, factor, on: today }))
    .map(state => [state, factor] as const),
)

/** What each carrier charges for different risks, in their order, without those that it turns away. */
function pricesAlong(
  risks: readonly AutoRisk[],
  expected: (prices: readonly number[], where: string) => void,
) {
  const [{ state } = { state: 'TX' as const }] = risks
  for (const { id, connector } of ratedIn(state)) {
    const prices = risks.flatMap(risk => termPrice(offerBy(connector, risk)) ?? [])
    expected(prices, `${id} ${state} ${JSON.stringify(risks[0])}`)
  }
}

/** The states whose laws change the plans most, and two that change little. */
const differing: readonly State[] = ['CA', 'HI', 'MA', 'MI', 'NC', 'NY', 'TX']

const households = sweep(40, 'households a state', 6)

function eachHousehold(check: (risk: AutoRisk) => void): void {
  for (const state of differing) for (let count = 0; count < households.size; count++) check(household(state))
}

function expectRising(risks: readonly AutoRisk[]): void {
  pricesAlong(risks, (prices, where) => expect(prices, where).toEqual(prices.toSorted(ascending)))
}

describe(`an auto household, whoever drives what, ${households.title},`, () => {
  it.each(bans)('in %s gets the same answer from every carrier when only %s differs', (state, factor) => {
    const differ = differingBy[factor]
    for (let count = 0; count < households.size; count++) {
      const risk = household(state)
      const other = differ?.(risk) ?? risk
      for (const { id, connector } of ratedIn(state))
        expect(offerBy(connector, other), `${id} ${JSON.stringify([risk, other])}`).toEqual(
          offerBy(connector, risk),
        )
    }
  })

  it('costs the same in whatever order its drivers and its cars are named', () => {
    eachHousehold(risk => {
      const reversed = { ...risk, drivers: risk.drivers.toReversed(), vehicles: risk.vehicles.toReversed() }
      pricesAlong([risk, reversed], (prices, where) => expect(new Set(prices).size, where).toBeLessThan(2))
    })
  })

  it('costs the same in whatever order its drivers are named who have records of their own', () => {
    eachHousehold(open => {
      const risk = attributed(open)
      const reversed = { ...risk, drivers: risk.drivers.toReversed() }
      pricesAlong([risk, reversed], (prices, where) => expect(new Set(prices).size, where).toBeLessThan(2))
    })
  })

  it('never pays more for a record that is older', () => {
    eachHousehold(open => {
      const risk = attributed(open)
      const older = risk.drivers.map(({ record = [], ...driver }) => ({
        ...driver,
        record: record.map(one => ({ ...one, monthsAgo: 60 })),
      }))
      expectRising([{ ...risk, drivers: older }, risk])
    })
  })

  it('never pays less for more cover, nor for a lower deductible', () => {
    eachHousehold(risk => {
      const having = (auto: Partial<AutoRisk['auto']>) => ({ ...risk, auto: { ...risk.auto, ...auto } })
      expectRising((['MIN', 'L50', 'L100', 'L250'] as const).map(limits => having({ limits })))
      expectRising((['LIABILITY', 'COMP', 'FULL'] as const).map(physicalDamage => having({ physicalDamage })))
      expectRising((['2000', '1000', '500', '250'] as const).map(deductible => having({ deductible })))
    })
  })

  it('never pays less after one more incident or for more miles, nor 3% less for a younger driver up to 58', () => {
    eachHousehold(risk => {
      const { incidents: happened } = risk.auto
      for (const incident of incidents.filter(one => !happened.includes(one))) {
        const more = { ...risk.auto, incidents: [...happened, incident] }
        expectRising([risk, { ...risk, auto: more }])
      }
      const [driver, ...others] = risk.drivers
      const [vehicle, ...cars] = risk.vehicles
      if (!driver || !vehicle) throw new Error('a household without a driver or a car')
      const younger = [58, 50, 45, 40, 35, 30, 22, 17].map(age => ({
        ...risk,
        drivers: [{ ...driver, age, yearsLicensed: age - 16 }, ...others],
      }))
      // A driver who becomes the dearest takes over the dearest car, with a factor for comprehensive that may be a little lower.
      pricesAlong(younger, (prices, where) => {
        for (const [index, price] of prices.entries())
          expect(price, where).toBeGreaterThanOrEqual(0.97 * Math.max(0, ...prices.slice(0, index)))
      })
      expectRising(
        [4_000, 9_000, 13_000, 20_000].map(annualMiles => ({
          ...risk,
          vehicles: [{ ...vehicle, annualMiles }, ...cars],
        })),
      )
    })
  })
})
