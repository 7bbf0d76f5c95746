import type { State } from '../../src/law/jurisdictions.ts'
import type { Territory } from '../../src/risk/words.ts'
import type { Documents } from './documents.ts'
import type { Market } from './market.ts'

/** What the calibrations of all lines share: relativities bent by a carrier's exponents, means of one, bases. */

export type Rows = readonly (readonly [level: string, value: string])[]

/** The market, and how one carrier differs from it. */
export interface Bending {
  readonly market: Market
  /** The carrier's level, exponents and charges, by column of the panel. */
  of(column: string): number
  /** The carrier's own relativity at a level, in addition to the bent one of the market; 1 where it has none. */
  own(table: string, level: string): number
  /** How its prices in a state differ from its level. */
  inState(state: string): number
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
    own: (table, level) => market.characters.get(carrier)?.get(`${table} ${level}`) ?? 1,
    inState: state => market.states.get(state)?.get(carrier) ?? 1,
  }
}

/** The levels of a table of the market with their relativities. */
export function levelsOf(table: string, { relativities }: Market): readonly (readonly [string, number])[] {
  return [...(relativities.get(table) ?? [])]
}

/** The market's relativities to the power of the carrier's exponent, times the carrier's own, not rounded yet. */
export function powers(table: string, { market, of, own }: Bending): readonly (readonly [string, number])[] {
  return levelsOf(table, market).map(([level, relativity]) => [
    level,
    relativity ** of(table) * own(table, level),
  ])
}

/** The market's relativities to the power of the carrier's exponent, as a plan writes them. */
export function bend(table: string, bending: Bending): Rows {
  return powers(table, bending).map(([level, relativity]) => [level, relativity.toFixed(3)])
}

/** The product of an anchor's relativities, by which the base rate has to be divided. */
export function productOf(anchor: Readonly<Record<string, string>>, bent: (table: string) => Rows): number {
  return Object.entries(anchor).reduce((product, [table, level]) => {
    const relativity = bent(table).find(row => row[0] === level)?.[1]
    return product * Number(relativity)
  }, 1)
}

interface Based {
  readonly documents: Documents
  readonly bending: Bending
  /** The product of the anchor's own relativities. */
  readonly product: number
}

/** The base rate with which the anchor and the fees cost the state's quoted average times the carrier's level there. */
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
  const aim = target * bending.of('level') * bending.inState(state)
  return ((aim - carried) / product).toFixed(2)
}

interface Weighed {
  readonly state: string
  readonly levels: readonly (readonly [level: string, relativity: number])[]
  readonly shares: ReadonlyMap<string, number> | undefined
  /** The effect of a level in other tables, so that the mean is of both together. */
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

interface Territories {
  readonly bending: Bending
  /** The effect of a territory in other tables. */
  readonly beside?: (territory: Territory) => number
}

/** The factors of the territories of some states, in each with a mean of 1 over its ZIP codes. */
export function territoryRows(states: readonly State[], { bending, beside = () => 1 }: Territories): Rows {
  const levels = powers('territory', bending)
  return states.flatMap(state =>
    meanOfOne({
      state,
      levels,
      shares: bending.market.shares.get(state),
      // The market's classes are the territories of the reference data.
      beside: level => beside(level as Territory),
    }),
  )
}

/** The factors of the states, for a plan whose other tables are the same in all of them. */
export function stateRows(states: readonly State[], { inState }: Bending): Rows {
  return states.map(state => [state, inState(state).toFixed(3)])
}

/** The market with every target multiplied. */
export function scaled(market: Market, by: number): Market {
  return { ...market, target: new Map([...market.target].map(([state, target]) => [state, target * by])) }
}

/** The shares of the premium that devices take off, bent like the relativities they are one minus of. */
export function creditsOf({ market, of }: Bending, table = 'devices'): Rows {
  return levelsOf(table, market).map(([level, credit]) => [level, (1 - (1 - credit) ** of(table)).toFixed(3)])
}

/** North Carolina: no tier of credit is above the neutral one. */
export function onlyLowered(rows: Rows): Rows {
  return rows.map(([level, value]) => [level, Math.min(Number(value), 1).toFixed(3)])
}

/** Bands from one starting number to the next; the last one ends before `end`. */
export function bandsOf(rows: Rows, end: number): Rows {
  return rows.map(([from, value], index) => [`${from},${rows[index + 1]?.[0] ?? end}`, value])
}
