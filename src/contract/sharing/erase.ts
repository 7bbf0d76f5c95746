import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'
import type { Ordered } from '../purchase/ordered.ts'

export const ask = v.object({
  quote_id: quoteId,
  /** What the page said about the order (`warningOf`); absent if nobody was told anything. */
  warned: v.optional(v.pipe(v.string(), v.maxLength(80))),
})

export interface EraseReply {
  /** Only if nothing was erased: the order, about which the page said something else. */
  readonly data?: { readonly ordered: Ordered }
}

/**
 * Erases a quote at once: its answers, its offers, its mail and its links (beyond the specification). Safe to repeat, and the same
 * reply for a quote that is unknown or another visitor's, which stays as it is. Nothing is erased while what the visitor was told
 * about the order differs from what would happen to it now.
 */
export const erase: Call<v.InferOutput<typeof ask>, EraseReply> = { path: '/api/v1/erase', ask }
