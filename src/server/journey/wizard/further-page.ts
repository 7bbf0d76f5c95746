import type { FurtherPage } from '../../../contract/answers/other-lines.ts'
import type { Untold } from '../../../language/text.ts'
import { furtherQuestions } from '../../../lines/covers.ts'
import type { Walked } from '../journey-of.ts'

/** The page that adds to what a finished quote insures; absent if its line has none, or a question is open. */
export function furtherPage({ journey, walked }: Walked): { readonly further?: Untold<FurtherPage, 'text'> } {
  const question = furtherQuestions[journey.line.name]
  const stop = walked.refinements.find(({ asks }) => asks.name === question?.name)
  if (!question || !stop) return {}
  return { further: { route: stop.route, text: stop.answer === undefined ? question.first : question.again } }
}
