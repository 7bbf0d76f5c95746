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

type Rows = readonly (readonly [level: string, value: string])[]

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
  const bending = { market, of: columnsOf(documents.carrier, market) }
  const bent = (table: string) => bend(table, bending)
  const kept = (input: string, rows: Rows) => rows.filter(row => !isRefused(documents.family, { input, row }))
  const states = statesOf(documents.family)
  const product = Object.entries(anchor).reduce((product, [table, level]) => {
    const relativity = bent(table).find(row => row[0] === level)?.[1]
    return product * Number(relativity)
  }, 1)

  const tables = new Map([
    csv(
      'base',
      'state',
      states.map(state => [state, baseOf(state, { ...bending, documents, product })]),
    ),
    csv(
      'territory',
      'state,territory',
      states.flatMap(state => territoryRows(state, bending)),
    ),
    csv('property', 'personalProperty', bent('property')),
    csv('settlement', 'settlement', bent('settlement')),
    csv('deductible', 'deductible', bent('deductible')),
    csv('liability', 'liability', bent('liability')),
    csv('type', 'propertyType', kept('propertyType', bent('type'))),
    csv('losses', 'losses', kept('losses', bent('losses'))),
    csv('devices', 'protections', creditsOf(bending)),
    csv('animal', 'animal', kept('animal', animalRows(bending))),
    ...(bending.of('age') > 0 ? [csv('age', 'from,to', ageBands(bent('age')))] : []),
  ])
  return tables.set('renters-cases.csv', goldenCases(documents, tables))
}

/** A file of the plan: its name and its text. */
function csv(name: string, keys: string, rows: Rows): [string, string] {
  return [`renters-${name}.csv`, `${[`${keys},value`, ...rows.map(row => row.join(','))].join('\n')}\n`]
}

interface Bending {
  readonly market: Market
  /** The carrier's level, exponents and charges, by column of the panel. */
  of(column: string): number
}

function columnsOf(carrier: string, { panel }: Market): Bending['of'] {
  return column => {
    const value = panel.get(carrier)?.get(column)
    if (value === undefined) throw new Error(`renters-panel.csv has no ${column} for ${carrier}`)
    return value
  }
}

/** The market's relativities to the power of the carrier's exponent; every carrier settles like the market. */
function bend(table: string, { market, of }: Bending): Rows {
  const exponent = table === 'settlement' ? 1 : of(table)
  return levelsOf(table, market).map(([level, relativity]) => [level, (relativity ** exponent).toFixed(3)])
}

interface Based extends Bending {
  readonly documents: Documents
  /** What the anchor's own relativities multiply to. */
  readonly product: number
}

function baseOf(state: string, { market, of, documents: { family, overrides }, product }: Based): string {
  const target = market.target.get(state) ?? Number.NaN
  const override = overrides.find(
    ({ states, fees }) => states.some(code => code === state) && fees.length > 0,
  )
  const fees = (override?.fees ?? family.fees).map(({ value }) =>
    'const' in value ? Number(value.const) : 0,
  )
  const carried = fees.reduce((sum, fee) => sum + fee, 0)
  return ((target * of('level') - carried) / product).toFixed(2)
}

/** The classes bent by the exponent, then brought to a mean of 1 over the ZIP codes of the state. */
function territoryRows(state: string, { market, of }: Bending): Rows {
  const shares = market.shares.get(state)
  const bent = levelsOf('territory', market).map(
    ([level, relativity]) => [level, relativity ** of('territory')] as const,
  )
  const mean = bent.reduce((sum, [level, relativity]) => sum + relativity * (shares?.get(level) ?? 0), 0)
  const rows = bent.map(
    ([level, relativity]) => [`${state},${level}`, (relativity / mean).toFixed(3)] as const,
  )
  return [...rows, [`${state},AVERAGE`, '1.000']]
}

function creditsOf({ market, of }: Bending): Rows {
  return levelsOf('devices', market).map(([level, credit]) => [
    level,
    (1 - (1 - credit) ** of('devices')).toFixed(3),
  ])
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

/** Bands from one starting age to the next; the last one takes in everybody older. */
function ageBands(rows: Rows): Rows {
  return rows.map(([from, value], index) => [`${from},${rows[index + 1]?.[0] ?? 121}`, value])
}

interface Row {
  readonly input: string
  readonly row: Rows[number]
}

/** Whether the plan turns away every risk with this value, so that no row is for it. */
function isRefused({ eligibility }: FamilyDocument, { input, row: [value] }: Row): boolean {
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

function levelsOf(table: string, { relativities }: Market): readonly (readonly [string, number])[] {
  return [...(relativities.get(table) ?? [])]
}
