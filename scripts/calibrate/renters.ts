import { sha256 } from '../../src/connectors/plan-files.ts'
import { loadPlans } from '../../src/rating/book.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import { statesOf } from '../../src/rating/flatten.ts'
import type { FamilyDocument, OverrideDocument } from '../../src/rating/format.ts'
import { runningAmounts } from '../../src/rating/worksheet.ts'
import type { Market } from './market.ts'

/** A carrier's renters plan documents, by file name. */
export interface Documents {
  readonly carrier: string
  readonly family: FamilyDocument
  readonly overrides: readonly OverrideDocument[]
  readonly texts: ReadonlyMap<string, string>
}

type Rows = readonly (readonly (string | number)[])[]

/**
 * The tables of a carrier's renters plans, by file name. The carrier's exponents bend the market's
 * relativities; the base makes the anchor cost the state's quoted average times the carrier's level.
 */
export function calibrateRenters(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const tables = new Map<string, string>()
  const write = (name: string, header: string, rows: Rows) =>
    tables.set(`renters-${name}.csv`, `${[header, ...rows.map(row => row.join(','))].join('\n')}\n`)
  const { family, carrier } = documents
  const states = statesOf(family)
  const bent = relativitiesOf(carrier, market)
  const kept = (input: string, rows: Rows) =>
    rows.filter(([level]) => !isRefused(family, input, String(level)))

  write(
    'base',
    'state,value',
    states.map(state => [state, baseOf(documents, market, state)]),
  )
  write(
    'territory',
    'state,territory,value',
    states.flatMap(state => territoryRows(carrier, market, state)),
  )
  write('property', 'personalProperty,value', bent('property'))
  write('settlement', 'settlement,value', bent('settlement'))
  write('deductible', 'deductible,value', bent('deductible'))
  write('liability', 'liability,value', bent('liability'))
  write('type', 'propertyType,value', kept('propertyType', bent('type')))
  write('losses', 'losses,value', kept('losses', bent('losses')))
  write('devices', 'protections,value', creditsOf(carrier, market))
  write('animal', 'animal,value', kept('animal', animalRows(carrier, market)))
  if (column(market, carrier, 'age') > 0) write('age', 'from,to,value', ageBands(bent('age')))
  tables.set('renters-cases.csv', goldenCases(documents, tables))
  return tables
}

/** The neutral level of every table is the anchor's, so that the product of its relativities is 1. */
function baseOf({ carrier, family, overrides }: Documents, market: Market, state: string): string {
  const target = market.target.get(state) ?? Number.NaN
  const override = overrides.find(
    ({ states, fees }) => states.some(code => code === state) && fees.length > 0,
  )
  const fees = (override?.fees ?? family.fees).map(({ value }) =>
    'const' in value ? Number(value.const) : 0,
  )
  const carried = fees.reduce((sum, fee) => sum + fee, 0)
  return (target * column(market, carrier, 'level') - carried).toFixed(2)
}

/** The classes bent by the exponent, then brought to a mean of 1 over the ZIP codes of the state. */
function territoryRows(carrier: string, market: Market, state: string): Rows {
  const bent = [...levelsOf(market, 'territory')].map(
    ([level, relativity]) => [level, relativity ** column(market, carrier, 'territory')] as const,
  )
  const shares = market.shares.get(state)
  const mean = bent.reduce((sum, [level, relativity]) => sum + relativity * (shares?.get(level) ?? 0), 0)
  return [
    ...bent.map(([level, relativity]) => [state, level, (relativity / mean).toFixed(3)]),
    [state, 'AVERAGE', '1.000'],
  ]
}

function relativitiesOf(carrier: string, market: Market): (table: string) => Rows {
  return table =>
    [...levelsOf(market, table)].map(([level, relativity]) => [
      level,
      (relativity ** (market.panel.get(carrier)?.get(table) ?? 1)).toFixed(3),
    ])
}

function creditsOf(carrier: string, market: Market): Rows {
  const exponent = column(market, carrier, 'devices')
  return [...levelsOf(market, 'devices')].map(([level, credit]) => [
    level,
    (1 - (1 - credit) ** exponent).toFixed(3),
  ])
}

function animalRows(carrier: string, market: Market): Rows {
  const other = column(market, carrier, 'other_animal').toFixed(2)
  return [
    ['NONE', '0.00'],
    ['CAT_SMALL', '0.00'],
    ['DOG', column(market, carrier, 'dog').toFixed(2)],
    ['BITE', other],
    ['EXOTIC', other],
  ]
}

/** Bands from one starting age to the next; the last one takes in everybody older. */
function ageBands(rows: Rows): Rows {
  return rows.map(([from = '', value = ''], index) => [from, rows[index + 1]?.[0] ?? 121, value])
}

/** Whether the plan turns away every risk with this value, so that no row is for it. */
function isRefused({ eligibility }: FamilyDocument, input: string, value: string): boolean {
  return eligibility.some(({ when }) => {
    if (when[0] === 'eq') return when[1] === input && when[2] === value
    return when[0] === 'in' && when[1] === input && when[2].includes(value)
  })
}

/** What the plan's profiles cost in each state, with the running amounts of their worksheets. */
function goldenCases({ family, texts }: Documents, tables: ReadonlyMap<string, string>): string {
  const { cases, ...document } = family
  const files = new Map([...texts, ...tables, ['renters.json', JSON.stringify(document)]])
  const rows = loadPlans({ files, hash: sha256 }).plans.flatMap(({ plan: { state }, explain }) =>
    Object.entries(cases?.profiles ?? {}).map(([name, profile]) => {
      const { rating, worksheet } = explain({ ...profile, state })
      if (rating.kind === 'refused') throw new Error(`${family.id}: ${name} is turned away in ${state}`)
      return [state, name, runningAmounts(worksheet), formatMoney(rating.total)].join(',')
    }),
  )
  return `${['state,name,worksheet,total', ...rows].join('\n')}\n`
}

function levelsOf(market: Market, table: string): ReadonlyMap<string, number> {
  return market.relativities.get(table) ?? new Map()
}

function column(market: Market, carrier: string, name: string): number {
  const value = market.panel.get(carrier)?.get(name)
  if (value === undefined) throw new Error(`renters-panel.csv has no ${name} for ${carrier}`)
  return value
}
