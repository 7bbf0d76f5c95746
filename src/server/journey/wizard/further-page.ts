import type { FurtherPage } from '../../../contract/other-lines.ts'
import { furtherQuestions } from '../../../lines/covers.ts'
import type { Walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** The page that adds to what a finished quote insures; absent where its line has none, or a question is open. */
export function furtherPage(
  { line }: Pick<Quote, 'line'>,
  { refinements }: Pick<Walk, 'refinements'>,
): { readonly further?: FurtherPage } {
  const question = furtherQuestions[line]
  const stop = refinements.find(({ asks }) => asks.name === question?.name)
  return question && stop ? { further: { route: stop.route, text: question.text } } : {}
}
