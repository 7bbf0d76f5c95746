import type * as v from 'valibot'
import type { Call } from './call.ts'
import { ask, type QuoteResult } from './status.ts'

export interface LoadAdsReply {
  readonly data: {
    /** The whole result as it is now, what was brought besides included. */
    readonly result: QuoteResult
  }
}

/** Brings what other sellers offer for the same line and state, as ads (spec 4.7.1, 7.4). Safe to repeat: nobody is asked twice. */
export const loadAds: Call<v.InferOutput<typeof ask>, LoadAdsReply> = { path: '/api/v4/loadAds', ask }
