import { weightOf } from '../../src/rating/plan/relativities.ts'
import type { Bending, Rows } from './tables.ts'

/**
 * California orders how much the factors of a price may weigh: the record, then the miles, then the years licensed, then
 * each of the others (10 CCR 2632.8(d)). A carrier’s own relativities do not keep that order, so these tables begin with
 * what is usual there, and are stretched to a share of the weight of the carrier’s record.
 */

/** Usual relativities of California, modelled: few miles count for much. Those of the anchor are 1. */
const miles: Relativities = [
  ['3000,5000', 0.74],
  ['5000,7500', 0.82],
  ['7500,10000', 0.91],
  ['10000,12501', 1],
  ['12501,15001', 1.07],
  ['15001,17501', 1.14],
  ['17501,20001', 1.2],
  ['20001,25001', 1.3],
  ['25001,30001', 1.42],
  ['30001,40001', 1.6],
]

/** A carrier that counts miles for more elsewhere does so here, up to this many times. */
const mostOfMiles = 1.2

/** How much each factor may weigh at most beside the one before it. */
const below = 0.92

interface Own {
  /** What each incident adds to the factor of a clean record. */
  readonly charges: Rows
  /** Years licensed and territories, of all states, each row led by its state. */
  readonly years: Rows
  readonly territories: Rows
  /** The groups of vehicles, each coverage apart. */
  readonly groups: readonly Rows[]
  readonly bending: Bending
}

/** A carrier’s own tables, those of California closer together where they would weigh too much, and its miles there. */
export function inCaliforniasOrder({ charges, years, territories, groups, bending }: Own) {
  const record = weightOfRows([
    ['', 1],
    ...charges.map(([one, charge]) => [one, 1 + Number(charge)] as const),
  ])
  const usual = weightOfRows(miles) * Math.min(Math.max(bending.of('miles'), 1), mostOfMiles)
  // The groups of vehicles, which are as elsewhere, have to weigh less than the years, and these less than the miles.
  const ofGroups = Math.max(
    ...groups.map(rows => weightOfRows(rows.map(([group, value]) => [group, Number(value)]))),
  )
  const ofMiles = stretched(miles, Math.min(below * record, Math.max(usual, ofGroups / below ** 2)))
  const usualYears = californian(years)
  const ofYears = stretched(
    usualYears,
    Math.min(below * weightOfRows(ofMiles), Math.max(weightOfRows(usualYears), ofGroups / below)),
  )
  const ofTerritories = closer(californian(territories), below * weightOfRows(ofYears))
  return {
    miles: ofMiles.map(([band, value]) => [band, value.toFixed(3)] as const),
    years: replaced(years, ofYears),
    territories: replaced(territories, ofTerritories),
  }
}

function californian(rows: Rows): Relativities {
  return rows.flatMap(([key, value]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), Number(value)] as const] : [],
  )
}

const prefix = 'CA,'

function closer(rows: Relativities, weight: number): Relativities {
  return weightOfRows(rows) <= weight ? rows : stretched(rows, weight)
}

function replaced(rows: Rows, californian: Relativities): Rows {
  const values = new Map(californian.map(([key, value]) => [`${prefix}${key}`, value.toFixed(3)]))
  return rows.map(([key, value]) => [key, values.get(key) ?? value])
}

type Relativities = readonly (readonly [level: string, relativity: number])[]

/** The weight of relativities as the loader sees it, each year, mile and class weighing alike. */
function weightOfRows(rows: Relativities): number {
  return weightOf(rows.map(([level, value]) => ({ value, values: widthOf(level) })))
}

/** The numbers of a band such as `3000,7500`; 1 for a class and for a place. */
function widthOf(level: string): number {
  const [, from, to] = /^(\d+),(\d+)$/.exec(level) ?? []
  return from === undefined ? 1 : Number(to) - Number(from)
}

/** Relativities as far from 1, in proportion, as gives them a weight. */
function stretched(rows: Relativities, weight: number): Relativities {
  const times = (by: number): Relativities => rows.map(([level, value]) => [level, 1 + (value - 1) * by])
  let [least, greatest] = [0, 4]
  for (let halvings = 0; halvings < 50; halvings += 1) {
    const middle = (least + greatest) / 2
    if (weightOfRows(times(middle)) < weight) least = middle
    else greatest = middle
  }
  return times(least)
}
