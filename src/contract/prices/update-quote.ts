import * as v from 'valibot'
import type { FieldErrors } from '../../wizard/check.ts'
import { type Call, quoteId } from '../call.ts'
import type { CoversPage, PricesOnly } from './covers.ts'
import type { QuoteResult } from './status.ts'

/** More covers than any line has. */
const mostChanges = 30

export const ask = v.object({
  quote_id: quoteId,
  data: v.object({
    /**
     * A new answer by the path of its step, or by the name of a cover (docs/refine.md); `{ skip_answer: true }` undoes a choice.
     */
    changes: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
      v.check(changes => Object.keys(changes).length <= mostChanges),
    ),
  }),
  /** The result has only its prices. */
  prices_only: v.optional(v.boolean()),
})

/** The result of one change. */
export interface CoverChange {
  /** `refused` changes nothing, and says why by field or as a whole. */
  readonly status: 'changed' | 'unchanged' | 'refused'
  readonly errors?: FieldErrors
  readonly message?: string
  /** The cover as it is now, in a few words: "$1,000". */
  readonly now?: string
}

/** `Result`: only the prices, if the request asks for no more. */
export interface UpdateQuoteReply<Result extends PricesOnly = QuoteResult> {
  readonly data: {
    /** Prices by rates that we hold are new; insurers over a wire are being asked again. */
    readonly result: Result
    /** By the keys of the request. */
    readonly changes: Readonly<Record<string, CoverChange>>
    /** The page of the covers as it is now, without its result, which is above. */
    readonly covers: Omit<CoversPage, 'result'>
  }
}

/** Changes covers of a finished quote and prices it again (spec 7.7). A refused change does not stop the others. */
export const updateQuote: Call<v.InferOutput<typeof ask>, UpdateQuoteReply> = {
  path: '/api/v4/updateQuote',
  ask,
}

/** The same with `prices_only`, as the page of the covers asks. */
export const updatePrices: Call<v.InferOutput<typeof ask>, UpdateQuoteReply<PricesOnly>> = {
  path: '/api/v4/updateQuote',
  ask,
}
