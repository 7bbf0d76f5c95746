import { type City, citiesNear, splitAddress, suggestCities } from '../../reference/gazetteer.ts'
import { placeOf } from '../../reference/places.ts'
import { addressIn, suggestionOf } from './address-id.ts'
import { type Address, mostSuggestions, type Provider } from './maps.ts'

/**
 * The default: completes city, state and ZIP code from our own gazetteer. It knows no streets; what the visitor
 * typed of the street is kept. No call leaves the server.
 */
export const embedded: Provider = {
  async suggest(text, { zip }) {
    return addresses(text, zip).map(address => suggestionOf(address))
  },
  async resolve(id) {
    return addressIn(id)
  },
}

function addresses(text: string, zip: string): Address[] {
  const split = splitAddress(text)
  if (split?.zipcode && split.city && split.state) return [split]
  const { street, city, state } = split
    ? { street: split, city: split.city, state: split.state }
    : streetAndCity(text)
  if (street === null) return []
  const cities = city === '' ? citiesNear(zip) : suggestCities(`${city} ${state}`, { zip })
  return cities
    .flatMap(found => inCity({ street, found, zip, only: cities.length === 1 }))
    .slice(0, mostSuggestions)
}

/** "12 Oak Ave, spri" is a street and the beginning of a city; "12 Oak Ave" a street whose city is still to come. */
function streetAndCity(text: string) {
  const comma = text.lastIndexOf(',')
  const address1 = (comma < 0 ? text : text.slice(0, comma)).trim()
  const isStreet = /^\S*\d\S*\s+\S/.test(address1)
  const city = comma < 0 ? '' : text.slice(comma + 1).trim()
  return { street: isStreet ? { address1, address2: '' } : null, city, state: '' }
}

/** The street in a city: with its ZIP code where that is certain, with each of them when the city is the only one left. */
function inCity({ street, found, zip, only }: InCity): Address[] {
  const { address1, address2 } = street
  const { city, state, zips } = found
  const home = placeOf(zip)?.zip ?? ''
  const certain = zips.includes(home) ? home : zips.length === 1 ? (zips[0] ?? '') : ''
  const offered = certain !== '' || !only ? [certain] : zips
  return offered.map(zipcode => ({ address1, address2, city, state, zipcode }))
}

interface InCity {
  street: { address1: string; address2: string }
  found: City
  zip: string
  /** No other city fits what was typed. */
  only: boolean
}
