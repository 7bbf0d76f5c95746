import { describe, expect, it } from 'vitest'
import type { ProcessConnector } from '../connectors/connector.ts'
import { jurisdictions, type State } from '../law/jurisdictions.ts'
import type { TravelAnswers, TravelRisk } from '../risk/travel.ts'
import type { Carrier } from './carrier.ts'
import { expectSpread } from './expectations.ts'
import { loadCarriers } from './load-carriers.ts'
import { offerBy, termPrice } from './sample.ts'
import { daysAway, goingTo, partyOf, tripFrom } from './sample-travel.ts'
import { columnOf, medianOf, randomFrom } from './testing-panel.ts'

const carriers = await loadCarriers()
const states = jurisdictions.map(({ code }) => code)

/** Of $5,000, for one traveler of 32 who spends two weeks in western Europe. */
const target = columnOf('travel-by-state.csv', 'quoted').get('all') ?? Number.NaN
const level = columnOf('travel-panel.csv', 'level')

function writersIn(state: State): readonly Carrier[] {
  return carriers.filter(({ lines }) => lines.travel?.states.includes(state))
}

interface RatedCarrier {
  readonly id: string
  readonly connector: ProcessConnector
}

function ratedIn(state: State): readonly RatedCarrier[] {
  return writersIn(state).flatMap(({ id, lines }) => {
    const connector = lines.travel?.connector
    return connector?.via === 'process' ? [{ id, connector }] : []
  })
}

function priceOf(connector: ProcessConnector, risk: TravelRisk): number | null {
  return termPrice(offerBy(connector, risk))
}

