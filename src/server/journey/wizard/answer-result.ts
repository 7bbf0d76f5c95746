import type { InsuranceLine } from '../../../law/rule.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { sourceOf } from '../partner-of.ts'

/** What happened to an answer. It is stored in case the same request is repeated. */
export interface AnswerResult {
  readonly quote: AnsweredQuote
  /** The answer created the quote. */
  readonly isNew: boolean
  /** The answer left no question open. */
  readonly isComplete: boolean
  /** The route of the page to go on to. */
  readonly next: string
  /** The answer as it was stored. */
  readonly answer: unknown
}

/** The quote that an answer is about. */
interface AnsweredQuote {
  readonly id: string
  readonly number: string
  readonly line: InsuranceLine
  /** The code of the partner whose link brought the visitor, or an assistant; absent if neither did. */
  readonly partner?: string
}

export function answeredQuote(quote: Quote): AnsweredQuote {
  const { id, number, line } = quote
  const partner = sourceOf(quote)
  return { id, number, line, ...(partner && { partner }) }
}
