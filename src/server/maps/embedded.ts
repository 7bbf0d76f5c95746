import { type City, citiesNear, splitAddress, suggestCities } from '../../reference/gazetteer.ts'
import { placeOf } from '../../reference/places.ts'
import { addressIn, citySuggestionOf } from './address-id.ts'
import { type Address, mostSuggestions, type Provider } from './maps.ts'

/**
 * The default: completes city, state and ZIP code from our own gazetteer. It has no streets, so it suggests none and keeps the
 * street that the visitor typed. No call leaves the server.
 */
export const embedded: Provider = {
  async suggest(text, { zip }) {
    return addresses(text, zip).map(citySuggestionOf)
  },
  async resolve(id) {
    return addressIn(id)
  },
}

function addresses(text: string, zip: string): Address[] {
  const parts = splitAddress(text)
  // "Washington" and "New York" alone would be read as states, but mean cities here.
  const split = parts && (parts.city !== '' || parts.zipcode !== '') ? parts : null
  if (split?.zipcode && split.city && split.state) return [split]
  const { street, city, state } = split
    ? { street: split, city: split.city, state: split.state }
    : streetAndCity(text)
  if (street === null) return []
  const cities = city === '' ? citiesNear(zip) : suggestCities(`${city} ${state}`, { zip })
  return cities
    .flatMap(city => inCity({ street, city, zip, only: cities.length === 1 }))
    .slice(0, mostSuggestions)
}

/** "12 Oak Ave, spri" is a street and the beginning of a city; "12 Oak Ave" is a street without a city yet. */
function streetAndCity(text: string) {
  const comma = text.lastIndexOf(',')
  const address1 = (comma < 0 ? text : text.slice(0, comma)).trim()
  const isStreet = /^\S*\d\S*\s+\S/.test(address1)
  const city = comma < 0 ? cityBehind(text) : text.slice(comma + 1).trim()
  return {
    street: isStreet ? { address1: comma < 0 ? withoutEnd(address1, city) : address1, address2: '' } : null,
    city,
    state: '',
  }
}

/** The city after the kind of street and a direction: "Washington" in "1600 Pennsylvania Ave NW Washington". */
function cityBehind(text: string): string {
  const kind =
    'st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|ct|court|pl|place|way|pkwy|parkway|hwy|ter|cir'
  const match = new RegExp(
    `\\b(?:${kind})\\b\\.?(?:\\s+(?:[ns][ew]?|[ew])\\b\\.?)?\\s+(\\p{L}[\\p{L} .'-]{2,})$`,
    'iu',
  ).exec(text.trim())
  return match?.[1]?.trim() ?? ''
}

function withoutEnd(text: string, end: string): string {
  return end === '' ? text : text.slice(0, text.length - end.length).trim()
}

/** The street in a city: with its ZIP code when that is certain, with each of them when no other city fits. */
function inCity({ street, city, zip, only }: InCity): Address[] {
  const { address1, address2 } = street
  const { city: name, state, zips } = city
  const home = placeOf(zip)?.zip ?? ''
  const certain = zips.includes(home) ? home : zips.length === 1 ? (zips[0] ?? '') : ''
  const offered = certain !== '' || !only ? [certain] : zips
  return offered.map(zipcode => ({ address1, address2, city: name, state, zipcode }))
}

interface InCity {
  street: { address1: string; address2: string }
  city: City
  zip: string
  /** No other city fits what was typed. */
  only: boolean
}
