import { places } from '../../../contract/answers/places.ts'
import { placeOf } from '../../../reference/places.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = places

/**
 * Completes an address; a maps service that is down or slow gives an empty list. A ZIP code alone is looked up in our own data,
 * whichever provider is configured.
 */
export function handler({ maps }: Services<'maps'>): Handler<typeof places> {
  return async ({ ask, signal }) => {
    if ('id' in ask) return { data: (await maps.resolve(ask.id, { signal })) ?? nothing }
    if ('text' in ask) {
      const near = ask.zip === undefined ? {} : { zip: ask.zip }
      return { data: { suggestions: await maps.suggest(ask.text, { ...near, signal }) } }
    }
    const place = placeOf(ask.zip)
    return {
      data: place ? { address1: '', city: place.city, state: place.state, zipcode: place.zip } : nothing,
    }
  }
}

const nothing = { suggestions: [] }
