import * as v from 'valibot'
import type { Address, Suggestion } from './maps.ts'

const field = v.pipe(v.string(), v.maxLength(120))
const shape = v.tuple([
  field,
  field,
  field,
  v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/)),
  v.pipe(v.string(), v.regex(/^(?:\d{5})?$/)),
])

/** A suggestion of a city; the street in its id is what the visitor typed and may not exist. */
export function citySuggestionOf(address: Address): Suggestion {
  const { label } = suggestionOf({ ...address, address1: '', address2: '' })
  return { ...suggestionOf(address), label }
}

/** A suggestion whose id contains its address, so that resolving it needs neither memory nor a call. */
export function suggestionOf(address: Address, note = ''): Suggestion {
  const { address1, address2, city, state, zipcode } = address
  const id = Buffer.from(JSON.stringify([address1, address2, city, state, zipcode])).toString('base64url')
  const street = [address1, address2].filter(Boolean).join(' ')
  const label = [street, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ')
  return { id, label: label + note }
}

/** The address in such an id, trusted no more than typed text; null for anything else. */
export function addressIn(id: string): Address | null {
  const parsed = v.safeParse(shape, unpack(id))
  if (!parsed.success) return null
  const [address1, address2, city, state, zipcode] = parsed.output
  return { address1, address2, city, state, zipcode }
}

function unpack(id: string): unknown {
  try {
    return JSON.parse(Buffer.from(id, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
