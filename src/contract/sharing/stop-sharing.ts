import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import { offerId } from '../prices/offer-id.ts'

export const ask = v.object({ quote_id: quoteId, price_share_id: offerId })

/** Ends the link to one price at once (beyond the specification). Safe to repeat. */
export const stopSharing: Call<v.InferOutput<typeof ask>, object> = { path: '/api/v1/stopSharing', ask }
