import { places } from '../../contract/places.ts'
import { placeOf } from '../../reference/places.ts'
import { suggestionOf } from '../maps/address-id.ts'
import type { Suggestion } from '../maps/maps.ts'
import type { Handler } from '../serve.ts'
import type { Services } from '../services.ts'

export const call = places

/**
 * Completes an address; a maps service that is down or slow gives an empty list (contract.md). A ZIP code alone is
 * looked up in our own data, whatever the provider: one suggestion, its city and state with no street.
 */
export function handler({ maps }: Services): Handler<typeof places> {
  return async ({ ask, signal }) => {
    if ('id' in ask) return { data: (await maps.resolve(ask.id, { signal })) ?? { suggestions: [] } }
    const suggestions = cityOf(ask.text) ?? (await maps.suggest(ask.text, { zip: ask.zip, signal }))
    return { data: { suggestions } }
  }
}

/** Undefined for any text but a ZIP code. */
function cityOf(text: string): readonly Suggestion[] | undefined {
  if (!/^\s*\d{5}(-\d{4})?\s*$/.test(text)) return undefined
  const place = placeOf(text)
  if (!place) return []
  const { city, state, zip } = place
  return [suggestionOf({ address1: '', address2: '', city, state, zipcode: zip })]
}
