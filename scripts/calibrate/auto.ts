import type { State } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { statesOf } from '../../src/rating/plan/flatten.ts'
import type { Day } from '../../src/units/day.ts'
import { inCaliforniasOrder } from './auto-california.ts'
import { choiceTables } from './auto-choices.ts'
import { injuryRows, limitsRows } from './auto-limits.ts'
import { otherCoverTables, sharesOfCoverages } from './auto-shares.ts'
import { autoTerritories } from './auto-territories.ts'
import { csv, type Documents, goldenCases, keptBy } from './documents.ts'
import { type Market, readLiabilityShares } from './market.ts'
import {
  type Bending,
  bandsOf,
  baseOf,
  bend,
  bendingOf,
  levelsOf,
  onlyLowered,
  powers,
  type Rows,
  scaled,
} from './tables.ts'

/** The day whose minimums the tables of limits are for. */
const minimumsOn: Day = '2026-01-01'

/** States with golden cases besides those that change a plan. */
const plainStates: readonly State[] = ['KY', 'TX']

/**
 * The tables of a carrier's auto plans, by file name. The carrier's exponents bend the market's relativities and its
 * character changes some of them; the bases make six months of the anchor, the mean of a man and a woman, cost half
 * of the state's quoted average times the carrier's level there, divided into covers as the state's premiums are.
 */
export function calibrateAuto(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family, overrides } = documents
  // The averages are for a year, the policies for six months.
  const bending = bendingOf(documents, scaled(market, 1 / 2))
  const liability = readLiabilityShares()
  const bent = (table: string) => bend(table, bending)
  const states = statesOf(family)
  /** A table, if the carrier rates by it at all. */
  const rated = (column: string, table: () => readonly [string, string][]) =>
    bending.of(column) > 0 ? table() : []

  const charges = chargesOf(bending)
  const territories = autoTerritories(states, bending)
  const groups = bent('group')
  const groupsDamage = bendAs('group_damage', 'group', bending)
  const ordered = inCaliforniasOrder({
    charges,
    groups: [groups, groupsDamage],
    years: experienceRows(bending),
    territories: territories.zips,
    bending,
  })

  const baseRows = states.flatMap(state =>
    sharesOfCoverages({ documents, state, liability: liability.get(state) ?? Number.NaN }).map(
      ([coverage, share]) => {
        const sexes = coverage === 'comprehensive' ? 1 : meanOfSexes(documents, { state, bending })
        const product = sexes * goodDriverFactor(state)
        return [
          `${state},${coverage}`,
          baseOf(state, { documents, bending, product: product / share }),
        ] as const
      },
    ),
  )

  const limits = limitsRows(states, { bending, quoted: market.target })
  const tables = new Map([
    csv('auto-base', 'state,coverage', baseRows),
    csv('auto-territory', 'state,territory', territories.classes),
    csv('auto-territory-counties', 'state,territory,countyFips', territories.counties),
    csv('auto-territory-zips', 'state,territory,zip', ordered.territories),
    csv('auto-age', 'driverAge', bent('age')),
    csv('auto-age-comprehensive', 'driverAge', bendAs('age_comprehensive', 'age', bending)),
    csv('auto-experience', 'yearsLicensed', bent('experience')),
    csv('auto-family', 'driverAge', bent('family')),
    csv(
      'auto-experience-alone',
      'state,yearsLicensedFrom,yearsLicensedTo',
      ordered.years.filter(([key]) => states.some(state => key.startsWith(state))),
    ),
    csv('auto-record', 'incident,incidentMonthsFrom,incidentMonthsTo', agedCharges(charges, market)),
    csv('auto-comprehensive-claims', 'from,to', agedClaim(market)),
    // The law lets nothing count there that is older than three years, so within them all counts in full.
    ...(states.includes('CA') ? [csv('auto-record-california', 'incident', incidentCharges(charges))] : []),
    csv('auto-group', 'vehicleGroup', groups),
    csv('auto-group-damage', 'vehicleGroup', groupsDamage),
    csv('auto-vehicle-age', 'vehicleAge', bent('vehicle_age')),
    csv('auto-use', 'use', bent('use')),
    csv('auto-miles', 'annualMiles', bent('miles')),
    ...(states.includes('CA') ? [csv('auto-miles-california', 'from,to', ordered.miles)] : []),
    csv('auto-limits', 'state,limits', injuryRows(limits, { effective: minimumsOn, bending })),
    ...rated('property_damage', () => [
      csv('auto-property-damage', 'propertyDamageLimit', bent('property_damage')),
    ]),
    ...otherCoverTables(states, { limits, exponent: bending.of('limits') }),
    ...choiceTables({
      shareOf: state => liability.get(state) ?? Number.NaN,
      exponent: bending.of('limits'),
      michiganBase: coverage => baseRows.find(([key]) => key === `MI,${coverage}`)?.[1] ?? '',
    }).filter(([name]) => isNamedIn(documents, name)),
    csv('auto-deductible', 'carDeductible', bent('deductible')),
    csv('auto-deductible-comprehensive', 'comprehensiveDeductible', [
      ...bendAs('deductible_comprehensive', 'deductible', bending),
      ...bent('deductible'),
    ]),
    csv('auto-ownership', 'ownership', bent('ownership')),
    csv('auto-multi-car', 'from,to', bandsOf(bent('multi_car'), 101)),
    csv('auto-prior', 'priorInsurance', keptBy(family, { input: 'priorInsurance', rows: bent('prior') })),
    ...rated('sex', () => [csv('auto-sex', 'driverAgeFrom,driverAgeTo,sex', sexRows(bending))]),
    ...rated('marital', () => [csv('auto-marital', 'maritalStatus', bent('marital'))]),
    ...rated('education', () => [csv('auto-education', 'education', bent('education'))]),
    ...rated('employment', () => [csv('auto-employment', 'employment', bent('employment'))]),
    ...rated('not_at_fault', () => [
      csv('auto-not-at-fault', 'notAtFault', [...bent('not_at_fault'), ['false', '1.000']]),
    ]),
    ...rated('prior_limits', () => [csv('auto-prior-limits', 'priorLimits', bent('prior_limits'))]),
    ...rated('tenure', () => [csv('auto-tenure', 'from,to', bandsOf(bent('tenure'), 42))]),
    ...rated('credit', () => [
      csv('auto-credit', 'credit', bent('credit')),
      csv('auto-credit-md', 'credit', withinSwing(bent('credit'))),
      csv('auto-credit-nc', 'credit', onlyLowered(bent('credit'))),
    ]),
    ...rated('home', () => [csv('auto-home', 'homeOwnership', bent('home'))]),
  ])
  const keptStates = new Set([...plainStates, ...overrides.flatMap(override => override.states)])
  return tables.set('auto-cases.csv', goldenCases(documents, tables, keptStates))
}

