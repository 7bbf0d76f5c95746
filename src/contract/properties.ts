import * as v from 'valibot'
import type { StepProps } from '../wizard/step.ts'
import { type Call, quoteId, stepPath } from './call.ts'

export const ask = v.object({
  step: stepPath,
  /** The quote that is asked about; the visitor's newest of the step's line when left out. */
  quote_id: v.optional(quoteId),
})

/** One answer as lists of answers show it: "Deductible: $250". */
export interface GivenAnswer {
  readonly route: string
  /** The question in a word or two. */
  readonly label: string
  /** The whole question. */
  readonly question: string
  readonly answer: string
}

/** What the page needs to show a step: spec 3.1, with the kind and what this visitor answered before. */
export interface Properties extends StepProps {
  readonly kind: string
  readonly step_current?: number
  readonly step_total?: number
  /** Offers to pass the question. */
  readonly skip_button?: boolean
  readonly uuid?: string
  /** The quote whose step this is: later calls of the same tab name it. */
  readonly quote_id?: string
  /** What people say of that quote, as the footer shows it (spec 1.5): short, and of no use in a call. */
  readonly quote_number?: string
  /** The visitor's own answer, or what he typed on an earlier page, to fill the fields with. */
  readonly answer?: unknown
  /** The answers so far, for the side column. */
  readonly answers?: readonly GivenAnswer[]
  /** The newest of the visitor's open quotes, the one begun last first: on /welcome alone. */
  readonly open_quotes?: readonly OpenQuote[]
  /** The visitor has more open quotes than are listed. */
  readonly has_older_quotes?: true
  /** The page before this one. */
  readonly back?: string
}

/** A quote of the visitor that is open still, as /welcome lists it. */
export interface OpenQuote {
  readonly quote_id: string
  readonly quote_number: string
  /** "Renters insurance" */
  readonly insurance: string
  /** City and state of the ZIP code that it was begun with. */
  readonly place: string
  /** "today", "yesterday", "on November 3" */
  readonly begun: string
  /** Where the visitor stands: the open question, or the prices. */
  readonly route: string
  readonly is_complete: boolean
}

export interface PropertiesReply {
  readonly properties: Properties
}

/** What a step shows. */
export const properties: Call<v.InferOutput<typeof ask>, PropertiesReply> = {
  path: '/api/v1/properties',
  ask,
}
