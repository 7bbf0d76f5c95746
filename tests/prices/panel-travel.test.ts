import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { TravelAnswers, TravelRisk } from '../../src/risk/travel.ts'
import { expectManyWinners, shareOfSwaps } from '../carriers/contest.ts'
import {
  columnOf,
  expectChoice,
  expectSane,
  expectSpread,
  medianOf,
  panelOf,
  pickBy,
  randomFrom,
} from '../carriers/panel.ts'
import { levelIn } from '../carriers/samples/characters.ts'
import { offerBy, termPrice } from '../carriers/samples/sample.ts'
import { daysAway, goingTo, partyOf, tripFrom } from '../carriers/samples/sample-travel.ts'
import { sweep } from '../support/sweep.ts'

const panel = panelOf(loadCarriers(), 'travel')
const { writersIn, pricesOf } = panel

/** Of $5,000, for one traveler of 32 who spends two weeks in western Europe. */
const target = columnOf('travel-by-state.csv', 'quoted').get('all') ?? Number.NaN
const level = columnOf('travel-panel.csv', 'level')

describe('the travel panel', () => {
  it('has at least six carriers in every jurisdiction, at least four of which price an ordinary trip', () => {
    expectChoice(panel, state => tripFrom({ state }))
  })

  it('meets the anchor: 4.0% of $5,000 times the level of the carrier there', () => {
    expect(target).toBe(0.04 * 5000)
    for (const state of stateCodes)
      for (const { id, price } of pricesOf(tripFrom({ state }))) {
        const aim = target * (level.get(id) ?? Number.NaN) * levelIn({ line: 'travel', carrier: id, state })
        // A fee is the same in every state.
        expect(Math.abs(price - aim), `${id} ${state}: ${price} for ${aim}`).toBeLessThanOrEqual(2)
      }
  })

  it('spreads around the market: cheapest 0.7 to 0.95 of the average, median 0.85 to 1.1', () => {
    for (const state of stateCodes)
      expectSpread(
        pricesOf(tripFrom({ state })).map(({ price }) => price / target),
        state,
        [0.7, 0.95],
      )
  })

  it('has no favorite: of 1,500 ordinary trips no carrier is the cheapest for more than 35%, and four are for 5%', () => {
    const random = randomFrom(20261122)
    expectManyWinners(
      pricesOf,
      Array.from({ length: 1500 }, () => ordinaryTrip(random)),
    )
  })

  it('orders at least 70% of the pairs of carriers differently from state to state, for one ordinary trip', () => {
    expect(shareOfSwaps(pricesOf, state => tripFrom({ state }))).toBeGreaterThanOrEqual(0.7)
  })

  it('moves no price by more than 3% for one more dollar or day, and by more than 8% for one more year of age', () => {
    const steps: readonly (readonly [string, readonly Partial<TravelAnswers>[]])[] = [
      ...[500, 1000, 2000, 3000, 5000, 10_000, 15_000].map(
        cost => [`$${cost}`, [cost, cost + 1].map(trip_cost => ({ cost: { trip_cost } }))] as const,
      ),
      ['days', Array.from({ length: 180 }, (_, day) => ({ dates: daysAway(day + 1) }))],
      // From 18 on: a child may travel free.
      ['ages', Array.from({ length: 78 }, (_, year) => ({ travelers: partyOf(year + 18) }))],
    ]
    for (const { id, connector } of panel.ratedIn('TX'))
      for (const [what, answers] of steps) {
        const prices = answers.map(answer =>
          termPrice(offerBy(connector, tripFrom({ state: 'TX', answers: answer }))),
        )
        for (const [index, price] of prices.entries()) {
          const before = prices[index - 1]
          // A price is in whole dollars.
          if (price && before)
            expect(price, `${id} ${what} ${index}`).toBeLessThanOrEqual(
              before * (what === 'ages' ? 1.08 : 1.03) + 1,
            )
        }
      }
  })

  it.each([
    ['$5,000 at 65: 7.9%', 65, 5_000, 0.0788],
    ['$5,000 at 75: 11.0%', 75, 5_000, 0.1104],
    ['$5,000 at 80: 14%', 80, 5_000, 0.14],
    ['$2,500 at 30: 4.3%', 30, 2_500, 0.043],
    ['$10,000 at 30: 4.4%', 30, 10_000, 0.044],
    ['$20,000 at 30: 4.8%', 30, 20_000, 0.048],
  ])('lies around what others publish, within 15%%: %s', (_, age, trip_cost, share) => {
    const answers = { travelers: partyOf(age), cost: { trip_cost } }
    const medians = stateCodes.map(state =>
      medianOf(pricesOf(tripFrom({ state, answers })).map(({ price }) => price)),
    )
    const ratio = medianOf(medians.toSorted((a, b) => a - b)) / (share * trip_cost)
    expect(ratio).toBeGreaterThan(0.85)
    expect(ratio).toBeLessThan(1.15)
  })

  it('insures a trip within the US at nearly what one to western Europe costs', () => {
    for (const state of stateCodes) {
      const atHome = pricesOf(tripFrom({ state, answers: { destinations: goingTo('US') } }))
      const abroad = pricesOf(tripFrom({ state, answers: { destinations: goingTo('FR') } }))
      expect(atHome.map(({ id }) => id).toSorted()).toEqual(abroad.map(({ id }) => id).toSorted())
      const ratio = medianOf(atHome.map(({ price }) => price)) / medianOf(abroad.map(({ price }) => price))
      expect(ratio, state).toBeGreaterThan(0.8)
      expect(ratio, state).toBeLessThan(1)
    }
  })

  it('orders its carriers differently for young and old, short and long, near and far', () => {
    const order = (answers: Partial<TravelAnswers>) =>
      pricesOf(tripFrom({ state: 'TX', answers })).map(({ id }) => id)
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
      { destinations: goingTo('US') },
    ]
    const impossible: readonly Partial<TravelAnswers>[] = [
      { dates: daysAway(181) },
      { destinations: goingTo('CU') },
      { destinations: goingTo('UA', 'FR') },
    ]
    for (const state of stateCodes) {
      const prices = (answers: Partial<TravelAnswers>) => pricesOf(tripFrom({ state, answers }))
      for (const answers of hard) expect(prices(answers), JSON.stringify(answers)).not.toEqual([])
      for (const answers of impossible) expect(prices(answers), JSON.stringify(answers)).toEqual([])
      const onThePhone = writersIn(state).filter(({ lines }) => lines.travel?.connector.via === 'wire')
      expect(onThePhone.length, state).toBeGreaterThan(0)
    }
  })

  it('prices usual trips between a quarter and eight times the average share of their cost', () => {
    const random = randomFrom(20261121)
    for (let trip = 0; trip < 1_000; trip++) {
      const state = stateCodes[trip % stateCodes.length] ?? 'TX'
      // Small sums, long trips and travelers of 60 or more cost a larger share by the market's own rates.
      const risk = syntheticRisk({ state, random, ages: [0, 59], longest: 30, least: 1000 })
      // Some plans take children free, so that adults alone count.
      const adults = risk.trip.travelers.filter(({ age }) => age >= 18).length
      const share = target / 5000
      const average = share * risk.trip.costPerTraveler * adults
      expectSane({ prices: pricesOf(risk), average, risk, most: 8 })
    }
  })

  const trips = sweep(300, 'trips a state', 60)
  it(`agrees on the trips of adults within a quarter and four times of the middle of the panel: ${trips.title}`, () => {
    const random = randomFrom(20261122)
    for (const state of stateCodes)
      for (let trip = 0; trip < trips.size; trip++) {
        const risk = syntheticRisk({ state, random, ages: [18, 95], longest: 180, least: 0 })
        const prices = pricesOf(risk).map(({ price }) => price)
        expect(prices, state).not.toHaveLength(0)
        const middle = medianOf(prices)
        const [least = 0, most = 0] = [prices[0], prices.at(-1)]
        if (least >= 0.25 * middle && most <= 4 * middle) continue
        expect.fail(`${prices} in ${state} for ${JSON.stringify(risk.trip)}`)
      }
  })
})

