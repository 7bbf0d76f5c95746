import * as v from 'valibot'
import { type Call, quoteId } from '../call.ts'

export const ask = v.object({ quote_id: quoteId })

/**
 * Erases a quote at once: its answers, its offers, its mail and its links (beyond the specification). Safe to repeat, and
 * the same reply for a quote that is unknown or another visitor's, which stays as it is.
 */
export const erase: Call<v.InferOutput<typeof ask>, object> = { path: '/api/v1/erase', ask }
