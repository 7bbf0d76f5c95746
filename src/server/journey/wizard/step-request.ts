import type { Quote } from '../../store/rows/quote.ts'
import type { Sender } from '../quoting/admit.ts'

/** A visitor's request for a page of the wizard. */
export interface StepRequest {
  readonly visitor: Buffer
  /** Path of the page. */
  readonly step: string
  /** The quote that the page is about; by default the visitor's newest of the line. */
  readonly quoteId?: string | undefined
  /** The item of a list that the page is about; by default the one that the visitor opened last. */
  readonly uuid?: string | undefined
  /** The browser sent no valid id: it has no quotes. */
  readonly isFirstVisit?: boolean
}

/** What a visitor sends from a page: an answer, or a look-up. */
export interface AnswerRequest extends StepRequest {
  readonly payload: unknown
  /** The client's idempotency key, the same on a retry. */
  readonly key?: string | undefined
}

/** An answer to store, and its sender. */
export interface SentAnswer extends AnswerRequest {
  readonly sender: Sender
  /** The earlier answer that the page showed (src/wizard/submit.ts). */
  readonly shown?: unknown
}

/** The page of a quote's prices. */
export function resultsOf(quote: Pick<Quote, 'id'>): string {
  return `/quotes/${quote.id}`
}
