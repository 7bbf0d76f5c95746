import type { State } from '../law/jurisdictions.ts'
import { places, rowOf } from './places-data.ts'
import type { Territory } from './places-file.ts'

export type { Territory } from './places-file.ts'

export interface ZipPlace {
  /** Five digits. */
  zip: string
  /** The city the post office names first for the ZIP code. */
  city: string
  state: State
  county: string
  /** State and county, five digits: the key of any county table. */
  countyFips: string
  /** Degrees; the middle of the ZIP area. */
  lat: number
  lon: number
  /** Whole statute miles from there to the nearest salt-water shore, by the county map of the Census Bureau. */
  coastMiles: number
  /** Modeled from the density of ZIP codes around it, in Michigan one class per county: confidence low. */
  territory: Territory
  /** The same, as auto prices go there: shifted around cities whose prices are published. */
  autoTerritory: Territory
}

/** The place of a ZIP or ZIP+4 code in the 50 states and DC; null for any other. */
export function placeOf(zip: string): ZipPlace | null {
  const code = fiveDigits(zip)
  return code === null ? null : placeAt(rowOf(code), code)
}

function placeAt(row: number, zip: string): ZipPlace | null {
  const city = places.cities[places.city[row] ?? -1]
  const county = places.counties[places.county[row] ?? -1]
  const [lat, lon, coastMiles] = [places.lat[row], places.lon[row], places.coastMiles[row]]
  const [territory, autoTerritory] = [places.territory[row], places.autoTerritory[row]]
  if (!city || !county || lat === undefined || lon === undefined) return null
  if (coastMiles === undefined || territory === undefined || autoTerritory === undefined) return null
  return {
    zip,
    city: city[0],
    state: city[1],
    county: county[0],
    countyFips: county[1],
    lat: lat / 10_000,
    lon: lon / 10_000,
    coastMiles,
    // The build writes 1 to 5.
    territory: `T${territory}` as Territory,
    autoTerritory: `T${autoTerritory}` as Territory,
  }
}

/** A ZIP code in the city of a state that has most of them. */
export function zipInLargestCity(state: State): string {
  const row = largestCities().get(state) ?? 0
  return String(places.zip[row]).padStart(5, '0')
}

let found: ReadonlyMap<State, number> | undefined

/** A row in the middle of each state's largest city. */
function largestCities(): ReadonlyMap<State, number> {
  if (found) return found
  const byCity = Map.groupBy(places.city.keys(), row => places.city[row])
  const largest = new Map<State, readonly number[]>()
  for (const [city, rows] of byCity) {
    const state = places.cities[city ?? -1]?.[1]
    if (state && rows.length > (largest.get(state)?.length ?? 0)) largest.set(state, rows)
  }
  found = new Map([...largest].map(([state, rows]) => [state, rows[Math.floor(rows.length / 2)] ?? 0]))
  return found
}

/** `known-prefix`: we serve the three-digit area, so the code may be too new for the data, or retired. */
export type UnknownZip = 'unknown' | 'known-prefix' | 'military' | 'territory'

/** Why `placeOf` finds nothing; null for a known code, and for anything but five digits. */
export function whyUnknown(zip: string): UnknownZip | null {
  const code = fiveDigits(zip)
  if (code === null || rowOf(code) >= 0) return null
  const area = code.slice(0, 3)
  if (militaryAreas.has(area)) return 'military'
  if (islandAreas.has(area) || code === '96799') return 'territory'
  return areas.has(area) ? 'known-prefix' : 'unknown'
}

const areas = new Set(places.areas)

// AE, AA and AP of the military post; Puerto Rico and the Virgin Islands; Guam and its neighbors.
const militaryAreas = new Set('090 091 092 093 094 095 096 097 098 340 962 963 964 965 966'.split(' '))
const islandAreas = new Set('006 007 008 009 969'.split(' '))

function fiveDigits(zip: string): string | null {
  return /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim())?.[1] ?? null
}
