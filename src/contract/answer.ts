import * as v from 'valibot'
import { type Call, stepPath } from './call.ts'

export const ask = v.object({
  answer: v.record(v.string(), v.unknown()),
  step: stepPath,
  source: v.optional(v.literal('web'), 'web'),
})

export interface AnswerReply {
  readonly data: {
    readonly config: {
      readonly quoteId: string
      /** "new" only on the answer that makes the quote. */
      readonly step_type: 'new' | 'continue'
      readonly insurance_type: string
    }
    readonly result: { readonly wizard_complete?: true }
    /** The page to go to. */
    readonly endpoint: string
    /** What was stored. */
    readonly answer: unknown
  }
}

/** Gives one answer; the reply says which page comes next. */
export const answer: Call<v.InferOutput<typeof ask>, AnswerReply> = { path: '/api/v1/answer', ask }
