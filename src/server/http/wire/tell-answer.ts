import type { AnswerReply } from '../../../contract/answers/answer.ts'
import type { Speech } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { AnswerResult } from '../../journey/wizard/answer-result.ts'

/** What happened to an answer, on the wire (spec 7.2). */
export function tellAnswer(
  { quote, isNew, isComplete, next, answer }: AnswerResult,
  speech: Speech,
): AnswerReply['data'] {
  const { id, number, line, partner } = quote
  return {
    config: {
      quoteId: id,
      quote_number: number,
      step_type: isNew ? 'new' : 'continue',
      insurance_type: line,
      ...(partner && { partner }),
    },
    result: isComplete ? { wizard_complete: true } : {},
    endpoint: next,
    // The rows of a list have names in each language.
    answer: allTold(answer, speech),
  }
}
