import type { AskableRisk } from '../../risk/askable.ts'
import { zones } from '../../risk/words.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { stateInput } from './place.ts'
import { within } from './within.ts'

/** No traveler is older: the wizard accepts births up to 150 years back, and departures up to two years ahead. */
const age = { type: 'whole', min: 0, max: 152, factor: 'age' } as const

/** The inputs that a travel plan may use. */
export const travelInputs = {
  state: stateInput,
  /** Trips of more than a year count as one of 366 days. */
  days: { type: 'whole', min: 1, max: 366 },
  zone: {
    type: 'choice',
    values: zones,
  },
  embargoed: { type: 'flag' },
  tripCost: { type: 'whole', min: 0, max: 100_000 },
  costPerTraveler: { type: 'whole', min: 0, max: 100_000 },
  oldestAge: age,
  travelers: { type: 'list', of: { age } },
} satisfies Vocabulary

/** A travel risk as its plans read it. Numbers outside the vocabulary count as its nearest end. */
export function travelInputsOf({ state, trip }: AskableRisk<'travel'>) {
  const travelers = trip.travelers.map(traveler => ({ age: within(age, traveler.age) }))
  return {
    state,
    days: within(travelInputs.days, trip.days),
    zone: trip.zone,
    embargoed: trip.isEmbargoed,
    tripCost: within(travelInputs.tripCost, trip.cost),
    costPerTraveler: within(travelInputs.costPerTraveler, trip.costPerTraveler),
    oldestAge: Math.max(...travelers.map(traveler => traveler.age)),
    travelers,
  } satisfies Record<keyof typeof travelInputs, Inputs[string]>
}
