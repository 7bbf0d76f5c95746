import * as v from 'valibot'
import { type Call, quoteId, stepPath } from './call.ts'

export const ask = v.object({
  /** Destinations may also come as a bare list (spec 3.3.2). */
  answer: v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  step: stepPath,
  /** The quote that is answered; the visitor's newest of the step's line when left out. */
  quote_id: v.optional(quoteId),
  source: v.optional(v.literal('web'), 'web'),
})

export type AnswerAsk = v.InferOutput<typeof ask>

export interface AnswerReply {
  readonly data: {
    readonly config: {
      readonly quoteId: string
      /** What people say of the quote. */
      readonly quote_number: string
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

/** What a VIN tells of its car; null where it does not. */
export interface DecodedVin {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

/** A look-up on the page of a car: the makes of a year, the models of a make, or a VIN. Nothing is stored. */
export interface LookUpReply {
  readonly data: {
    readonly answer:
      | { readonly makes: readonly string[] }
      | { readonly models: readonly string[] }
      | DecodedVin
  }
}

/** Looks something up for the page of a car; asked where answers are given. */
export const lookUp: Call<AnswerAsk, LookUpReply> = { path: '/api/v1/answer', ask }

/** Gives one answer; the reply says which page comes next. */
export const answer: Call<AnswerAsk, AnswerReply> = { path: '/api/v1/answer', ask }
