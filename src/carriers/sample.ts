import type { Outcome, ProcessConnector } from '../connectors/connector.ts'
import type { State } from '../law/jurisdictions.ts'
import { type RentersAnswers, rentersRisk } from '../risk/renters.ts'
import type { Place, RentersRisk, Territory } from '../risk/risk.ts'

/** Risks for the tests and measurements of carriers: fictional people in fictional homes. */

export const today = '2026-11-21'

/** A renter with nothing unusual to rate. */
export const ordinary: RentersAnswers = {
  address: { address1: '1 Sample St', address2: '' },
  home: { choice: 'APT_LARGE' },
  dob: { month: 5, day: 2, year: 1990 },
  protections: { choices: ['SMOKE_ALARM'] },
  animal: { choice: 'NONE' },
  property: { choice: '30000' },
  liability: { choice: '100000' },
  deductible: { choice: '500' },
  losses: { choice: 'NONE' },
  contact: { firstName: 'Ann', lastName: 'Example' },
}

interface Sample {
  readonly state: State
  readonly territory?: Territory
  /** What differs from the ordinary renter. */
  readonly answers?: Partial<RentersAnswers>
}

/** The risk of the ordinary renter in a state, with what differs. */
export function riskIn({ state, territory = 'AVERAGE', answers = {} }: Sample): RentersRisk {
  const place: Place = {
    zip: '00000',
    state,
    county: 'Sample',
    countyFips: '00000',
    city: 'Sampleton',
    lat: 0,
    lon: 0,
    territory,
  }
  return rentersRisk({ application: { ...ordinary, ...answers }, place, today })
}

/** What a carrier that rates at once makes of a risk. */
export function offerBy(connector: ProcessConnector, risk: RentersRisk): Outcome {
  return connector.rate({ reference: 'sample-quote', risk, today })
}

/** What a policy costs a year, in dollars; `null` when it is not offered at a price. */
export function yearlyPrice(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' ? Number(outcome.bill.total) : null
}
