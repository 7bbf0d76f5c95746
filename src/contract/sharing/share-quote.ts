import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import { offerId } from '../prices/offer-id.ts'

export const ask = v.object({
  quote_id: quoteId,
  price_share_id: offerId,
  /** As shown to the visitor, so that nobody shares a price that has changed meanwhile. */
  premium: v.pipe(v.string(), v.maxLength(20)),
  /** The visitor agrees that the link, which shows another price so far, shows this one from now on. */
  replace: v.optional(v.boolean()),
})

export interface ShareQuoteReply {
  readonly data: {
    /** The address of a page with that price and its cover, and nothing about the visitor. */
    readonly url: string
  }
}

/**
 * Makes the link to one price (spec 7.8). Safe to repeat: an insurer's price has one link. If that shows another price so far, the
 * call fails with an error for `replace`, so that nobody who has the link is surprised.
 */
export const shareQuote: Call<v.InferOutput<typeof ask>, ShareQuoteReply> = {
  path: '/api/v4/shareQuote',
  ask,
}
