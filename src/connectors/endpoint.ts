import type { State } from '../law/jurisdictions.ts'

/** A carrier's base address: one, or one by state, with `otherwise` for the states that it does not name. */
export type Endpoint = string | { readonly [Place in State | 'otherwise']?: string | undefined }

/** The base address in a state. Throws a RangeError for a state without one; the loader has checked that each state has one. */
export function endpointIn(endpoint: Endpoint, state: State): string {
  if (typeof endpoint === 'string') return endpoint
  const found = endpoint[state] ?? endpoint.otherwise
  if (found === undefined) throw new RangeError(`no endpoint in ${state}`)
  return found
}

/** Every base address, each once. */
export function endpointsIn(endpoint: Endpoint): readonly string[] {
  return typeof endpoint === 'string'
    ? [endpoint]
    : [...new Set(Object.values(endpoint).filter(one => one !== undefined))]
}
