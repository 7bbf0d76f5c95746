import type { Outcome, ProcessConnector } from '../connectors/connector.ts'
import type { State } from '../law/jurisdictions.ts'
import type { Place, Risk, Territory } from '../risk/risk.ts'

/** What the tests and measurements of all lines share: a day, a place, one carrier's answer. */

export const today = '2026-11-21'

/** A place in a state that lies nowhere in particular. */
export function placeIn(state: State, territory: Territory = 'AVERAGE'): Place {
  return {
    zip: '00000',
    state,
    county: 'Sample',
    countyFips: '00000',
    city: 'Sampleton',
    lat: 0,
    lon: 0,
    territory,
  }
}

/** What a carrier that rates at once makes of a risk. */
export function offerBy(connector: ProcessConnector, risk: Risk): Outcome {
  return connector.rate({ reference: 'sample-quote', risk, today })
}

/** What a whole term of the policy costs, in dollars; `null` when it is not offered at a price. */
export function termPrice(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' ? Number(outcome.bill.total) : null
}
