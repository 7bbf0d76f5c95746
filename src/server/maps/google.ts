import * as v from 'valibot'
import { isState } from '../../law/jurisdictions.ts'
import { placeOf } from '../../reference/places.ts'
import { getJson } from './get-json.ts'
import type { Address, Provider } from './maps.ts'

const predictions = v.object({
  suggestions: v.optional(
    v.array(
      v.object({
        placePrediction: v.optional(v.object({ placeId: v.string(), text: v.object({ text: v.string() }) })),
      }),
    ),
    [],
  ),
})
const details = v.object({
  addressComponents: v.array(
    v.object({
      longText: v.optional(v.string(), ''),
      shortText: v.optional(v.string(), ''),
      types: v.array(v.string()),
    }),
  ),
})
type Components = v.InferOutput<typeof details>['addressComponents']

/** Google Places (New): predictions first, then the details of the chosen one. */
export function google({ url = 'https://places.googleapis.com', key }: Google): Provider {
  const headers = { 'x-goog-api-key': key }
  return {
    async suggest(input, { zip, signal }) {
      const near = placeOf(zip)
      const circle = near && { center: { latitude: near.lat, longitude: near.lon }, radius: 50_000 }
      const { suggestions } = await getJson({
        url: new URL('/v1/places:autocomplete', url),
        schema: predictions,
        signal,
        headers,
        body: { input, includedRegionCodes: ['us'], ...(circle ? { locationBias: { circle } } : {}) },
      })
      return suggestions.flatMap(({ placePrediction: prediction }) =>
        prediction ? [{ id: prediction.placeId, label: prediction.text.text }] : [],
      )
    },
    async resolve(id, signal) {
      // The id came back from the page: only characters of a place id may enter the path.
      if (!/^[\w-]{1,300}$/.test(id)) return null
      const { addressComponents } = await getJson({
        url: new URL(`/v1/places/${id}`, url),
        schema: details,
        signal,
        headers: { ...headers, 'x-goog-fieldmask': 'addressComponents' },
      })
      return addressOf(addressComponents)
    },
  }
}

/** As the specification words it: the ZIP code, the state's short name, the city's long one (spec 2.3.3.4). */
function addressOf(components: Components): Address | null {
  const named = (type: string) => components.find(({ types }) => types.includes(type))
  const state = named('administrative_area_level_1')?.shortText ?? ''
  if (!isState(state)) return null
  const city = named('locality') ?? named('sublocality') ?? named('postal_town')
  return {
    address1: `${named('street_number')?.longText ?? ''} ${named('route')?.longText ?? ''}`.trim(),
    address2: named('subpremise')?.longText ?? '',
    city: city?.longText ?? '',
    state,
    zipcode: named('postal_code')?.longText ?? '',
  }
}

interface Google {
  url?: string | undefined
  key: string
}
