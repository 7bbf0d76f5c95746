import * as v from 'valibot'
import type { Told } from '../../language/text.ts'
import type { StepProps } from '../../wizard/step.ts'
import { type Call, quoteId, stepPath } from '../call.ts'
import type { Ordered } from '../purchase/ordered.ts'

export const ask = v.object({
  step: stepPath,
  /** The quote; by default the visitor's newest of the step's line. */
  quote_id: v.optional(quoteId),
  /** The item of a list that the question is about; by default the one that the visitor opened last. */
  uuid: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** One answer in a list of answers: "Deductible: $250". */
export interface EarlierAnswer {
  readonly route: string
  /** The question in a word or two. */
  readonly label: string
  /** The whole question. */
  readonly question: string
  readonly answer: string
}

/** What the page needs to show a step: spec 3.1, with the kind and this visitor's earlier answer. */
export interface Properties extends Told<StepProps> {
  readonly kind: string
  readonly step_current?: number
  readonly step_total?: number
  /** The kinds of questions that are still to come, as far as they are known, whose code the page fetches ahead. */
  readonly kinds?: readonly string[]
  /** Whether the question can be skipped. */
  readonly skip_button?: boolean
  readonly uuid?: string
  /** The quote of this step: later calls from the same tab send it. */
  readonly quote_id?: string
  /** The short number of that quote, shown in the footer (spec 1.5); not accepted in calls. */
  readonly quote_number?: string
  /** The visitor's own answer, or text typed on an earlier page, to prefill the fields. */
  readonly answer?: unknown
  /** The answers so far, for the side column. */
  readonly answers?: readonly EarlierAnswer[]
  /** The visitor's newest open quotes, newest first; only on /welcome. */
  readonly open_quotes?: readonly OpenQuote[]
  /** Whether the visitor has more open quotes than these. */
  readonly has_older_quotes?: true
  /** What this quote took over from one of another line, as a sentence; on its first page, and on a page that is filled in. */
  readonly taken_over?: string
  /** The order of a finished quote, which its visitor’s changes leave as it is. */
  readonly ordered?: Ordered
  /** The page before this one; for a finished quote, the prices or a page of the same list. */
  readonly back?: string
  /** The first question about an item of a finished quote's list: the page before is the list. */
  readonly begins_item?: true
}

/** An open quote of the visitor, for the list on /welcome. */
export interface OpenQuote {
  readonly quote_id: string
  readonly quote_number: string
  /** "Renters insurance" */
  readonly insurance: string
  /** City and state of the quote's first ZIP code. */
  readonly place: string
  /** "today", "yesterday", "on November 3" */
  readonly begun: string
  /** Where to continue: the open question, or the results. */
  readonly route: string
  readonly is_complete: boolean
  readonly ordered?: Ordered
}

export interface PropertiesReply {
  readonly properties: Properties
}

/** What a step shows. */
export const properties: Call<v.InferOutput<typeof ask>, PropertiesReply> = {
  path: '/api/v1/properties',
  ask,
}
