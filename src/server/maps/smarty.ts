import * as v from 'valibot'
import { addressIn, suggestionOf } from './address-id.ts'
import { getJson } from './get-json.ts'
import { mostSuggestions, type Provider } from './maps.ts'

const text = v.optional(v.string(), '')
const schema = v.object({
  suggestions: v.nullish(
    v.array(
      v.object({
        street_line: v.string(),
        secondary: text,
        entries: v.optional(v.number(), 0),
        city: v.string(),
        state: v.string(),
        zipcode: text,
      }),
    ),
    [],
  ),
})

/** Smarty's US Autocomplete, with the addresses of the Postal Service. A building of many units is suggested without a unit. */
export function smarty({ url = 'https://us-autocomplete.api.smarty.com/v2/lookup', key }: Smarty): Provider {
  return {
    async suggest(search, { zip, signal }) {
      const at = new URL(url)
      const near = zip === '' ? {} : { prefer_zip_codes: zip.slice(0, 5) }
      at.search = new URLSearchParams({
        key,
        search,
        max_results: String(mostSuggestions),
        ...near,
      }).toString()
      const { suggestions } = await getJson({ url: at, schema, signal })
      return (suggestions ?? []).map(({ street_line, secondary, entries, city, state, zipcode }) =>
        suggestionOf({ address1: street_line, address2: entries > 1 ? '' : secondary, city, state, zipcode }),
      )
    },
    async resolve(id) {
      return addressIn(id)
    },
  }
}

interface Smarty {
  url?: string | undefined
  key: string
}
