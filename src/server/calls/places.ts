import { places } from '../../contract/places.ts'
import { placeOf } from '../../reference/places.ts'
import type { Handler } from '../serve.ts'
import type { Services } from '../services.ts'

export const call = places

/** Completes an address; a maps service that is down or slow gives an empty list (contract.md). */
export function handler({ maps }: Services): Handler<typeof places> {
  return async ({ ask, signal }) => {
    if ('id' in ask) return { data: (await maps.resolve(ask.id, { signal })) ?? { suggestions: [] } }
    if (!('text' in ask)) return { data: zipPlace(ask.zip) ?? { suggestions: [] } }
    const near = ask.zip === undefined ? {} : { zip: ask.zip }
    return { data: { suggestions: await maps.suggest(ask.text, { ...near, signal }) } }
  }
}

/** Where a ZIP code lies; null when it is not one of ours. */
function zipPlace(zip: string) {
  const place = placeOf(zip)
  return place && { address1: '', city: place.city, state: place.state, zipcode: place.zip }
}
