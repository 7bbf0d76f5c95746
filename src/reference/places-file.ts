import type { State } from '../law/jurisdictions.ts'

/** How built up a place is: T1 rural to T5 metropolitan. */
export type Territory = 'T1' | 'T2' | 'T3' | 'T4' | 'T5'

/** `built/reference/places.json`: columns instead of records, so that it parses in a few milliseconds. */
export interface PlacesFile {
  /** The credit that the data's license requires. */
  credit: string
  /** Name, state, search key; sorted by search key, then by state. */
  cities: [name: string, state: State, key: string][]
  counties: [name: string, fips: string][]
  /** The three-digit ZIP areas that have places. */
  areas: string[]
  /** The columns below have one entry per ZIP code, ascending. */
  zip: number[]
  /** Index into `cities`. */
  city: number[]
  /** Index into `counties`. */
  county: number[]
  /** Ten-thousandths of a degree. */
  lat: number[]
  lon: number[]
  /** The class of the territory, 1 to 5. */
  territory: number[]
  /** The class by which auto prices go, 1 to 5. */
  autoTerritory: number[]
  /** How much wildfire endangers it, 0 to 100. */
  wildfire: number[]
  /** Whole statute miles to the nearest salt-water shore. */
  coastMiles: number[]
}
