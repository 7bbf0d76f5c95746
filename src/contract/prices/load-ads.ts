import type * as v from 'valibot'
import type { Call } from '../call.ts'
import { ask, type QuoteResult } from './status.ts'

export interface LoadAdsReply {
  readonly data: {
    /** The whole current result, including the ads. */
    readonly result: QuoteResult
  }
}

/**
 * Adds other sellers' offers for the same line and state, as ads (spec 4.7.1, 7.4). Safe to repeat: no seller is asked
 * twice.
 */
export const loadAds: Call<v.InferOutput<typeof ask>, LoadAdsReply> = { path: '/api/v4/loadAds', ask }
