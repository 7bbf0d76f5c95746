import * as v from 'valibot'
import { jurisdictions } from '../../law/jurisdictions.ts'
import { placeOf } from '../../reference/places.ts'
import { addressIn, suggestionOf } from './address-id.ts'
import { getJson } from './get-json.ts'
import { type Address, mostSuggestions, type Provider } from './maps.ts'

const text = v.optional(v.string(), '')
const schema = v.object({
  features: v.array(
    v.object({
      properties: v.object({
        housenumber: text,
        street: text,
        name: text,
        city: text,
        state: text,
        postcode: text,
        countrycode: text,
      }),
    }),
  ),
})
type Properties = v.InferOutput<typeof schema>['features'][number]['properties']

/** A self-hosted Photon (OpenStreetMap data). `url` is its base address. */
export function photon({ url }: { url: string }): Provider {
  return {
    async suggest(typed, { zip, signal }) {
      const at = new URL('api', withSlash(url))
      const near = placeOf(zip)
      const query = { q: typed, limit: String(mostSuggestions), lang: 'en', countrycode: 'US' }
      at.search = new URLSearchParams([
        ...Object.entries(query),
        ['layer', 'house'],
        ['layer', 'street'],
        ...(near
          ? [
              ['lat', String(near.lat)],
              ['lon', String(near.lon)],
            ]
          : []),
      ]).toString()
      const { features } = await getJson({ url: at, schema, signal })
      return features
        .filter(({ properties }) => properties.countrycode === 'US')
        .map(({ properties }) => addressOf(properties, typed))
        .filter(({ address1, city, state }) => address1 !== '' && city !== '' && state !== '')
        .map(address => suggestionOf(address))
    },
    async resolve(id) {
      return addressIn(id)
    },
  }
}

/** A street without a house number keeps the one the visitor typed. */
function addressOf({ housenumber, street, name, city, state, postcode }: Properties, typed: string): Address {
  const number = housenumber || (/^\d+[\w-]*(?=\s)/.exec(typed)?.[0] ?? '')
  const code = jurisdictions.find(one => one.name === state || one.code === state)?.code ?? ''
  return {
    address1: `${number} ${street || name}`.trim(),
    address2: '',
    city,
    state: code,
    zipcode: /^\d{5}/.exec(postcode)?.[0] ?? '',
  }
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`
}
