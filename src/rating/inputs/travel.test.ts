import { expect, it } from 'vitest'
import { daysAway, goingTo, partyOf, tripFrom } from '../../../tests/carriers/samples/sample-travel.ts'
import { askable } from '../../risk/askable.ts'
import type { TravelRisk } from '../../risk/travel.ts'
import { travelInputsOf } from './travel.ts'

const inputsOf = (risk: TravelRisk) => travelInputsOf(askable(risk))

it('reads of a trip its days, its dearest zone, its cost and the age of each traveler', () => {
  const risk = tripFrom({
    state: 'TX',
    answers: {
      dates: daysAway(10),
      destinations: goingTo('MX', 'CR'),
      cost: { trip_cost: 7000 },
      travelers: partyOf(41, 68, 9),
    },
  })
  expect(inputsOf(risk)).toEqual({
    state: 'TX',
    days: 10,
    zone: 'WORLD',
    embargoed: false,
    tripCost: 7000,
    costPerTraveler: 2334,
    oldestAge: 68,
    travelers: [{ age: 41 }, { age: 68 }, { age: 9 }],
  })
})

it('counts what lies outside the vocabulary as its ends', () => {
  const risk = tripFrom({ state: 'TX', answers: { dates: daysAway(900), travelers: partyOf(160) } })
  expect(inputsOf(risk)).toMatchObject({ days: 366, oldestAge: 152 })
})
