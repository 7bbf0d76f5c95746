import { isState, jurisdictions, type State } from '../law/jurisdictions.ts'
import { milesBetween } from './perils/geo.ts'
import { placeOf } from './places.ts'
import { places, rowOf } from './places-data.ts'
import { searchKey } from './search-key.ts'

export interface City {
  city: string
  state: State
  /** Its ZIP codes, ascending. */
  zips: string[]
}

const mostSuggestions = 6
const neighborMiles = 12
/** Within this distance, a visitor more likely means this city than a large one far away. */
const nearMiles = 60

/**
 * Cities whose name begins with the text, the likeliest first: those with exactly that name (the ones near the
 * visitor's ZIP code first), then those with most ZIP codes. "spring, il" or "spring il" looks only in Illinois.
 */
export function suggestCities(text: string, { zip = '' }: { zip?: string } = {}): City[] {
  const { name, state } = splitState(text)
  const key = searchKey(name)
  if (key.length < 2) return []
  const home = placeOf(zip)
  const rank = ({ city, zips }: City): readonly [number, number, number] => {
    const middle = placeOf(zips[0] ?? '')
    const miles = home && middle ? milesBetween(home, middle) : Infinity
    return [searchKey(city) === key ? 0 : 1, Math.min(miles, nearMiles), -zips.length]
  }
  return citiesFrom(key)
    .map(cityAt)
    .filter(city => state === null || city.state === state)
    .map(city => ({ city, rank: rank(city) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .slice(0, mostSuggestions)
    .map(({ city }) => city)
}

/** The city of a ZIP code first, then the cities around it, nearest first. */
export function citiesNear(zip: string): City[] {
  const home = placeOf(zip)
  if (!home) return []
  const distances = new Map<number, number>()
  for (const [row, at] of places.city.entries()) {
    const point = { lat: (places.lat[row] ?? 0) / 10_000, lon: (places.lon[row] ?? 0) / 10_000 }
    const miles = row === rowOf(home.zip) ? -1 : milesBetween(home, point)
    if (miles <= neighborMiles) distances.set(at, Math.min(miles, distances.get(at) ?? miles))
  }
  return [...distances]
    .sort((a, b) => a[1] - b[1])
    .slice(0, mostSuggestions)
    .map(([at]) => cityAt(at))
}

export interface SplitAddress {
  address1: string
  address2: string
  city: string
  state: State | ''
  zipcode: string
}

/**
 * Splits a pasted line, "123 Main St Apt 4, springfield, il 62701", into its fields; null when it holds only
 * a street. Missing parts stay empty, but a known ZIP code fills city and state.
 */
export function splitAddress(line: string): SplitAddress | null {
  const parts = line
    .trim()
    .slice(0, 200)
    .replace(/,?\s*(?:USA|United States)\.?$/i, '')
    .split(/\s*,\s*/)
  const zipcode = takeEnd(parts, /(?:^|\s)(\d{5})(?:-\d{4})?$/)
  const rest = splitState(parts.join(', '))
  const place = placeOf(zipcode)
  if (parts.length < 2 && rest.state === null && !place) return null
  const state = rest.state ?? place?.state ?? null
  const { street, city } = splitCity(rest.name, state)
  const { address1, address2 } = splitUnit(street)
  if (!/\d/.test(address1)) return null
  return { address1, address2, city: city || (place?.city ?? ''), state: state ?? '', zipcode }
}

/** Splits the city from the street: at the last comma or, without one, where the last words name a city of the state. */
function splitCity(text: string, state: State | null): { street: string; city: string } {
  const fields = text.split(/\s*,\s*/).filter(Boolean)
  const last = fields.at(-1) ?? ''
  if (fields.length > 1)
    return { street: fields.slice(0, -1).join(', '), city: knownCity(last, state) ?? last }
  const words = last.split(/\s+/)
  for (const length of [4, 3, 2, 1]) {
    const city = knownCity(words.slice(-length).join(' '), state)
    if (city && words.length >= length + 2) return { street: words.slice(0, -length).join(' '), city }
  }
  return { street: last, city: '' }
}

/** Splits a unit from the street: "12 Oak Ave, Apt 4B" -> "12 Oak Ave" and "Apt 4B". */
function splitUnit(street: string): { address1: string; address2: string } {
  const unit =
    /^(.*\S?)[\s,]+((?:apt|apartment|suite|ste|unit|fl|floor|rm|room)\.?\s*#?\s*[\w-]+|#\s*[\w-]+)$/i.exec(
      street,
    )
  return { address1: (unit?.[1] ?? street).replace(/,\s*$/, ''), address2: unit?.[2] ?? '' }
}

/** Cuts the match of the pattern's first group from the end of the last part, and drops a part that becomes empty. */
function takeEnd(parts: string[], pattern: RegExp): string {
  const last = parts.pop() ?? ''
  const suffix = pattern.exec(last)
  const rest = suffix ? last.slice(0, suffix.index) : last
  if (rest !== '') parts.push(rest)
  return suffix?.[1] ?? ''
}

/** Cuts a state, code or name, from the end of a text: "springfield, il" -> springfield and IL. */
function splitState(text: string): { name: string; state: State | null } {
  const trimmed = text.trim()
  const code = /^(.+?)[\s,]+([a-z]{2})\.?$/i.exec(trimmed)
  const upper = code?.[2]?.toUpperCase() ?? ''
  if (code?.[1] && isState(upper)) return { name: code[1], state: upper }
  const lower = trimmed.toLowerCase()
  const named = jurisdictions.find(({ name }) => lower.endsWith(`, ${name.toLowerCase()}`))
  if (!named) return { name: trimmed, state: null }
  return { name: trimmed.slice(0, -named.name.length).replace(/[\s,]+$/, ''), state: named.code }
}

/** The city's name as in the data, if the state has one of that name. */
function knownCity(name: string, state: State | null): string | null {
  const key = searchKey(name)
  const city = citiesFrom(key).find(at => places.cities[at]?.[2] === key && places.cities[at]?.[1] === state)
  return city === undefined ? null : cityAt(city).city
}

/** Indexes of the cities whose key begins with this one: `places.cities` is sorted by key. */
function citiesFrom(key: string): number[] {
  if (key === '') return []
  let [low, high] = [0, places.cities.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places.cities[middle]?.[2] ?? '') < key) low = middle + 1
    else high = middle
  }
  const cities: number[] = []
  for (let at = low; places.cities[at]?.[2].startsWith(key); at++) cities.push(at)
  return cities
}

function cityAt(at: number): City {
  const [city, state] = places.cities[at] ?? ['', 'DC']
  return { city, state, zips: zipsByCity()[at] ?? [] }
}

let zips: string[][] | undefined

/** ZIP codes by index of their city, gathered when first needed. */
function zipsByCity(): string[][] {
  if (zips) return zips
  zips = places.cities.map(() => [])
  for (const [row, at] of places.city.entries()) zips[at]?.push(String(places.zip[row]).padStart(5, '0'))
  return zips
}
