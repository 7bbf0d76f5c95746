import { statesOf } from '../../src/rating/plan/flatten.ts'
import { csv, type Documents, goldenCases, keptBy } from './documents.ts'
import type { Market } from './market.ts'
import {
  type Bending,
  bandsOf,
  baseOf,
  bend,
  bendingOf,
  creditsOf,
  levelsOf,
  productOf,
  type Rows,
  territoryRows,
} from './tables.ts'

/** The profile behind the quoted averages; the building is not published, and the townhouse is the neutral one. */
const anchor = {
  property: '30000',
  settlement: 'ACTUAL_CASH_VALUE',
  deductible: '500',
  liability: '100000',
  type: 'TOWNHOUSE',
  age: '25',
  losses: 'NONE',
}

/**
 * The tables of a carrier's renters plans, by file name. The carrier's exponents bend the market's
 * relativities; the base makes the anchor cost the state's quoted average times the carrier's level.
 */
export function calibrateRenters(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const bent = (table: string) => (table === 'settlement' ? settlementRows(market) : bend(table, bending))
  const keptRows = (input: string, rows: Rows) => keptBy(family, { input, rows })
  const states = statesOf(family)
  const product = productOf(anchor, bent)

  const tables = new Map([
    csv(
      'renters-base',
      'state',
      states.map(state => [state, baseOf(state, { documents, bending, product })]),
    ),
    csv('renters-territory', 'state,territory', territoryRows(states, { bending })),
    csv('renters-property', 'personalProperty', bent('property')),
    csv('renters-settlement', 'settlement', bent('settlement')),
    csv('renters-deductible', 'deductible', bent('deductible')),
    csv('renters-liability', 'liability', bent('liability')),
    csv('renters-type', 'propertyType', keptRows('propertyType', bent('type'))),
    csv('renters-losses', 'losses', keptRows('losses', bent('losses'))),
    csv('renters-devices', 'protections', creditsOf(bending)),
    csv('renters-animal', 'animal', keptRows('animal', animalRows(bending))),
    ...(bending.of('age') > 0 ? [csv('renters-age', 'from,to', bandsOf(bent('age'), 121))] : []),
  ])
  return tables.set('renters-cases.csv', goldenCases(documents, tables))
}

/** Every carrier settles losses like the market. */
function settlementRows(market: Market): Rows {
  return levelsOf('settlement', market).map(([level, relativity]) => [level, relativity.toFixed(3)])
}

function animalRows({ of }: Bending): Rows {
  const other = of('other_animal').toFixed(2)
  return [
    ['NONE', '0.00'],
    ['CAT_SMALL', '0.00'],
    ['DOG', of('dog').toFixed(2)],
    ['BITE', other],
    ['EXOTIC', other],
  ]
}
