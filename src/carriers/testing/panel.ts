import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { ProcessConnector } from '../../connectors/connector.ts'
import { type RatePlanWriting, ratePlan } from '../../connectors/rate-plan.ts'
import { type State, stateCodes } from '../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { parseCsv } from '../../rating/plan/csv.ts'
import type { Risk } from '../../risk/risk.ts'
import { centsOf } from '../../units/cents.ts'
import type { Carrier } from '../carrier.ts'
import { offerBy, termPrice } from './sample.ts'

/** What the tests of all panels share: who writes where and at what price, the market's facts, numbers that repeat. */

export interface RatedCarrier {
  readonly id: string
  readonly connector: ProcessConnector
}

interface CarrierPrice {
  readonly id: string
  readonly price: number
}

/** The carriers of a line by state, which of them price at once, and what these charge for a risk, the lowest first. */
export function panelOf(carriers: readonly Carrier[], line: InsuranceLine) {
  const writersIn = (state: State): readonly Carrier[] =>
    carriers.filter(({ lines }) => lines[line]?.states.includes(state))
  const ratedIn = (state: State): readonly RatedCarrier[] =>
    writersIn(state).flatMap(carrier => {
      const connector = plansOf(carrier, line)?.connector
      return connector ? [{ id: carrier.id, connector }] : []
    })
  const pricesOf = (risk: Risk, priceOf = termPrice): readonly CarrierPrice[] =>
    ratedIn(risk.state)
      .flatMap(({ id, connector }) => {
        const price = priceOf(offerBy(connector, risk))
        return price === null ? [] : [{ id, price }]
      })
      .sort((a, b) => a.price - b.price)
  return { writersIn, ratedIn, pricesOf }
}

const sides = new Map<string, RatePlanWriting>()

/** The plans that a carrier prices a line by, in this process or behind its wire; undefined for one that has none. */
export function plansOf(
  { id, phone, lines, logoFile }: Carrier,
  line: InsuranceLine,
): RatePlanWriting | undefined {
  const writing = lines[line]
  // A carrier on the phone also answers in this process, but never with a price.
  if (writing?.book && writing.connector.via === 'process')
    return { ...writing, book: writing.book, connector: writing.connector, words: writing.book.words }
  const plans = new URL('plans/', logoFile)
  if (writing?.connector.via !== 'wire' || !existsSync(plans)) return undefined
  const key = `${id} ${line}`
  const side = sides.get(key) ?? ratePlan({ carrier: id, line, plans, phone, validDays: 30 })
  sides.set(key, side)
  return side
}

/** Expects six carriers or more in every jurisdiction, and four or more of them to price the ordinary risk. */
export function expectChoice(
  { writersIn, pricesOf }: Pick<ReturnType<typeof panelOf>, 'writersIn' | 'pricesOf'>,
  ordinaryIn: (state: State) => Risk,
): void {
  for (const state of stateCodes) {
    expect(writersIn(state).length, state).toBeGreaterThanOrEqual(6)
    expect(pricesOf(ordinaryIn(state)).length, state).toBeGreaterThanOrEqual(4)
  }
}

/** Expects prices, as shares of the market's, that spread around it: the cheapest 0.45 to 0.75, the median 0.85 to 1.1. */
export function expectSpread(
  ratios: readonly number[],
  where: string,
  [least, most]: readonly [number, number] = [0.45, 0.75],
): void {
  const sorted = ratios.toSorted((a, b) => a - b)
  const [cheapest = 0] = sorted
  expect(cheapest >= least && cheapest <= most, `${where}: cheapest ${cheapest}`).toBe(true)
  const middle = medianOf(sorted)
  expect(middle >= 0.85 && middle <= 1.1, `${where}: median ${middle}`).toBe(true)
}

interface PricesOfRisk {
  readonly prices: readonly CarrierPrice[]
  readonly average: number
  readonly risk: Risk
  /** How many times the average a price may be; six when absent. */
  readonly most?: number
}

/** Expects prices from a quarter to six times an average, or to as many times as is said. */
export function expectSane({ prices, average, risk, most = 6 }: PricesOfRisk): void {
  const insane = prices.filter(({ price }) => !(price >= 0.25 * average && price <= most * average))
  expect(insane.map(({ id, price }) => ({ id, price, average, risk }))).toEqual([])
}

/** What the carrier itself charges, without what the state adds to the bill. */
export function carriersPrice(connector: ProcessConnector, risk: Risk): number | null {
  const outcome = offerBy(connector, risk)
  if (outcome.kind !== 'quoted') return null
  const { premium, fees } = outcome.bill
  return fees.reduce((sum, { amount }) => sum + centsOf(amount), centsOf(premium)) / 100
}

/** A column of numbers of a table in `scripts/market`, by the table's first column. */
export function columnOf(file: string, name: string): ReadonlyMap<string, number> {
  const text = readFileSync(new URL(`../../../scripts/market/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return new Map(rows.map(({ cells }) => [cells[0] ?? '', Number(cells[header.indexOf(name)])]))
}

/** The levels of one table of a line's relativities, as numbers. */
export function relativitiesOf(line: InsuranceLine, table: string): readonly (readonly [number, number])[] {
  const file = `${line}-relativities.csv`
  const text = readFileSync(new URL(`../../../scripts/market/${file}`, import.meta.url), 'utf8')
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

/** Pseudorandom numbers from 0 to 1, alike in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws one of several values with such numbers. */
export function pickBy(random: () => number): <Value>(values: readonly Value[]) => Value {
  return values => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
}
