import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import { offerId } from '../prices/offer-id.ts'

export const ask = v.object({ quote_id: quoteId, price_share_id: offerId })

export interface ShowShareReply {
  readonly data: {
    /** The link to the price; null where no link shows it as it is now. */
    readonly url: string | null
    /** What the link shows so far, where that is another price. */
    readonly replaces?: string
  }
}

/** Whether one price is shared (beyond the specification). */
export const showShare: Call<v.InferOutput<typeof ask>, ShowShareReply> = { path: '/api/v1/showShare', ask }
