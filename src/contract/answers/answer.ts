import * as v from 'valibot'
import { type Call, quoteId, stepPath } from '../call.ts'
import type { Properties } from './properties.ts'

export const ask = v.object({
  /** Destinations may also come as a bare list (spec 3.3.2). */
  answer: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  step: stepPath,
  /** The quote to answer for; by default the visitor's newest of the step's line. */
  quote_id: v.optional(quoteId),
  source: v.optional(v.literal('web'), 'web'),
  /** The earlier answer that the page showed, null for none: fields that are sent unchanged keep what has been stored since. */
  shown: v.optional(v.unknown()),
})

export type AnswerAsk = v.InferOutput<typeof ask>

export interface AnswerReply {
  readonly data: {
    readonly config: {
      readonly quoteId: string
      /** The number people use for the quote. */
      readonly quote_number: string
      /** "new" only on the answer that creates the quote. */
      readonly step_type: 'new' | 'continue'
      readonly insurance_type: string
      /** The code of the partner whose link brought the visitor; absent if none did. */
      readonly partner?: string
    }
    readonly result: { readonly wizard_complete?: true }
    /** The next page. */
    readonly endpoint: string
    /** The stored answer. */
    readonly answer: unknown
    /**
     * What the page at `endpoint` shows, as from `/api/v1/properties`, so that a step costs one round trip. Absent when
     * the endpoint is not a question, as on the results page; then request them.
     */
    readonly properties?: Properties
  }
}

/** Sends one answer; the reply says which page comes next. */
export const answer: Call<AnswerAsk, AnswerReply> = { path: '/api/v1/answer', ask }
