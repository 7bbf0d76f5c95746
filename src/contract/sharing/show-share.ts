import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import { offerId } from '../prices/offer-id.ts'

export const ask = v.object({ quote_id: quoteId, price_share_id: offerId })

export interface ShowShareReply {
  readonly data: {
    /** The link to the insurer's price; null if there is none. */
    readonly url: string | null
    /** What it shows so far, if that is another price. */
    readonly replaces?: string
  }
}

/** Whether one price is shared (beyond the specification). */
export const showShare: Call<v.InferOutput<typeof ask>, ShowShareReply> = { path: '/api/v1/showShare', ask }
