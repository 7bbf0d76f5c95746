import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { ProcessConnector } from '../../src/connectors/connector.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { parseCsv } from '../../src/rating/plan/tables/csv.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { centsOf } from '../../src/units/cents.ts'
import { type CarrierPrice, medianOf, type panelOf } from './rated-panel.ts'
import { offerBy } from './samples/sample.ts'

/** What the tests of all panels share: what they expect of prices, the market's facts, repeatable random numbers. */

export { medianOf, panelOf, plansOf } from './rated-panel.ts'
export { columnOf } from './samples/market-facts.ts'

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
  /** The range of a price as multiples of the average: a quarter to six when absent. */
  readonly least?: number
  readonly most?: number
}

/** Expects prices from a quarter to six times an average, or within the given multiples. */
export function expectSane({ prices, average, risk, least = 0.25, most = 6 }: PricesOfRisk): void {
  const insane = prices.filter(({ price }) => !(price >= least * average && price <= most * average))
  expect(insane.map(({ id, price }) => ({ id, price, average, risk }))).toEqual([])
}

/** The carrier's own charge, without what the state adds to the bill. */
export function carriersPrice(connector: ProcessConnector, risk: Risk): number | null {
  const outcome = offerBy(connector, risk)
  if (outcome.kind !== 'quoted') return null
  const { premium, fees } = outcome.bill
  return fees.reduce((sum, { amount }) => sum + centsOf(amount), centsOf(premium)) / 100
}

/** The levels of one table of a line's relativities, as numbers. */
export function relativitiesOf(line: InsuranceLine, table: string): readonly (readonly [number, number])[] {
  const file = `${line}-relativities.csv`
  const text = readFileSync(new URL(`../../scripts/market/${file}`, import.meta.url), 'utf8')
  return parseCsv(file, text)
    .rows.filter(({ cells }) => cells[0] === table)
    .map(({ cells: [, level, relativity] }) => [Number(level), Number(relativity)])
}

/** The value at a point, interpolated between the points of a curve. */
export function alongCurve(points: readonly (readonly [number, number])[], at: number): number {
  const index = points.findIndex(([x]) => at <= x)
  const [x, y] = points[index] ?? [Number.NaN, Number.NaN]
  const [beforeX, beforeY] = points[index - 1] ?? [x, y]
  return x === beforeX ? y : beforeY + ((y - beforeY) * (at - beforeX)) / (x - beforeX)
}

/** Pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
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
