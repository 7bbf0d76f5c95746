import { isGuess } from '../../../connectors/assumed.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import { assumptionIn, questionFor } from '../../results/explain/question-for-assumption.ts'
import type { OpenableQuestion } from '../../results/passport.ts'
import type { Finished } from '../results/show-results.ts'
import { questionsOf } from '../wizard/questions-of.ts'

/**
 * The first unanswered question that keeps a price an estimate; null where there is none, as for a visitor who is not sure. Nobody can
 * buy at such a price: the real one may be another.
 */
export function missingAnswer(
  { walked }: Pick<Finished, 'walked'>,
  { estimated, assumed }: Pick<Quoted, 'estimated' | 'assumed'>,
): OpenableQuestion | null {
  if (!estimated) return null
  const { questions, answered } = questionsOf(walked)
  const guessed = assumed.filter(sentence => {
    const assumption = assumptionIn(sentence)
    return assumption !== undefined && isGuess(assumption)
  })
  const names = guessed.flatMap(sentence => questionFor(sentence, { questions, answered }) ?? [])
  const open = names.find(name => !answered.has(name))
  return (open !== undefined && questions.get(open)) || null
}
