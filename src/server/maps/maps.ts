import { type Log, nameOf } from '../platform/log.ts'

export interface Suggestion {
  /** Opaque to the page and self-contained: the server stores nothing between `suggest` and `resolve`. */
  readonly id: string
  readonly label: string
}

export interface Address {
  readonly address1: string
  /** Apartment or suite; empty when the address has none. */
  readonly address2: string
  readonly city: string
  /** Postal code of one of the 50 states or DC; empty when unknown. */
  readonly state: string
  /** Five digits; empty when unknown. */
  readonly zipcode: string
}

export interface SuggestOptions {
  /** The visitor's ZIP code: nearby addresses come first. */
  readonly zip?: string
  readonly signal?: AbortSignal
}

/**
 * Completes US addresses (spec 2.3.3.2). Neither call ever throws or takes longer than the time limit: a service that fails gives
 * no suggestion, and null for an id.
 */
export interface Maps {
  suggest(text: string, options?: SuggestOptions): Promise<readonly Suggestion[]>
  resolve(id: string, options?: { readonly signal?: AbortSignal }): Promise<Address | null>
}

export const mostSuggestions = 6
const shortestText = 4
export const timeLimit = 1500

/** What each provider implements: it may throw, and its signal aborts with the caller or at the time limit. */
export interface Provider {
  suggest(text: string, options: { zip: string; signal: AbortSignal }): Promise<readonly Suggestion[]>
  resolve(id: string, signal: AbortSignal): Promise<Address | null>
}

/** Turns a provider into the service that never throws. The log records that it failed and how, never what was typed. */
export function quiet({ name, provider, log }: { name: string; provider: Provider; log: Log }): Maps {
  async function attempt<T>(
    { signal: caller, instead }: { signal: AbortSignal | undefined; instead: T },
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const limit = AbortSignal.timeout(timeLimit)
    try {
      return await run(caller ? AbortSignal.any([caller, limit]) : limit)
    } catch (error) {
      if (!caller?.aborted) log('maps-failed', { provider: name, error: nameOf(error) })
      return instead
    }
  }
  return {
    suggest(text, { zip = '', signal } = {}) {
      if (text.trim().length < shortestText) return Promise.resolve([])
      return attempt({ signal, instead: [] }, async within => {
        const suggestions = await provider.suggest(text.trim(), { zip, signal: within })
        return suggestions.slice(0, mostSuggestions)
      })
    },
    resolve(id, { signal } = {}) {
      return attempt({ signal, instead: null }, within => provider.resolve(id, within))
    },
  }
}
