import { readFileSync } from 'node:fs'
import type { ProcessConnector } from '../connectors/connector.ts'
import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'
import { parseCsv } from '../rating/csv.ts'
import type { Risk } from '../risk/risk.ts'
import type { Carrier } from './carrier.ts'
import { offerBy } from './sample.ts'

/** What the tests of all panels share: who writes where, the market's facts, the middle of a list, numbers that repeat. */

export interface RatedCarrier {
  readonly id: string
  readonly connector: ProcessConnector
}

/** The carriers of a line by state: all of them, and those that price at once. */
export function panelOf(carriers: readonly Carrier[], line: InsuranceLine) {
  const writersIn = (state: State): readonly Carrier[] =>
    carriers.filter(({ lines }) => lines[line]?.states.includes(state))
  const ratedIn = (state: State): readonly RatedCarrier[] =>
    writersIn(state).flatMap(({ id, lines }) => {
      const connector = lines[line]?.connector
      return connector?.via === 'process' ? [{ id, connector }] : []
    })
  return { writersIn, ratedIn }
}

/** What the carrier itself asks, without what the state adds to the bill. */
export function carriersPrice(connector: ProcessConnector, risk: Risk): number | null {
  const outcome = offerBy(connector, risk)
  if (outcome.kind !== 'quoted') return null
  return outcome.bill.fees.reduce((sum, { amount }) => sum + Number(amount), Number(outcome.bill.premium))
}

/** A column of numbers of a table in `scripts/market`, by the table's first column. */
export function columnOf(file: string, name: string): ReadonlyMap<string, number> {
  const text = readFileSync(new URL(`../../scripts/market/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return new Map(rows.map(({ cells }) => [cells[0] ?? '', Number(cells[header.indexOf(name)])]))
}

/** The levels of one table of a line's relativities, as numbers. */
export function relativitiesOf(line: InsuranceLine, table: string): readonly (readonly [number, number])[] {
  const file = `${line}-relativities.csv`
  const text = readFileSync(new URL(`../../scripts/market/${file}`, import.meta.url), 'utf8')
  return parseCsv(file, text)
    .rows.filter(({ cells }) => cells[0] === table)
    .map(({ cells: [, level, relativity] }) => [Number(level), Number(relativity)])
}

/** The value at a point between the points of a curve. */
export function alongCurve(points: readonly (readonly [number, number])[], at: number): number {
  const index = points.findIndex(([x]) => at <= x)
  const [x, y] = points[index] ?? [Number.NaN, Number.NaN]
  const [beforeX, beforeY] = points[index - 1] ?? [x, y]
  return x === beforeX ? y : beforeY + ((y - beforeY) * (at - beforeX)) / (x - beforeX)
}

/** The median of a sorted list. */
export function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