/** Whether a table of the plans stands in this file. */
function isNamedIn({ family, overrides }: Documents, name: string): boolean {
  return [family, ...overrides].some(({ tables }) =>
    Object.values(tables).some(table => 'csv' in table && table.csv === name),
  )
}

interface InState {
  readonly state: State
  readonly bending: Bending
}

/** The factor of the anchor's sex: the mean of a man and a woman of 40, if the carrier may rate it. */
function meanOfSexes({ family }: Documents, { state, bending }: InState): number {
  const on = family.effective.newBusiness
  // The table of sexes also has ages.
  const isDropped = (['gender', 'age'] as const).some(factor => !mayRate({ line: 'auto', state, factor, on }))
  const man = sexRows(bending).findLast(([key]) => key.endsWith('M'))?.[1]
  return bending.of('sex') === 0 || isDropped ? 1 : (1 + Number(man)) / 2
}

/** The anchor is a good driver, to whom California’s plans give a fifth off. */
function goodDriverFactor(state: State): number {
  return state === 'CA' ? 0.8 : 1
}

/** A man's price divided by a woman's, by age band. */
function sexRows(bending: Bending): Rows {
  const men = bend('sex', bending)
  const starts = men.map(([level]) => level.split(' ')[0] ?? '')
  return men.flatMap(([, value], index) => {
    const band = `${starts[index]},${starts[index + 1] ?? 111}`
    return [
      [`${band},F`, '1.000'],
      [`${band},M`, value],
    ] as const
  })
}

/** Years licensed in the states that ban age, bent like age. */
function experienceRows(bending: Bending): Rows {
  const rows = bendAs('experience_alone', 'age', bending).map(([level, value]) => {
    const [state = '', from = ''] = level.split(' ')
    return { state, from, value }
  })
  return rows.map(({ state, from, value }, index) => {
    const next = rows[index + 1]
    return [`${state},${from},${next?.state === state ? next.from : 95}`, value]
  })
}

/** A table of the market to the power of the carrier's exponent of another. */
function bendAs(table: string, column: string, { market, of, own }: Bending): Rows {
  return levelsOf(table, market).map(([level, relativity]) => [
    level,
    (relativity ** of(column) * own(table, level)).toFixed(3),
  ])
}

/** What each incident adds to the factor of a clean record. */
function chargesOf(bending: Bending): Rows {
  return powers('record', bending).map(([level, relativity]) => [level, (relativity - 1).toFixed(3)])
}

/** The charges of single incidents: the second accident adds what two accidents add beyond one. */
function incidentCharges(charges: Rows): Rows {
  const first = Number(charges.find(([level]) => level === 'AT_FAULT_1')?.[1])
  return charges.map(([level, charge]) => {
    if (level === 'AT_FAULT_1') return ['AT_FAULT', charge]
    return level === 'AT_FAULT_2' ? ['AT_FAULT_AGAIN', (Number(charge) - first).toFixed(3)] : [level, charge]
  })
}

/** The charges of single incidents by the months since then: the longer ago it was, the less it costs. */
function agedCharges(charges: Rows, market: Market): Rows {
  return incidentCharges(charges).flatMap(([incident, charge]) =>
    aged(Number(charge), levelsOf(incident === 'DUI' ? 'record_months_dui' : 'record_months', market)).map(
      ([band, value]) => [`${incident},${band}`, value] as const,
    ),
  )
}

/** What a comprehensive claim adds to the price of that coverage, the same at every carrier. */
function agedClaim(market: Market): Rows {
  const [[, factor] = ['', 1]] = levelsOf('comprehensive_claim', market)
  return aged(factor - 1, levelsOf('record_months', market))
}

/** A charge in bands of months, of which each keeps a share of it; a record goes back 60 completed months. */
function aged(charge: number, shares: ReturnType<typeof levelsOf>): Rows {
  return bandsOf(
    shares.map(([from, share]) => [from, (charge * share).toFixed(3)] as const),
    61,
  )
}

/** Maryland: the most expensive tier is at most 40% above the cheapest. */
function withinSwing(rows: Rows): Rows {
  const most = Math.min(...rows.map(([, value]) => Number(value))) * 1.4
  return rows.map(([level, value]) => [
    level,
    Math.min(Number(value), Math.floor(most * 1000) / 1000).toFixed(3),
  ])
}
