import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'

export const ask = v.object({
  /** The token of a mailed link. Anything else is answered like an expired one. */
  token: v.pipe(v.string(), v.maxLength(500)),
  /** The quote that it is expected to open. */
  quote_id: v.optional(quoteId),
})

export interface OpenReply {
  readonly data: {
    readonly quote_id: string
    /** The page of its prices. */
    readonly endpoint: string
  }
}

/** Opens the quote of a mailed link in this browser, which gets new cookies (beyond the specification). */
export const open: Call<v.InferOutput<typeof ask>, OpenReply> = { path: '/api/v1/open', ask }
