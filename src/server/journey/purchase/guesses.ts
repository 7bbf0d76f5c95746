import { isGuess } from '../../../connectors/assumed.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { assumptionIn, questionFor } from '../../results/explain/question-for-assumption.ts'
import type { OpenableQuestion } from '../../results/passport.ts'
import type { Finished } from '../results/show-results.ts'
import { questionsOf } from '../wizard/questions-of.ts'

/** What makes a price an estimate: assumptions about strong factors; none for a price that isn't one. */
export function guessesIn({
  estimated,
  assumed,
}: Pick<Quoted, 'estimated' | 'assumed'>): readonly Sentence[] {
  return assumed.filter(sentence => {
    const assumption = assumptionIn(sentence)
    return estimated && assumption !== undefined && isGuess(assumption)
  })
}

/**
 * The first unanswered question behind a guess; null if there is none, as for a visitor who would rather not say. Nobody can buy
 * here before it is answered, because the real price may be different.
 */
export function missingAnswer(
  { walked }: Pick<Finished, 'walked'>,
  guesses: readonly Sentence[],
): OpenableQuestion | null {
  const { questions, answered } = questionsOf(walked)
  const names = guesses.flatMap(sentence => questionFor(sentence, { questions, answered }) ?? [])
  const open = names.find(name => !answered.has(name))
  return (open !== undefined && questions.get(open)) || null
}
