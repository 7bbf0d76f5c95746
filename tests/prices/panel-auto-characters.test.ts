import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { AutoAnswers } from '../../src/risk/auto/auto-answers.ts'
import type { Territory } from '../../src/risk/words.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import { medianOf, randomFrom } from '../carriers/panel.ts'
import { planPrices } from '../carriers/plan-prices.ts'
import { ordinaryHousehold } from '../carriers/samples/ordinary-auto.ts'
import { ann, autoIn, ben, camry, carLike, driving } from '../carriers/samples/sample-auto.ts'

const pricesOf = planPrices(loadCarriers(), 'auto')

describe('the competition of auto carriers', () => {
  it('makes none the cheapest for more than 35% of 1,500 ordinary households, and four or more for 5%', () => {
    const random = randomFrom(20261122)
    expectManyWinners(
      pricesOf,
      Array.from({ length: 1_500 }, () => ordinaryHousehold(random)),
    )
  })

  it('puts 70% of the pairs of carriers in one order here and in the other there', () => {
    expect(shareOfSwaps(pricesOf, state => autoIn({ state }))).toBeGreaterThanOrEqual(0.7)
  })
})

interface Sample {
  readonly answers?: Partial<AutoAnswers>
  readonly territory?: Territory
}

const aged = (age: number): Sample => ({
  answers: { drivers: driving({ dateBirth: `${2026 - age}-05-02` }) },
})
const cars = (...different: Parameters<typeof carLike>[0][]): Sample => ({
  answers: { vehicles: different.map(carLike) },
})
const couple = driving({ maritalStatus: 'M' }, { gender: 'M', relation: 'Spouse' })
const firstCar = { status: { choice: 'NEVER' }, lapse: { choice: 'FIRST_CAR' } } as const
const lapsed = { status: { choice: 'EXPIRED_LONG' }, lapse: { choice: 'OTHER' } } as const

/** Whom each carrier says in its `carrier.json` that it suits. */
const suits: readonly (readonly [carrier: string, whom: string, sample: Sample])[] = [
  ['bramble', 'a couple with two cars', { answers: { drivers: couple, vehicles: [camry, camry] } }],
  ['bramble', 'a young driver beside a parent', { answers: { drivers: [{ driver: ann }, { driver: ben }] } }],
  ['bramble', 'a minivan', cars({ group: 'MINIVAN' })],
  ['lanternfish', 'excellent credit', { answers: { credit: { choice: 'EXCELLENT' } } }],
  ['lanternfish', 'a new car', cars({ year: 2026 })],
  ['marrowgate', 'a pickup', cars({ group: 'PICKUP' })],
  ['marrowgate', 'an old car', cars({ year: 2010 })],
  ['marrowgate', 'a car for business', cars({ usage: 'BUSINESS' })],
  ['marrowgate', 'an accident', { answers: { incidents: { choices: ['AT_FAULT_1'] } } }],
  ['copperkettle', 'a DUI', { answers: { incidents: { choices: ['DUI'] } } }],
  ['copperkettle', 'a lapse', { answers: lapsed }],
  ['pennywhistle', 'few miles', cars({ daily_mileage: 15 })],
  ['pennywhistle', 'an electric car', cars({ group: 'ELECTRIC' })],
  ['pennywhistle', 'the city', { territory: 'T5' }],
  ['wickerby', 'a driver of 60', aged(60)],
  ['wickerby', 'a driver of 72', aged(72)],
  ['wickerby', 'five years of insurance', { answers: { continuous: { choice: 'Y5' } } }],
  ['wickerby', 'the country', { territory: 'T1' }],
  ['mossgrove', 'the city', { territory: 'T5' }],
  ['mossgrove', 'a driver of 23', aged(23)],
  ['gimbleton', 'poor credit', { answers: { credit: { choice: 'POOR' } } }],
  ['gimbleton', 'a driver of 19', aged(19)],
  ['gimbleton', 'a first car', { answers: firstCar }],
]

describe('the character of an auto carrier', () => {
  it.each(suits)('%s: %s costs 3% less beside its usual price than with the panel', (carrier, _, sample) => {
    for (const state of ['AZ', 'OH', 'OR', 'VA'] as const) {
      const usual = new Map(pricesOf(autoIn({ state })).map(({ id, price }) => [id, price]))
      const times = pricesOf(autoIn({ state, ...sample })).map(({ id, price }) => ({
        id,
        times: price / (usual.get(id) ?? Number.NaN),
      }))
      const panel = medianOf(times.map(one => one.times).toSorted((a, b) => a - b))
      const own = times.find(({ id }) => id === carrier)?.times ?? Number.NaN
      expect(own / panel, `${state}: ${own} beside ${panel}`).toBeLessThan(0.97)
    }
  })
})
