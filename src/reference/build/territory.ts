import type { State } from '../../law/jurisdictions.ts'
import { within } from './within.ts'
import type { ZipRow } from './zip-rows.ts'

/** Michigan bans prices by postal zone (MCL 500.2111). */
export const statesByCounty: readonly State[] = ['MI']

const densityMiles = 12
const neighborMiles = 6

/**
 * The territory class of each ZIP code, from 1 (rural) to 5 (metropolitan); in the states that go by counties, one for all of a
 * county.
 *
 * The source has no population, so the class is modeled (confidence: low) from the density of ZIP codes. Two numbers decide, both
 * within 12 miles of the ZIP code, or their medians over the county:
 * - distinct ZIP points: below 6 T1, below 12 T2, below 24 T3, below 48 T4, else T5;
 * - ZIP codes that share one city name, the mark of a real city: fewer than 3 hold the class at T2, fewer than 8 at
 *   T3. Without it the small ZIP areas of New England and Appalachia pass for cities.
 * A place within six miles of another one is at most one class below it.
 * Known limit: suburbs of many small towns (Long Island, parts of Chicago's) come out one or two classes low.
 */
export function territoryClasses(rows: readonly ZipRow[]): readonly number[] {
  const near = within(rows, densityMiles)
  const inCountyStates = rows.filter(({ state }) => statesByCounty.includes(state))
  const counties = new Map(
    [...Map.groupBy(inCountyStates, row => row.countyFips)].map(([county, members]) => [
      county,
      classOf(members.map(near)),
    ]),
  )
  const byZip = new Map(rows.map(row => [row, counties.get(row.countyFips) ?? classOf([near(row)])]))
  const smoothed = smooth(
    rows.filter(row => !counties.has(row.countyFips)),
    byZip,
  )
  // Every row has one.
  return rows.map(row => smoothed.get(row) as number)
}

/** The classes without a step of two between neighbors: next to a city, at least its suburb. */
export function smooth(
  rows: readonly ZipRow[],
  classes: ReadonlyMap<ZipRow, number>,
): ReadonlyMap<ZipRow, number> {
  const near = within(rows, neighborMiles)
  const smoothed = new Map(classes)
  for (const highest of [5, 4, 3])
    for (const row of rows)
      if (smoothed.get(row) === highest)
        for (const neighbor of near(row))
          smoothed.set(neighbor, Math.max(smoothed.get(neighbor) ?? 0, highest - 1))
  return smoothed
}

function classOf(around: readonly ZipRow[][]): number {
  const points = median(around.map(rows => new Set(rows.map(row => `${row.lat},${row.lon}`)).size))
  const citySize = median(around.map(largestCity))
  const density = points < 6 ? 1 : points < 12 ? 2 : points < 24 ? 3 : points < 48 ? 4 : 5
  const limit = citySize < 3 ? 2 : citySize < 8 ? 3 : 5
  return Math.min(density, limit)
}

function largestCity(rows: readonly ZipRow[]): number {
  const sizes = new Map<string, number>()
  for (const { city, state } of rows) {
    const key = `${city},${state}`
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  return Math.max(...sizes.values())
}

function median(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}
