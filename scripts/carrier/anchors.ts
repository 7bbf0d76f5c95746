import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { placeOf } from '../../src/reference/places.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { addDays, type Day } from '../../src/units/day.ts'
import { autoIn, ben, camry, ann as driverAnn } from '../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import { petIn, petOf } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { goingTo, partyOf, tripFrom } from '../../tests/carriers/samples/sample-travel.ts'

/** A made-up person to try a carrier with. */
export interface Profile {
  readonly name: string
  in(state: State): Risk
}

/** The people of each line: the first is the one behind the published averages. */
export const profiles: Readonly<Record<InsuranceLine, readonly [Profile, Profile]>> = {
  auto: [
    { name: 'one driver of 40, one car', in: state => autoIn({ state }) },
    {
      name: 'with a child and a second car',
      in: state =>
        autoIn({
          state,
          answers: { drivers: [{ driver: driverAnn }, { driver: ben }], vehicles: [camry, camry] },
        }),
    },
  ],
  homeowner: [
    { name: 'an ordinary house', in: state => homeownerIn({ state }) },
    { name: 'an old roof', in: state => homeownerIn({ state, answers: { roof: { choice: 'R21' } } }) },
  ],
  life: [
    { name: 'an ordinary life', in: state => lifeIn({ state }) },
    { name: 'smokes', in: state => lifeIn({ state, answers: { health: { choices: ['TOBACCO_NOW'] } } }) },
  ],
  pet: [
    { name: 'an ordinary pet', in: state => petIn({ state }) },
    { name: 'an old cat', in: state => petIn({ state, answers: petOf('CAT_MIXED', 140) }) },
  ],
  renters: [
    { name: '$30,000 of belongings', in: state => rentersIn({ state }) },
    {
      name: 'a theft, $50,000 of belongings',
      in: state =>
        rentersIn({ state, answers: { losses: { choice: 'ONE_THEFT' }, property: { choice: '50000' } } }),
    },
  ],
  travel: [
    { name: 'one of 32 to France', in: state => tripFrom({ state }) },
    {
      name: 'two of 70 to Japan',
      in: state => tripFrom({ state, answers: { travelers: partyOf(70, 70), destinations: goingTo('JP') } }),
    },
  ],
}

/** The risk as of today. */
export function asOf(risk: Risk, today: Day): Risk {
  if (risk.line !== 'travel') return { ...risk, effective: addDays(today, 1) }
  const start = addDays(today, 60)
  const end = addDays(start, risk.trip.days - 1)
  return { ...risk, effective: today, buyBy: start, trip: { ...risk.trip, start, end } }
}

/** The risk in a real town of its state, because no carrier on a wire rates an imaginary place. */
export function inSomeTown(risk: Risk): Risk {
  const place = towns().get(risk.state)
  if (!place) throw new Error(`there is no ZIP code of ${risk.state} in the reference data`)
  return { ...risk, location: { ...risk.location, ...place, zip3: place.zip.slice(0, 3) } }
}

type Place = NonNullable<ReturnType<typeof placeOf>>

let found: ReadonlyMap<string, Place> | undefined

/** The place with the lowest ZIP code of each state. */
function towns(): ReadonlyMap<string, Place> {
  if (found) return found
  const places = new Map<string, Place>()
  for (let code = 0; code < 100_000; code += 1) {
    const place = placeOf(String(code).padStart(5, '0'))
    if (place && !places.has(place.state)) places.set(place.state, place)
  }
  found = places
  return places
}
