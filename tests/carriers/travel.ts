import { expect, it } from 'vitest'
import type { State } from '../../src/law/jurisdictions.ts'
import { destinations } from '../../src/reference/countries.ts'
import type { TravelAnswers } from '../../src/risk/travel.ts'
import { expectAnswers, expectRepeatable, expectRising, expectSum } from './expectations.ts'
import type { RatedLine } from './rated-line.ts'
import { daysAway, goingTo, partyOf, tripFrom } from './samples/sample-travel.ts'

/** The tests that every carrier with trip prices has to pass. */
export function describeTravel(rated: RatedLine): void {
  const { carrier, states, offerOf, priceOf } = rated
  const riskOf = (state: State, answers: Partial<TravelAnswers> = {}) => tripFrom({ state, answers })
  const offer = (...sample: Parameters<typeof riskOf>) => offerOf(riskOf(...sample))
  const price = (...sample: Parameters<typeof riskOf>) => priceOf(riskOf(...sample))
  /** Prices of trips that differ by one answer, without those that are turned away. */
  const along = (state: State, trips: readonly Partial<TravelAnswers>[]) =>
    trips.flatMap(answers => price(state, { ...dear, ...answers }) ?? [])

  it('prices an ordinary trip in every state it writes, once for the whole of it', () => {
    for (const state of states) expect(offer(state), state).toMatchObject({ kind: 'quoted', period: 'trip' })
  })

  it('has an answer for every age, every cost and every length of a trip in every state (spec 2.3.0.5)', () => {
    const trips = [...everyAge, ...everyCost, ...everyLength]
    expectAnswers(
      rated,
      states.flatMap(state => trips.map(trip => riskOf(state, trip))),
    )
    // All of them together in the first state of the carrier: its tables are the same in all states.
    const together = everyAge.flatMap(age =>
      everyCost.flatMap(cost => everyLength.map(length => ({ ...age, ...cost, ...length }))),
    )
    expectAnswers(
      rated,
      together.map(trip => riskOf(states[0] ?? 'TX', trip)),
    )
  })

  it('has an answer for every country that the wizard offers (spec 2.3.0.5)', () => {
    const trips = destinations.map(({ code }) => riskOf(states[0] ?? 'TX', { destinations: goingTo(code) }))
    expectAnswers(rated, trips)
  })

  it('turns away a trip to a country under embargo or at war, and one of more than 180 days', () => {
    for (const state of states) {
      const [cuba, ukraine] = [goingTo('FR', 'CU'), goingTo('UA')]
      for (const destinations of [cuba, ukraine])
        expect(offer(state, { destinations }), state).toMatchObject({ kind: 'declined' })
      expect(offer(state, { dates: daysAway(181) }), state).toMatchObject({ kind: 'declined', code: 'days' })
    }
  })

  it('never charges less for a dearer trip, an older traveler, a longer trip or a dearer zone', () => {
    for (const state of states) {
      const everyZone = ['PR', 'MX', 'FR', 'CN', 'IN'].map(code => ({ destinations: goingTo(code) }))
      for (const trips of [everyAge, everyCost, everyLength, everyZone])
        expectRising(along(state, trips), { where: state, steps: 3 })
    }
  })

  it('charges for two what each costs alone at half of the trip, fee and minimum aside', () => {
    for (const state of states) {
      const premium = (answers: Partial<TravelAnswers>) => {
        const outcome = offer(state, answers)
        return outcome.kind === 'quoted' ? Number(outcome.bill.premium) : Number.NaN
      }
      const cost = { trip_cost: 20_000 }
      const alone = [40, 65].map(age => premium({ cost: { trip_cost: 10_000 }, travelers: partyOf(age) }))
      const together = premium({ cost, travelers: partyOf(40, 65) })
      expect(Math.abs(together - alone.reduce((sum, one) => sum + one, 0)), state).toBeLessThanOrEqual(1)
    }
  })

  it('charges nothing for a child with an adult, or as for the youngest, and less than for a friend of 30', () => {
    for (const state of states) {
      // The cost of each traveler stays the same.
      const [adult = null, withChild = null, withYoungest = null, withFriend = null] = [
        price(state, { cost: { trip_cost: 4000 }, travelers: partyOf(40) }),
        price(state, { cost: { trip_cost: 8000 }, travelers: partyOf(40, 9) }),
        price(state, { cost: { trip_cost: 8000 }, travelers: partyOf(40, 20) }),
        price(state, { cost: { trip_cost: 8000 }, travelers: partyOf(40, 30) }),
      ]
      expect([adult, withYoungest], state).toContain(withChild)
      expect(withYoungest, state).toBeGreaterThan(adult ?? Number.NaN)
      expect(withFriend, state).toBeGreaterThan(withChild ?? Number.NaN)
      expect(price(state, { travelers: partyOf(17) }), state).toBe(price(state, { travelers: partyOf(20) }))
    }
  })

  it('says what is covered, and that a trip without a cost has medical cover alone', () => {
    for (const state of states) {
      const text = (trip_cost: number) => {
        const outcome = offer(state, { cost: { trip_cost } })
        return outcome.kind === 'quoted' ? (outcome.coverage.line ?? '') : ''
      }
      const [, medical = ''] = /^100% of trip cost \/ (\$[\d,]+ medical)$/.exec(text(5000)) ?? []
      expect(medical, state).not.toBe('')
      expect(text(0), state).toBe(`Medical only / ${medical}`)
    }
  })

  it('makes a bill whose parts sum to the total', () => {
    for (const state of states) expectSum(offer(state))
  })

  it('gives the same quote number for the same quote, and the last day it holds: departure at the latest', () => {
    const soon = { departure_date: '2026-11-23', return_date: '2026-11-30' } as const
    for (const state of states) {
      expectRepeatable(() => offer(state), `${carrier.id}/travel/${state}`)
      expect(offer(state)).toMatchObject({ estimated: false })
      expect(offer(state, { dates: soon })).toMatchObject({ expiresAt: '2026-11-23' })
    }
  })
}

/** A trip expensive enough that no minimum premium hides the effect of its factors. */
const dear: Partial<TravelAnswers> = { cost: { trip_cost: 9000 } }

/** Points of the curves and ages, costs and days between them, and the least and the most that the wizard accepts. */
const everyAge = [0, 17, 18, 34, 35, 59, 60, 69, 70, 75, 79, 80, 85, 100, 150].map(age => ({
  travelers: partyOf(age),
}))
const everyCost = [0, 1, 500, 501, 1500, 2500, 5000, 5001, 9000, 15_000, 15_001, 30_000, 60_000, 100_000].map(
  trip_cost => ({ cost: { trip_cost } }),
)
const everyLength = [1, 7, 8, 15, 16, 30, 31, 60, 61, 90, 91, 120, 180, 181, 1200].map(days => ({
  dates: daysAway(days),
}))