/** A trip as people take them: alone, as a couple, with children or retired, mostly for a week or two. */
function ordinaryTrip(random: () => number): TravelRisk {
  const pick = pickBy(random)
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const adult = () => between(25, 59)
  const senior = () => between(60, 80)
  const parent = () => between(30, 48)
  const child = () => between(2, 16)
  const [first = 32, ...others] = pick([
    [adult()],
    [adult(), adult()],
    [adult(), adult()],
    [parent(), parent(), child(), child()],
    [senior(), senior()],
  ])
  const each = 500 + Math.floor(random() ** 2 * 8000)
  return tripFrom({
    state: pick(stateCodes),
    answers: {
      dates: daysAway(random() < 0.75 ? between(4, 16) : between(17, 60)),
      destinations: goingTo(
        pick(['US', 'US', 'MX', 'JM', 'CA', 'FR', 'IT', 'GB', 'JP', 'CR', 'IN', 'TH', 'ZA']),
      ),
      cost: { trip_cost: each * (1 + others.length) },
      travelers: partyOf(first, ...others),
    },
  })
}

interface Synthetic {
  readonly state: State
  readonly random: () => number
  /** The adults among the companions of the first traveler. */
  readonly ages: readonly [youngest: number, oldest: number]
  /** Days, and dollars for each traveler. */
  readonly longest: number
  readonly least: number
}

/** A trip drawn at random, within these ends; parties of one to five. */
function syntheticRisk({ state, random, ages: [youngest, oldest], longest, least }: Synthetic): TravelRisk {
  const pick = pickBy(random)
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
