import type { Rows } from './tables.ts'

/**
 * California orders how much the factors of a price may weigh: the record, then the miles, then the years licensed, then
 * each of the others (10 CCR 2632.8(d)). A carrier’s own relativities do not keep that order, so these tables begin with
 * what is usual there, and are stretched to a share of the weight of the carrier’s record.
 */

/** Usual relativities of California, modelled: low miles count for much. */
const miles: Relativities = [
  ['3000,7500', 0.75],
  ['7500,12001', 0.9],
  ['12001,15001', 1.05],
  ['15001,40001', 1.3],
]
/** The band of the anchor’s miles, whose price stays as it is. */
const anchorMiles = '7500,12001'

/** The most that miles weigh, however much the record does. */
const mostOfMiles = 0.17

/** What each factor may weigh beside the carrier’s charges for the record. */
function weightsBelow(charges: Rows) {
  const record = weightOf([['', 1], ...charges.map(([one, charge]) => [one, 1 + Number(charge)] as const)])
  const weight = Math.min(0.92 * record, mostOfMiles)
  return { miles: weight, yearsLicensed: 0.95 * weight, territory: 0.7 * weight }
}

/** Miles a year in California, with the carrier’s own factor for the anchor’s. */
export function californiaMiles({
  charges,
  anchor,
}: {
  readonly charges: Rows
  readonly anchor: string
}): Rows {
  const rows = stretched(miles, weightsBelow(charges).miles)
  const own = Number(anchor) / (rows.find(([band]) => band === anchorMiles)?.[1] ?? Number.NaN)
  return rows.map(([band, value]) => [band, (value * own).toFixed(3)])
}

/** Years licensed, those of California closer together where they would weigh too much. */
export function californiaYears(rows: Rows, charges: Rows): Rows {
  return inCalifornia(rows, weightsBelow(charges).yearsLicensed)
}

/** Territories, those of California closer together where they would weigh too much. */
export function californiaTerritories(rows: Rows, charges: Rows): Rows {
  return inCalifornia(rows, weightsBelow(charges).territory)
}

function inCalifornia(rows: Rows, weight: number): Rows {
  const here = rows.flatMap(([key, value]) =>
    key.startsWith('CA,') ? [[key.slice('CA,'.length), Number(value)] as const] : [],
  )
  const closer = new Map(weightOf(here) <= weight ? here : stretched(here, weight))
  return rows.map(([key, value]) => [
    key,
    key.startsWith('CA,') ? (closer.get(key.slice('CA,'.length))?.toFixed(3) ?? value) : value,
  ])
}

type Relativities = readonly (readonly [level: string, relativity: number])[]

/** The mean distance from the mean, as a share of it, each year, mile and class weighing alike, as the loader sees it. */
function weightOf(rows: Relativities): number {
  const widths = rows.map(([level]) => widthOf(level))
  const meanOf = (values: readonly number[]) =>
    sumOf(values.map((value, index) => value * (widths[index] ?? 1))) / sumOf(widths)
  const values = rows.map(([, value]) => value)
  const mean = meanOf(values)
  return meanOf(values.map(value => Math.abs(value - mean))) / mean
}

/** The numbers of a band such as `3000,7500`; 1 for a class. */
function widthOf(level: string): number {
  const [from, to] = level.split(',').map(Number)
  return to === undefined ? 1 : to - Number(from)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** Relativities as far from 1, in proportion, as gives them a weight. */
function stretched(rows: Relativities, weight: number): Relativities {
  const times = (by: number): Relativities => rows.map(([level, value]) => [level, 1 + (value - 1) * by])
  let [least, greatest] = [0, 4]
  for (let halvings = 0; halvings < 50; halvings += 1) {
    const middle = (least + greatest) / 2
    if (weightOf(times(middle)) < weight) least = middle
    else greatest = middle
  }
  return times(least)
}
