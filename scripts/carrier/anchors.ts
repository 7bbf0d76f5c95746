import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { zipInLargestCity } from '../../src/reference/places.ts'
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
  /** The risk of this person in the largest city of a state: no plan and no carrier is asked about an imaginary place. */
  in(state: State): Risk
}

/** The state, and a ZIP code in its largest city. */
function cityOf(state: State) {
  return { state, zip: zipInLargestCity(state) }
}

/** The people of each line: the first is the one behind the published averages. */
export const profiles: Readonly<Record<InsuranceLine, readonly [Profile, Profile]>> = {
  auto: [
    { name: 'one driver of 40, one car', in: state => autoIn(cityOf(state)) },
    {
      name: 'with a child and a second car',
      in: state =>
        autoIn({
          ...cityOf(state),
          answers: { drivers: [{ driver: driverAnn }, { driver: ben }], vehicles: [camry, camry] },
        }),
    },
  ],
  homeowner: [
    { name: 'an ordinary house', in: state => homeownerIn(cityOf(state)) },
    {
      name: 'an old roof',
      in: state => homeownerIn({ ...cityOf(state), answers: { roof: { choice: 'R21' } } }),
    },
  ],
  life: [
    { name: 'an ordinary life', in: state => lifeIn(cityOf(state)) },
    {
      name: 'smokes',
      in: state => lifeIn({ ...cityOf(state), answers: { health: { choices: ['TOBACCO_NOW'] } } }),
    },
  ],
  pet: [
    { name: 'an ordinary pet', in: state => petIn(cityOf(state)) },
    { name: 'an old cat', in: state => petIn({ ...cityOf(state), answers: petOf('CAT_MIXED', 140) }) },
  ],
  renters: [
    { name: '$30,000 of belongings', in: state => rentersIn(cityOf(state)) },
    {
      name: 'a theft, $50,000 of belongings',
      in: state =>
        rentersIn({
          ...cityOf(state),
          answers: { losses: { choice: 'ONE_THEFT' }, property: { choice: '50000' } },
        }),
    },
  ],
  travel: [
    { name: 'one of 32 to France', in: state => tripFrom(cityOf(state)) },
    {
      name: 'two of 70 to Japan',
      in: state =>
        tripFrom({ ...cityOf(state), answers: { travelers: partyOf(70, 70), destinations: goingTo('JP') } }),
    },
  ],
}

/**
 * Whom an endpoint is asked about: those of the line, and for a car a household in which everything happened, so that no part of a question
 * goes out untried.
 */
export function askedAbout(line: InsuranceLine): readonly [Profile, ...Profile[]] {
  return line === 'auto' ? [...profiles.auto, eventful] : profiles[line]
}

const eventful: Profile = {
  name: 'a lapse, incidents of both drivers, a driver of 17, two cars',
  in: state =>
    autoIn({
      ...cityOf(state),
      answers: {
        status: { choice: 'EXPIRED_LONG' },
        drivers: [{ driver: driverAnn }, { driver: ben }],
        // The second VIN has as many characters as a visitor has to give.
        vehicles: [
          { ...camry, deductible: '1000', principalDriver: 1 },
          { ...camry, details: { ...camry.details, vin: '4T1G11AK8P' } },
        ],
        incidents: { choices: ['AT_FAULT_1', 'SPEEDING'] },
        record: {
          incidents: [
            { incident: 'AT_FAULT', driver: 0, on: '2025-03-01' },
            { incident: 'SPEEDING', driver: 1, on: '2026-02-01' },
          ],
        },
      },
    }),
}

/** The risk as of today. */
export function asOf(risk: Risk, today: Day): Risk {
  if (risk.line !== 'travel') return { ...risk, effective: addDays(today, 1) }
  const start = addDays(today, 60)
  const end = addDays(start, risk.trip.days - 1)
  return { ...risk, effective: today, buyBy: start, trip: { ...risk.trip, start, end } }
}
