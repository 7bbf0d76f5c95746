import { isDeepStrictEqual } from 'node:util'
import type { AnswerChange } from '../../../contract/answers/review.ts'
import { alike, type Untold } from '../../../language/text.ts'
import { walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { answerPages, isHiddenFrom, type Reader } from './own-answers.ts'

export type ChangedAnswer = Untold<AnswerChange, 'label' | 'before' | 'now'>

interface WalkedQuote extends Walked, Reader {
  readonly quote: Quote
}

/** The differences from the answers behind the previous prices, question by question in the order of the line, as a browser may read them. */
export function changedAnswers({ quote, visitor, journey, walked }: WalkedQuote): readonly ChangedAnswer[] {
  if (quote.before === null || quote.before.round === quote.round) return []
  const earlier = { ...journey, answers: quote.before.answers }
  const reader = { quote, visitor }
  const before = saidIn({ ...reader, journey: earlier, walked: walk(earlier) })
  const now = saidIn({ ...reader, journey, walked })
  return [...journey.line.stages, ...journey.line.refinements].flatMap(({ name }): ChangedAnswer[] => {
    const [then, since] = [before.get(name), now.get(name)]
    if (isDeepStrictEqual(then?.value, since?.value)) return []
    return [
      {
        label: since?.label ?? then?.label ?? alike(name),
        ...(then && { before: then.answer }),
        ...(since && { now: since.answer }),
      },
    ]
  })
}

/** The answer to each question, by its name: as stored, and in words. */
function saidIn(of: Reader & Walked) {
  const { walked } = of
  return new Map(
    answerPages(walked)
      .filter(place => !isHiddenFrom(of, place))
      .map(place => {
        const { label, answer } = earlierAnswer(of, place)
        return [place.asks.name, { label, answer, value: walked.application[place.asks.name] }] as const
      }),
  )
}
