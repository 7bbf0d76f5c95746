import type { State } from '../../src/law/jurisdictions.ts'
import { type City, readCities } from './market.ts'
import { type Bending, levelsOf, meanOfOne, type Rows, territoryRows } from './tables.ts'

/** The rows of auto's territory tables: classes alone, or with counties or ZIP codes of cities. */
export interface AutoTerritories {
  readonly classes: Rows
  readonly counties: Rows
  readonly zips: Rows
}

/**
 * The factors of the territories of some states, in each with a mean of 1 over its ZIP codes. A city that the market
 * prices by itself has a row of its own within its class.
 */
export function autoTerritories(states: readonly State[], bending: Bending): AutoTerritories {
  const cities = Map.groupBy(readCities(), ({ state }) => state)
  const keyOf = (state: State) => cities.get(state)?.[0]?.key
  const of = (key: City['key']) =>
    states
      .filter(state => keyOf(state) === key)
      .flatMap(state => rowsWithCities(state, cities.get(state) ?? [], bending))
  return {
    classes: territoryRows(
      states.filter(state => keyOf(state) === undefined),
      { bending },
    ),
    counties: of('countyFips'),
    zips: of('zip'),
  }
}

/** A suburb in the class of its city costs at most this share of the cheapest of the cities that cost more than their state; modelled. */
const suburb = 0.95

function rowsWithCities(state: State, cities: readonly City[], bending: Bending): Rows {
  const { market, of, own } = bending
  const shares = new Map([
    ...(market.shares.get(state) ?? []),
    ...cities.map(city => [city.level, city.share] as const),
  ])
  for (const { territory, share } of cities) shares.set(territory, (shares.get(territory) ?? 0) - share)
  const levels = withCities({ classes: levelsOf('territory', market), cities, shares }).map(
    ([level, relativity]) =>
      [level, relativity ** of('territory') * own('territory', level.split(',')[0] ?? '')] as const,
  )
  // Everywhere else in a class, and in the state as a whole.
  return meanOfOne({ state, levels, shares }).map(([key, value]) => [
    key.split(',').length === 2 ? `${key},*` : key,
    value,
  ])
}

type Levels = readonly (readonly [level: string, relativity: number])[]

interface Divided {
  readonly classes: Levels
  readonly cities: readonly City[]
  readonly shares: ReadonlyMap<string, number>
}

/** The market's relativities of the classes and of the cities, which cost so many times the mean of all of them. */
function withCities({ classes, cities, shares }: Divided): Levels {
  const shareOf = (level: string) => shares.get(level) ?? 0
  const total = sumOf(classes.map(([level, relativity]) => relativity * shareOf(level)))
  const inCities = sumOf(cities.map(({ times, share }) => times * share))
  const mean = total / (1 - inCities)
  const [cheapest] = cities.filter(({ times }) => times > 1).toSorted((a, b) => a.times - b.times)
  const most = suburb * (cheapest?.times ?? Number.NaN)
  const around = classes.find(([level]) => level === cheapest?.territory)
  if (!around || around[1] <= most * mean)
    return [...classes, ...cities.map(({ level, times }) => [level, times * mean] as const)]
  // The class around the cities is a share of them, and so of the mean, too.
  const [level, relativity] = around
  const lower = (total - relativity * shareOf(level)) / (1 - inCities - most * shareOf(level))
  return [
    ...classes.map(one => (one[0] === level ? ([level, most * lower] as const) : one)),
    ...cities.map(city => [city.level, city.times * lower] as const),
  ]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
