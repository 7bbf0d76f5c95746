import { sha256 } from '../../src/connectors/plan-files.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { loadPlans } from '../../src/rating/book.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import type { FamilyDocument, OverrideDocument } from '../../src/rating/format.ts'
import { runningAmounts } from '../../src/rating/worksheet.ts'
import type { Market } from './market.ts'

/** What the calibrations of all lines share: relativities bent by a carrier's exponents, bases, golden cases. */

/** A carrier's plan documents of one line, by file name. */
export interface Documents {
  readonly carrier: string
  readonly family: FamilyDocument
  readonly overrides: readonly OverrideDocument[]
  readonly texts: ReadonlyMap<string, string>
}

export type Rows = readonly (readonly [level: string, value: string])[]

/** The market, and how one carrier departs from it. */
export interface Bending {
  readonly market: Market
  /** The carrier's level, exponents and charges, by column of the panel. */
  of(column: string): number
}

/** The bending of the carrier whose documents these are. Its columns throw where the panel has none. */
export function bendingOf({ carrier, family }: Documents, market: Market): Bending {
  return {
    market,
    of: column => {
      const value = market.panel.get(carrier)?.get(column)
      if (value === undefined) throw new Error(`${family.line}-panel.csv has no ${column} for ${carrier}`)
      return value
    },
  }
}

/** The levels of a table of the market with their relativities. */
export function levelsOf(table: string, { relativities }: Market): readonly (readonly [string, number])[] {
  return [...(relativities.get(table) ?? [])]
}

/** The market's relativities to the power of the carrier's exponent, not rounded yet. */
export function powers(table: string, { market, of }: Bending): readonly (readonly [string, number])[] {
  return levelsOf(table, market).map(([level, relativity]) => [level, relativity ** of(table)])
}

/** The market's relativities to the power of the carrier's exponent, as a plan writes them. */
export function bend(table: string, bending: Bending): Rows {
  return powers(table, bending).map(([level, relativity]) => [level, relativity.toFixed(3)])
}

/** What the relativities of an anchor multiply to: the factor that a base rate must leave room for. */
export function productOf(anchor: Readonly<Record<string, string>>, bent: (table: string) => Rows): number {
  return Object.entries(anchor).reduce((product, [table, level]) => {
    const relativity = bent(table).find(row => row[0] === level)?.[1]
    return product * Number(relativity)
  }, 1)
}

interface Based {
  readonly documents: Documents
  readonly bending: Bending
  /** What the anchor's own relativities multiply to. */
  readonly product: number
}

/** The base rate with which the anchor and the fees cost the state's quoted average times the carrier's level. */
export function baseOf(state: string, { documents, bending, product }: Based): string {
  const { family, overrides } = documents
  const target = bending.market.target.get(state) ?? Number.NaN
  const override = overrides.find(
    ({ states, fees }) => states.some(code => code === state) && fees.length > 0,
  )
  const fees = (override?.fees ?? family.fees).map(({ value }) =>
    'const' in value ? Number(value.const) : 0,
  )
  const carried = fees.reduce((sum, fee) => sum + fee, 0)
  return ((target * bending.of('level') - carried) / product).toFixed(2)
}

interface Weighed {
  readonly state: string
  readonly levels: readonly (readonly [level: string, relativity: number])[]
  readonly shares: ReadonlyMap<string, number> | undefined
  /** What else a level brings with it, so that the mean is of both together. */
  readonly beside?: (level: string) => number
}

/** Relativities brought to a mean of 1 over the shares of a state, and a row for the state as a whole. */
export function meanOfOne({ state, levels, shares, beside = () => 1 }: Weighed): Rows {
  const mean = levels.reduce(
    (sum, [level, relativity]) => sum + relativity * beside(level) * (shares?.get(level) ?? 0),
    0,
  )
  const rows = levels.map(
    ([level, relativity]) => [`${state},${level}`, (relativity / mean).toFixed(3)] as const,
  )
  return [...rows, [`${state},AVERAGE`, '1.000']]
}

/** The shares of the premium that devices take off, bent like the relativities they are one minus of. */
export function creditsOf({ market, of }: Bending): Rows {
  return levelsOf('devices', market).map(([level, credit]) => [
    level,
    (1 - (1 - credit) ** of('devices')).toFixed(3),
  ])
}

/** Bands from one starting number to the next; the last one ends before `end`. */
export function bandsOf(rows: Rows, end: number): Rows {
  return rows.map(([from, value], index) => [`${from},${rows[index + 1]?.[0] ?? end}`, value])
}

interface Keyed {
  readonly input: string
  readonly rows: Rows
}

/** The rows of an input that some risk reaches: without the values that the plan turns away. */
export function keptBy({ eligibility }: FamilyDocument, { input, rows }: Keyed): Rows {
  const isRefused = (value: string) =>
    eligibility.some(({ when }) => {
      if (when[0] === 'eq') return when[1] === input && when[2] === value
      return when[0] === 'in' && when[1] === input && when[2].includes(value)
    })
  return rows.filter(([value]) => !isRefused(value))
}

/** A file of a plan: its name and its text. */
export function csv(name: string, keys: string, rows: Rows): [string, string] {
  return [`${name}.csv`, `${[`${keys},value`, ...rows.map(row => row.join(','))].join('\n')}\n`]
}

/** What the plan's profiles cost in each state, or in some, with the running amounts of their worksheets. */
export function goldenCases(
  { family, texts }: Documents,
  tables: ReadonlyMap<string, string>,
  kept: ReadonlySet<State> = new Set(stateCodes),
): string {
  const { cases, ...document } = family
  const files = new Map([...texts, ...tables, [`${family.line}.json`, JSON.stringify(document)]])
  const plans = loadPlans({ files, hash: sha256 }).plans.filter(({ plan }) => kept.has(plan.state))
  const rows = plans.flatMap(({ plan: { state }, explain }) =>
    Object.entries(cases?.profiles ?? {}).map(([name, profile]) => {
      const { rating, worksheet } = explain({ ...profile, state })
      if (rating.kind === 'refused') throw new Error(`${family.id}: ${name} is turned away in ${state}`)
      return [state, name, runningAmounts(worksheet), formatMoney(rating.total)].join(',')
    }),
  )
  return `${['state,name,worksheet,total', ...rows].join('\n')}\n`
}
