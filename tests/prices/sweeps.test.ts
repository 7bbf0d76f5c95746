import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { faceAmounts, propertyLimits } from '../../src/risk/words.ts'
import { randomFrom } from '../carriers/panel.ts'
import { planPrices } from '../carriers/plan-prices.ts'
import { coverWith } from '../carriers/samples/sample-homeowner.ts'
import { segments } from '../carriers/samples/segments.ts'

type RiskOf<Line extends InsuranceLine> = Extract<Risk, { readonly line: Line }>

/** One fact of a risk, moved through its values from end to end. */
interface Sweep<Swept extends Risk> {
  readonly of: string
  readonly values: readonly number[]
  readonly at: (risk: Swept, value: number) => Swept
  /** How many times the price before it a price may be, at the least and at the most. */
  readonly within: readonly [least: number, most: number]
}

const range = (from: number, to: number, by = 1) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

/** Two of each line; with five people each, sixty. */
const sweeps: { readonly [Line in InsuranceLine]: readonly Sweep<RiskOf<Line>>[] } = {
  auto: [
    {
      of: 'the age of the driver',
      values: range(16, 90),
      at: (risk, age) => ({
        ...risk,
        drivers: risk.drivers.map((driver, index) =>
          index === 0 ? { ...driver, age, yearsLicensed: age - 16 } : driver,
        ),
      }),
      within: [0.75, 1.03],
    },
    {
      of: 'the miles of the car',
      values: range(3_000, 30_000, 250),
      at: (risk, annualMiles) => ({
        ...risk,
        vehicles: risk.vehicles.map((vehicle, index) =>
          index === 0 ? { ...vehicle, annualMiles } : vehicle,
        ),
      }),
      within: [1, 1.02],
    },
  ],
  homeowner: [
    {
      of: 'the year it was built',
      values: range(1900, 2026),
      at: (risk, yearBuilt) => ({ ...risk, home: { ...risk.home, yearBuilt } }),
      within: [0.96, 1],
    },
    {
      of: 'the sum of the dwelling',
      values: range(100_000, 900_000, 10_000),
      at: (risk, dwelling) => ({
        ...risk,
        home: { ...risk.home, cover: coverWith(risk.home, dwelling) },
      }),
      within: [1, 1.08],
    },
  ],
  renters: [
    {
      of: 'the age of the renter',
      values: range(18, 90),
      at: (risk, age) => ({ ...risk, insured: { ...risk.insured, age } }),
      within: [0.9, 1.07],
    },
    {
      of: 'the sum of the belongings',
      values: propertyLimits.map(Number),
      at: (risk, sum) => ({
        ...risk,
        renters: { ...risk.renters, personalProperty: `${sum}` as (typeof propertyLimits)[number] },
      }),
      within: [1, 1.35],
    },
  ],
  pet: [
    {
      of: 'the age of the pet',
      values: range(2, 180),
      at: (risk, months) => ({
        ...risk,
        pet: { ...risk.pet, ageMonths: months, ageWeeks: Math.round((months * 52) / 12) },
      }),
      within: [0.97, 1.03],
    },
    {
      of: 'the share that is paid back',
      values: [70, 80, 90],
      at: (risk, reimbursement) => ({ ...risk, cover: { ...risk.cover, reimbursement } }),
      within: [1, 1.2],
    },
  ],
  travel: [
    {
      of: 'the cost of the trip',
      values: range(500, 20_000, 100),
      at: (risk, cost) => ({
        ...risk,
        trip: { ...risk.trip, cost, costPerTraveler: Math.ceil(cost / risk.trip.travelers.length) },
      }),
      within: [1, 1.1],
    },
    {
      of: 'the age of the traveler',
      values: range(18, 85),
      at: (risk, age) => ({
        ...risk,
        insured: { ...risk.insured, age },
        trip: {
          ...risk.trip,
          travelers: risk.trip.travelers.map((traveler, index) =>
            index === 0 ? { ...traveler, age } : traveler,
          ),
        },
      }),
      within: [1, 1.08],
    },
  ],
  life: [
    {
      of: 'the age of the insured',
      values: range(18, 70),
      at: (risk, age) => ({ ...risk, insured: { ...risk.insured, age, ageNearest: age } }),
      within: [1, 1.15],
    },
    {
      of: 'the sum insured',
      values: faceAmounts.map(Number),
      at: (risk, sum) => ({
        ...risk,
        life: { ...risk.life, faceAmount: `${sum}` as (typeof faceAmounts)[number] },
      }),
      within: [1.2, 2],
    },
  ],
}

const people = 5
const carriers = loadCarriers()

describe.each(Object.keys(sweeps) as InsuranceLine[])('%s', line => {
  const pricesOf = planPrices(carriers, line)
  const random = randomFrom(20261129)
  const drawn = Array.from({ length: people }, () => segments[line].ordinary?.(random) as never)

  it.each(
    (sweeps[line] as readonly Sweep<Risk>[]).flatMap(sweep =>
      drawn.map((risk, index) => [`${sweep.of}, person ${index + 1}`, sweep, risk] as const),
    ),
  )('moves in steps that an agent would believe: %s', (_, { values, at, within: [least, most] }, risk) => {
    let compared = 0
    let before = new Map<string, number>()
    for (const value of values) {
      const now = new Map(pricesOf(at(risk, value)).map(({ id, price }) => [id, price]))
      for (const [id, price] of now) {
        const last = before.get(id)
        // Who is refused at one of the two values has no step there.
        if (last === undefined) continue
        compared += 1
        expect(price / last, `${id} at ${value}`).toBeGreaterThanOrEqual(least)
        expect(price / last, `${id} at ${value}`).toBeLessThanOrEqual(most)
      }
      before = now
    }
    // Several carriers have a price nearly all the way.
    expect(compared).toBeGreaterThanOrEqual(2 * (values.length - 1))
  })
})
