import type { State } from '../../../src/law/jurisdictions.ts'
import { travel } from '../../../src/lines/travel.ts'
import { type TravelAnswers, type TravelRisk, travelRisk } from '../../../src/risk/travel.ts'
import { addDays } from '../../../src/units/day.ts'
import { firstChoices } from './choices.ts'
import { placeAt, today } from './sample.ts'

const departure = '2027-03-08'

/** A trip with nothing unusual to rate: one traveler of 32, two weeks in France, $5,000. */
const ordinaryTrip: TravelAnswers = {
  ...firstChoices<TravelAnswers>(travel),
  dates: daysAway(14),
  destinations: goingTo('FR'),
  cost: { trip_cost: 5000 },
  travelers: partyOf(32),
}

interface Sample {
  readonly state: State
  /** A real place in the state. */
  readonly zip?: string
  /** Changes to the ordinary trip. */
  readonly answers?: Partial<TravelAnswers>
}

/** The risk of the ordinary trip from a state, with changes. */
export function tripFrom({ state, zip, answers = {} }: Sample): TravelRisk {
  return travelRisk({ application: { ...ordinaryTrip, ...answers }, place: placeAt({ state, zip }), today })
}

/** The dates of a trip, by its days. */
export function daysAway(days: number): TravelAnswers['dates'] {
  return { departure_date: departure, return_date: addDays(departure, days - 1) }
}

/** A trip through these countries. */
export function goingTo(...codes: readonly string[]): TravelAnswers['destinations'] {
  return { destinations: codes.map(code => ({ code })) }
}

/** Travelers who reach these ages in the year of departure. */
export function partyOf(first: number, ...others: readonly number[]): TravelAnswers['travelers'] {
  const traveler = (age: number) => ({
    first_name: 'Ann',
    last_name: 'Example',
    dob_year: Number(departure.slice(0, 4)) - age,
  })
  return { traveler: traveler(first), others: others.map(traveler) }
}
