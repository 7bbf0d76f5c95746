import { jurisdictions, type State } from '../../law/jurisdictions.ts'
import { cityName, countyName } from './names.ts'

export interface ZipRow {
  zip: string
  city: string
  state: State
  county: string
  /** Five digits: state and county. */
  countyFips: string
  lat: number
  lon: number
}

/** Wake Island, 2,300 miles away, is listed under Hawaii. */
const misplaced = new Set(['96898'])

/**
 * Reads the GeoNames postal table (tab separated: country, zip, city, state name, state, county, county code, two
 * empty columns, lat, lon, accuracy). Keeps the 50 states and DC; military mail and the islands carry no state or
 * another. The rows come in order of their ZIP codes, one each.
 */
export function readZipRows(table: string): ZipRow[] {
  const byCode = new Map(jurisdictions.map(one => [one.code as string, one]))
  const rows = new Map<string, ZipRow>()
  for (const line of table.split('\n')) {
    const [, zip = '', city = '', , stateCode = '', county = '', countyCode = '', , , lat, lon] =
      line.split('\t')
    const state = byCode.get(stateCode)
    if (state === undefined || !/^\d{5}$/.test(zip) || misplaced.has(zip)) continue
    rows.set(zip, {
      zip,
      city: cityName(city),
      state: state.code,
      county: countyName(county),
      countyFips: state.fips + countyCode,
      lat: Number(lat),
      lon: Number(lon),
    })
  }
  return [...rows.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1))
}
