import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'

export const ask = v.object({
  quote_id: quoteId,
  data: v.object({
    /** As typed; the reply says whether it is an address. */
    email: v.pipe(v.string(), v.maxLength(400)),
  }),
})

export interface SaveQuotesReply {
  readonly data: {
    /** `invalid`: it is not one e-mail address, and nothing is sent. */
    readonly status: 'done' | 'invalid'
  }
}

/** Sends the offers of a quote to an e-mail address (spec 4.6.1, 7.6). Beyond the day's limit the reply is 429. */
export const saveQuotes: Call<v.InferOutput<typeof ask>, SaveQuotesReply> = {
  path: '/api/v4/saveQuotes',
  ask,
}
