export interface Suggestion {
  /** Opaque to the page, self-contained: nothing is kept on the server between `suggest` and `resolve`. */
  id: string
  label: string
}

export interface Address {
  address1: string
  /** Apartment or suite; empty when the address has none. */
  address2: string
  city: string
  /** Postal code of one of the 50 states or DC; empty when unknown. */
  state: string
  /** Five digits; empty when unknown. */
  zipcode: string
}

export interface SuggestOptions {
  /** The visitor's ZIP code: what lies near comes first. */
  zip?: string | undefined
  signal?: AbortSignal | undefined
}

/** Completes US addresses (spec 2.3, step 3). Neither call ever throws: a provider in trouble has nothing to say. */
export interface Maps {
  suggest(text: string, options?: SuggestOptions): Promise<Suggestion[]>
  resolve(id: string, options?: { signal?: AbortSignal | undefined }): Promise<Address | null>
}

/** What a provider writes: it may throw, `maps.ts` of its name wraps it in `quiet`. */
export const shortestText = 4
export const longestText = 200
export const mostSuggestions = 6
