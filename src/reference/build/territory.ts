import type { State } from '../../law/jurisdictions.ts'
import { milesBetween } from '../perils/geo.ts'
import type { Territory } from '../places-file.ts'
import type { ZipRow } from './zip-rows.ts'

/** Michigan bans prices by postal zone (MCL 500.2111). */
const statesByCounty: readonly State[] = ['MI']

const radiusMiles = 12
const cellsPerDegree = 4
const milesPerDegree = 69

/**
 * The territory class of each three-digit ZIP area, and of each county in the states that go by counties, from T1
 * (rural) to T5 (metropolitan).
 *
 * The source has no population, so the class is modeled (confidence: low) from the density of ZIP codes. Two
 * medians over the ZIP codes of the area decide, both within 12 miles:
 * - distinct ZIP points: below 6 T1, below 12 T2, below 24 T3, below 48 T4, else T5;
 * - ZIP codes that share one city name, the mark of a real city: fewer than 3 hold the class at T2, fewer than 8 at
 *   T3. Without it the small ZIP areas of New England and Appalachia pass for cities.
 * Known limits: suburbs of many small towns (Long Island, parts of Chicago's) come out one or two classes low, and
 * an area is one class throughout however large it is.
 */
export function territoryByArea(rows: readonly ZipRow[]): Map<string, Territory> {
  const near = neighbors(rows)
  const areas = Map.groupBy(rows, row => row.zip.slice(0, 3))
  const inCountyStates = rows.filter(({ state }) => statesByCounty.includes(state))
  const counties = Map.groupBy(inCountyStates, row => row.countyFips)
  return new Map([...areas, ...counties].map(([area, members]) => [area, territoryOf(members.map(near))]))
}

function territoryOf(around: readonly ZipRow[][]): Territory {
  const points = median(around.map(rows => new Set(rows.map(row => `${row.lat},${row.lon}`)).size))
  return territory(points, median(around.map(largestCity)))
}

function territory(points: number, citySize: number): Territory {
  const density = points < 6 ? 1 : points < 12 ? 2 : points < 24 ? 3 : points < 48 ? 4 : 5
  const limit = citySize < 3 ? 2 : citySize < 8 ? 3 : 5
  // 1 to 5 by construction.
  return `T${Math.min(density, limit)}` as Territory
}

function largestCity(rows: readonly ZipRow[]): number {
  const sizes = new Map<string, number>()
  for (const { city, state } of rows) {
    const key = `${city},${state}`
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  return Math.max(...sizes.values())
}

/** Finds the rows within the radius of a row by a grid of quarter degrees: 41,000 look-ups take half a second. */
function neighbors(rows: readonly ZipRow[]): (row: ZipRow) => ZipRow[] {
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  const grid = Map.groupBy(rows, row => `${cell(row.lat)},${cell(row.lon)}`)
  const reach = Math.ceil((radiusMiles / milesPerDegree) * cellsPerDegree)
  return row => {
    const reachEast = Math.ceil(reach / Math.cos((row.lat * Math.PI) / 180))
    const near: ZipRow[] = []
    for (let north = cell(row.lat) - reach; north <= cell(row.lat) + reach; north++) {
      for (let east = cell(row.lon) - reachEast; east <= cell(row.lon) + reachEast; east++) {
        for (const other of grid.get(`${north},${east}`) ?? []) {
          if (milesBetween(row, other) <= radiusMiles) near.push(other)
        }
      }
    }
    return near
  }
}

function median(values: number[]): number {
  values.sort((a, b) => a - b)
  return values[values.length >> 1] ?? 0
}
