import type { Quote } from '../store/quote.ts'

/** A page of the wizard as one visitor has it. */
export interface StepRequest {
  readonly visitor: Buffer
  /** Path of the page. */
  readonly step: string
  /** The quote that the page is about; the visitor's newest of the line when left out. */
  readonly quoteId?: string | undefined
  /** The browser has no id of ours: there is nothing to look for. */
  readonly isFirstVisit?: boolean
}

/** What a visitor sends from a page: an answer, or a look-up. */
export interface AnswerRequest extends StepRequest {
  readonly payload: unknown
  /** The client's name for this intent, kept on a retry. */
  readonly key?: string | undefined
}

/** The page of a quote's prices. */
export function resultsOf(quote: Quote): string {
  return `/quotes/${quote.id}`
}
