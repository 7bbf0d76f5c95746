import type * as v from 'valibot'
import type { Call } from '../call.ts'
import { ask, type SaveQuotesReply } from './save-quotes.ts'

/**
 * Asks the owner of an address, by mail, whether to write when prices change; nothing else happens until the button in that mail
 * is pressed (beyond the specification).
 */
export const watchPrices: Call<v.InferOutput<typeof ask>, SaveQuotesReply> = {
  path: '/api/v1/watchPrices',
  ask,
}