describe('the travel panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary trip', () => {
    for (const state of states) {
      const prices = ratedIn(state).map(({ connector }) => priceOf(connector, tripFrom({ state })))
      expect(writersIn(state).length, state).toBeGreaterThanOrEqual(6)
      expect(prices.filter(price => price !== null).length, state).toBeGreaterThanOrEqual(4)
    }
  })

  it('meets the anchor: 4.0% of $5,000 times the level of the carrier', () => {
    expect(target).toBe(0.04 * 5000)
    for (const state of states)
      for (const { id, connector } of ratedIn(state)) {
        const price = priceOf(connector, tripFrom({ state })) ?? Number.NaN
        const aim = target * (level.get(id) ?? Number.NaN)
        expect(Math.abs(price - aim), `${id} ${state}: ${price} for ${aim}`).toBeLessThanOrEqual(
          Math.max(0.005 * aim, 0.5),
        )
      }
  })

  it('spreads around the market: cheapest 0.45 to 0.75 of the average, median 0.85 to 1.1', () => {
    for (const state of states) {
      const ratios = ratedIn(state).map(
        ({ connector }) => Number(priceOf(connector, tripFrom({ state }))) / target,
      )
      expectSpread(state, ratios)
    }
  })

  it.each([
    ['$5,000 at 65: 7.9%', 65, 5_000, 0.0788],
    ['$5,000 at 75: 11.0%', 75, 5_000, 0.1104],
    ['$2,500 at 30: 4.3%', 30, 2_500, 0.043],
    ['$10,000 at 30: 4.4%', 30, 10_000, 0.044],
    ['$20,000 at 30: 4.8%', 30, 20_000, 0.048],
  ])('lies around what others publish, within a quarter: %s', (_, age, trip_cost, share) => {
    const answers = { travelers: partyOf(age), cost: { trip_cost } }
    const prices = ratedIn('TX').flatMap(
      ({ connector }) => priceOf(connector, tripFrom({ state: 'TX', answers })) ?? [],
    )
    const ratio = medianOf(prices.toSorted((a, b) => a - b)) / (share * trip_cost)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.25)
  })

  it('orders its carriers differently for young and old, short and long, near and far', () => {
    const order = (answers: Partial<TravelAnswers>) =>
      ratedIn('TX')
        .flatMap(({ id, connector }) => {
          const price = priceOf(connector, tripFrom({ state: 'TX', answers }))
          return price === null ? [] : [{ id, price }]
        })
        .sort((a, b) => a.price - b.price)
        .map(({ id }) => id)
    const usual = order({})
    expect(order({ travelers: partyOf(78) })).not.toEqual(usual)
    expect(order({ dates: daysAway(45) })).not.toEqual(usual)
    expect(order({ travelers: partyOf(38, 36, 9, 7), cost: { trip_cost: 12_000 } })).not.toEqual(usual)
  })

  it('offers something for every trip: a price where a plan has one, a call where none has', () => {
    const hard: readonly Partial<TravelAnswers>[] = [
      { travelers: partyOf(92) },
      { travelers: partyOf(17) },
      { dates: daysAway(180) },
      { cost: { trip_cost: 0 } },
      { cost: { trip_cost: 100_000 } },
      { destinations: goingTo('IN') },
    ]
    const impossible: readonly Partial<TravelAnswers>[] = [
      { dates: daysAway(181) },
      { destinations: goingTo('CU') },
      { destinations: goingTo('UA', 'FR') },
    ]
    for (const state of states) {
      const prices = (answers: Partial<TravelAnswers>) =>
        ratedIn(state).flatMap(({ connector }) => priceOf(connector, tripFrom({ state, answers })) ?? [])
      for (const answers of hard) expect(prices(answers), JSON.stringify(answers)).not.toEqual([])
      for (const answers of impossible) expect(prices(answers), JSON.stringify(answers)).toEqual([])
      const onThePhone = writersIn(state).filter(({ lines }) => lines.travel?.connector.via === 'wire')
      expect(onThePhone.length, state).toBeGreaterThan(0)
    }
  })

  it('prices usual trips between a quarter and six times the average share of their cost', () => {
    const random = randomFrom(20261121)
    for (let trip = 0; trip < 1_000; trip++) {
      const state = states[trip % states.length] ?? 'TX'
      // Small sums, long trips and travelers of 60 or more cost a larger share by the market's own rates.
      const risk = syntheticRisk({ state, random, ages: [0, 59], longest: 30, least: 1000 })
      const share = (target / 5000) * risk.trip.cost
      for (const { id, connector } of ratedIn(state)) {
        const price = priceOf(connector, risk)
        if (price === null || (price >= 0.25 * share && price <= 6 * share)) continue
        expect.fail(`${id} asks ${price} (average ${share}) for ${JSON.stringify(risk.trip)}`)
      }
    }
  })

  it('agrees on every trip of adults within a quarter and four times of the middle of the panel', {
    timeout: 30_000,
  }, () => {
    const random = randomFrom(20261122)
    for (const state of states)
      for (let trip = 0; trip < 300; trip++) {
        const risk = syntheticRisk({ state, random, ages: [18, 95], longest: 180, least: 0 })
        const prices = ratedIn(state)
          .flatMap(({ connector }) => priceOf(connector, risk) ?? [])
          .sort((a, b) => a - b)
        const middle = medianOf(prices)
        const [least = 0, most = 0] = [prices[0], prices.at(-1)]
        if (least >= 0.25 * middle && most <= 4 * middle) continue
        expect.fail(`${prices} in ${state} for ${JSON.stringify(risk.trip)}`)
      }
  })
})

interface Synthetic {
  readonly state: State
  readonly random: () => number
  /** Of those who travel with the first, who is an adult. */
  readonly ages: readonly [youngest: number, oldest: number]
  /** Days, and dollars for each traveler. */
  readonly longest: number
  readonly least: number
}

/** A trip drawn at random, within these ends; parties of one to five. */
function syntheticRisk({ state, random, ages: [youngest, oldest], longest, least }: Synthetic): TravelRisk {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const others = Array.from({ length: between(0, 4) }, () => between(youngest, oldest))
  const travelers = partyOf(between(18, oldest), ...others)
  const each = least + Math.floor(random() ** 2 * (20_000 - least))
  return tripFrom({
    state,
    answers: {
      dates: daysAway(between(1, longest)),
      destinations: goingTo(pick(['MX', 'CA', 'FR', 'GB', 'JP', 'PR', 'CN', 'IN', 'BR', 'CR'])),
      cost: { trip_cost: Math.min(each * (1 + others.length), 100_000) },
      travelers,
    },
  })
}
