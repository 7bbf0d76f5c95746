import { existsSync, readFileSync } from 'node:fs'
import { stateCodes } from '../../src/law/jurisdictions.ts'
import { parseCsv } from '../../src/rating/plan/tables/csv.ts'

/** The market's facts, read from the tables in `scripts/market`; their sources are beside them. */
export interface Market {
  /** The state's average price of the anchor, in dollars a term; empty where the anchor isn't a profile of a state. */
  readonly target: ReadonlyMap<string, number>
  /** Relativities by table, then by level. */
  readonly relativities: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The share of a state's ZIP codes in each territory class. */
  readonly shares: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** How each carrier differs from the market, by column. */
  readonly panel: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Carriers' own relativities in addition to the bent ones of the market: by carrier, then by table and level. */
  readonly characters: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** How a carrier's prices in a state differ from its level: by state, then by carrier. */
  readonly states: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The row of every panel that isn't a carrier: the market's own book, with level 1 and every exponent 1. */
export const neutral = 'market'

/** Reads a line's tables in `scripts/market`. Throws a PlanError for a table that is not rectangular. */
export function readMarket(line: string): Market {
  const states = readIfAny(`${line}-by-state.csv`)
  const levels = Map.groupBy(read(`${line}-relativities.csv`), row => String(row.get('table')))
  return {
    target: new Map(
      states.flatMap(row => statesIn(row).map(state => [state, number(row, 'quoted')] as const)),
    ),
    relativities: new Map(
      [...levels].map(([table, rows]) => [
        table,
        new Map(rows.map(row => [text(row, 'level'), number(row, 'relativity')])),
      ]),
    ),
    shares: byFirstColumn(read(line === 'auto' ? 'auto-territory-shares.csv' : 'territory-shares.csv')),
    panel: byFirstColumn(read(`${line}-panel.csv`)),
    characters: new Map(
      [...Map.groupBy(readIfAny(`${line}-characters.csv`), row => text(row, 'carrier'))].map(
        ([carrier, rows]) => [
          carrier,
          new Map(
            rows.map(row => [`${text(row, 'table')} ${text(row, 'level')}`, number(row, 'relativity')]),
          ),
        ],
      ),
    ),
    states: byFirstColumn(readIfAny(`${line}-states.csv`)),
  }
}

/** The perils of a place that homeowner plans rate by a curve of its strength. */
export const perils = ['hurricane', 'storm', 'wildfire'] as const
export type Peril = (typeof perils)[number]

/** The strengths at which the curve of a peril has its points, evenly apart. */
export function perilLevels(peril: Peril): readonly number[] {
  return read('homeowner-relativities.csv')
    .filter(row => text(row, 'table') === peril)
    .map(row => number(row, 'level'))
}

/** The share of a state's ZIP codes at each level of a peril. */
export function readPerilShares(peril: Peril): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return byFirstColumn(read(`${peril}-shares.csv`))
}

/** The share of liability in the price of the auto anchor, by state. */
export function readLiabilityShares(): ReadonlyMap<string, number> {
  return readColumn('auto-by-state.csv', 'liability_share')
}

/** The average price of the auto anchor with no more cover than the state requires, in dollars a year. */
export function readMinimumPrices(): ReadonlyMap<string, number> {
  return readColumn('auto-by-state.csv', 'minimum')
}

/** A city that auto plans rate by itself, and not only with its territory class. */
export interface City {
  readonly state: string
  /** The input that gives its location, and the cell of a table of codes for it: a county, or ZIP codes. */
  readonly key: 'countyFips' | 'zip'
  readonly place: string
  /** The class it is in, and its level among the territories: `T5,36047`. */
  readonly territory: string
  readonly level: string
  /** The price there relative to the average of the state. */
  readonly times: number
  /** Its share of the state's ZIP codes. */
  readonly share: number
}

/** The cities of the market, with the shares that `scripts/shares.ts` counted. */
export function readCities(): readonly City[] {
  const shares = new Map(
    read('city-shares.csv').map(row => [
      `${text(row, 'territory')},${text(row, 'place')}`,
      number(row, 'share'),
    ]),
  )
  return readCityPlaces().map(city => ({ ...city, share: shares.get(city.level) ?? Number.NaN }))
}

/** The cities of the market as the publishers list them, before their ZIP codes were counted. */
export function readCityPlaces(): readonly Omit<City, 'share'>[] {
  return read('auto-cities.csv').map(row => ({
    state: text(row, 'state'),
    key: text(row, 'key') === 'zip' ? 'zip' : 'countyFips',
    place: text(row, 'place'),
    territory: text(row, 'territory'),
    level: `${text(row, 'territory')},${text(row, 'place')}`,
    times: number(row, 'times'),
  }))
}

/** The shares of a line's portfolio by level, where the anchor is the mean of one. */
export function readMix(line: string): ReadonlyMap<string, number> {
  return new Map(read(`${line}-mix.csv`).map(row => [text(row, 'level'), number(row, 'share')]))
}

/** A price of the life anchor, in dollars a month. */
export interface LifePrice {
  readonly age: number
  readonly F: number
  readonly M: number
}

/** The cost of the life anchor at some ages, in their order. */
export function readLifePrices(): readonly LifePrice[] {
  return read('life-prices.csv').map(row => ({
    age: number(row, 'age'),
    F: number(row, 'F'),
    M: number(row, 'M'),
  }))
}

type Row = ReadonlyMap<string, string>

function fileOf(name: string): URL {
  return new URL(`../market/${name}`, import.meta.url)
}

function read(file: string): readonly Row[] {
  const { header, rows } = parseCsv(file, readFileSync(fileOf(file), 'utf8'))
  return rows.map(({ cells }) => new Map(header.map((column, index) => [column, cells[index] ?? ''])))
}

/** The rows of a table that only some lines have. */
function readIfAny(file: string): readonly Row[] {
  return existsSync(fileOf(file)) ? read(file) : []
}

function byFirstColumn(rows: readonly Row[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(
    rows.map(row => {
      const [[, name = ''] = [], ...others] = [...row]
      return [name, new Map(others.map(([column, cell]) => [column, Number(cell)]))]
    }),
  )
}

/** The states of a row; one row for `all` means that a price is the same everywhere. */
function statesIn(row: Row): readonly string[] {
  const state = text(row, 'state')
  return state === 'all' ? stateCodes : [state]
}

/** A column of a table, by the state of each row. */
export function readColumn(file: string, column: string): ReadonlyMap<string, number> {
  return new Map(read(file).map(row => [text(row, 'state'), number(row, column)]))
}

function text(row: Row, column: string): string {
  return row.get(column) ?? ''
}

function number(row: Row, column: string): number {
  return Number(text(row, column))
}
