import { isDeepStrictEqual } from 'node:util'
import type { AnswerChange } from '../../../contract/answers/review.ts'
import { type Walk, walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { SpokenJourney } from '../journey-of.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { answerPages } from './own-answers.ts'

interface WalkedQuote {
  readonly quote: Quote
  readonly journey: SpokenJourney
  readonly walked: Walk
}

/** The differences from the answers behind the previous prices, question by question in the order of the line. */
export function changedAnswers({ quote, journey, walked }: WalkedQuote): readonly AnswerChange[] {
  if (quote.before === null || quote.before.round === quote.round) return []
  const earlier = { ...journey, answers: quote.before.answers }
  const before = saidIn(earlier, walk(earlier))
  const now = saidIn(journey, walked)
  return [...journey.line.stages, ...journey.line.refinements].flatMap(({ name }): AnswerChange[] => {
    const [then, since] = [before.get(name), now.get(name)]
    if (isDeepStrictEqual(then?.value, since?.value)) return []
    return [
      {
        label: since?.label ?? then?.label ?? name,
        ...(then && { before: then.answer }),
        ...(since && { now: since.answer }),
      },
    ]
  })
}

/** The answer to each question, by its name: as stored, and in words. */
function saidIn(journey: SpokenJourney, walked: Walk) {
  return new Map(
    answerPages(walked).map(place => {
      const { label, answer } = earlierAnswer(journey, walked, place)
      return [place.asks.name, { label, answer, value: walked.application[place.asks.name] }] as const
    }),
  )
}
