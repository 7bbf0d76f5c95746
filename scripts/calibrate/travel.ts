import { statesOf } from '../../src/rating/plan/flatten.ts'
import { constantsOf, csv, type Documents, goldenCases } from './documents.ts'
import type { Market } from './market.ts'
import { baseOf, bend, bendingOf, powers, productOf, stateRows } from './tables.ts'

/** The profile behind the average: $5,000 for one traveler of 32, fourteen days in western Europe. */
const anchor = { age: '32', zone: 'WEST', days: '14' }

/**
 * The tables of a carrier's travel plans, by file name. The carrier's exponents bend the market's relativities; the
 * rates make the anchor and the fee cost the average times the carrier's level, before the factor of the state.
 */
export function calibrateTravel(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const bent = (table: string) => bend(table, bending)
  const product = productOf(anchor, bent) * constantsOf(family.stages.flatMap(({ steps }) => steps))
  // The market's average is the same in every state, and so are the rates; what a state changes is a table of its own.
  const rate = Number(baseOf('DC', { documents, bending: { ...bending, inState: () => 1 }, product }))

  const tables = new Map([
    csv(
      'travel-rate',
      'costPerTraveler',
      powers('cost', bending).map(([cost, relativity]) => [cost, (rate * relativity).toFixed(2)]),
    ),
    csv('travel-age', 'age', bent('age')),
    csv('travel-zone', 'zone', bent('zone')),
    csv('travel-days', 'days', bent('days')),
  ])
  // The market's own book is the same everywhere, and has no such table.
  if (family.tables.state) tables.set(...csv('travel-state', 'state', stateRows(statesOf(family), bending)))
  return tables.set('travel-cases.csv', goldenCases(documents, tables))
}
