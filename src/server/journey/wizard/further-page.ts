import type { FurtherPage } from '../../../contract/answers/other-lines.ts'
import { told } from '../../../language/text.ts'
import { furtherQuestions } from '../../../lines/covers.ts'
import type { Walk } from '../../../wizard/walk.ts'
import type { SpokenJourney } from '../journey-of.ts'

/** The page that adds to what a finished quote insures; absent where its line has none, or a question is open. */
export function furtherPage(
  journey: SpokenJourney,
  { refinements }: Pick<Walk, 'refinements'>,
): { readonly further?: FurtherPage } {
  const question = furtherQuestions[journey.line.name]
  const stop = refinements.find(({ asks }) => asks.name === question?.name)
  return question && stop ? { further: { route: stop.route, text: told(question.text, journey.speech) } } : {}
}
