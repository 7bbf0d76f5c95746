import { carrierRequest } from '../../../src/connectors/carrier-request.ts'
import type { Outcome, ProcessConnector } from '../../../src/connectors/connector.ts'
import type { State } from '../../../src/law/jurisdictions.ts'
import { placeOf } from '../../../src/reference/places.ts'
import type { RatedPlace } from '../../../src/risk/any-line.ts'
import type { BirthAnswer } from '../../../src/risk/insured-age.ts'
import type { Risk } from '../../../src/risk/risk.ts'
import type { Territory } from '../../../src/risk/words.ts'
import { addDays, type Day } from '../../../src/units/day.ts'

/** What the tests and measurements of all lines share: a day, a place, one carrier's answer. */

export const today = '2026-11-21'

/** The first day of most policies that are applied for today. */
export const firstDay = addDays(today, 1)

/** A day in parts, as the wizard asks for a date of birth. */
export function partsOf(date: Day): BirthAnswer {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** An ordinary place in a state. */
export function placeIn(state: State, territory: Territory = 'AVERAGE'): RatedPlace {
  return {
    zip: '00000',
    state,
    county: 'Sample',
    countyFips: '00000',
    city: 'Sampleton',
    lat: 0,
    lon: 0,
    coastMiles: 500,
    territory,
  }
}

interface Where {
  readonly state: State
  readonly territory?: Territory | undefined
  /** A real place in the state, in place of no particular one. */
  readonly zip?: string | undefined
}

/** The place of a ZIP code, or an ordinary one in a state. */
export function placeAt({ state, territory, zip }: Where): RatedPlace {
  return (zip === undefined ? null : placeOf(zip)) ?? placeIn(state, territory)
}

/** The answer to a risk of a carrier that rates at once. */
export function offerBy(connector: ProcessConnector, risk: Risk): Outcome {
  return connector.rate(carrierRequest({ reference: 'sample-quote', risk, today }))
}

/** The price of a whole term of the policy, in dollars; `null` without a price. */
export function termPrice(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' ? Number(outcome.bill.total) : null
}
