import { isDeepStrictEqual } from 'node:util'
import type { AnswerChange } from '../../../contract/answers/review.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { composed } from '../../../language/texts.ts'
import { type Stop, walk } from '../../../wizard/walk.ts'
import type { Quote } from '../../store/rows/quote.ts'
import type { Walked } from '../journey-of.ts'
import { itemsOf, partsOf } from './answer-parts.ts'
import { earlierAnswer } from './earlier-answer.ts'
import { answerPages } from './own-answers.ts'

export type ChangedAnswer = Untold<AnswerChange, 'label' | 'before' | 'now'>

interface WalkedQuote extends Walked {
  readonly quote: Quote
}

/**
 * The differences from the answers behind the previous prices, question by question in the order of the line, but for the contact
 * page: it changes no price, and what it held before may have been for another browser.
 */
export function changedAnswers({ quote, journey, walked }: WalkedQuote): readonly ChangedAnswer[] {
  if (quote.before === null || quote.before.round === quote.round) return []
  const earlier = { ...journey, answers: quote.before.answers }
  const before = saidIn({ journey: earlier, walked: walk(earlier) })
  const now = saidIn({ journey, walked })
  return [...journey.line.stages, ...journey.line.refinements].flatMap(
    ({ name }): readonly ChangedAnswer[] => {
      const [then, since] = [before.get(name), now.get(name)]
      if (isDeepStrictEqual(then?.value, since?.value)) return []
      const parts = changesOf(then?.parts, since?.parts)
      if (isDeepStrictEqual(then?.answer, since?.answer))
        return parts.length > 0 ? parts : changeOf(then, since)
      // For an item that was added or removed, the few words are enough.
      return [...changeOf(then, since), ...parts.filter(({ before, now }) => before && now)]
    },
  )
}

/** An answer, or a part of one, in words. */
interface Said {
  readonly label: Text
  readonly answer: Text
}

function changeOf(then: Said | undefined, since: Said | undefined): readonly ChangedAnswer[] {
  const label = since?.label ?? then?.label
  return label ? [{ label, ...(then && { before: then.answer }), ...(since && { now: since.answer }) }] : []
}

type Parts = ReadonlyMap<string, Said>

/** The parts that differ: "Age at first license (Ann Lee): 18 (before: 17)". */
function changesOf(then: Parts = new Map(), since: Parts = new Map()): readonly ChangedAnswer[] {
  return [...new Set([...since.keys(), ...then.keys()])].flatMap(key => {
    const [before, now] = [then.get(key), since.get(key)]
    return isDeepStrictEqual(before?.answer, now?.answer) ? [] : changeOf(before, now)
  })
}

/** The answer to each question, by its name: as stored, and in words. */
function saidIn(of: Walked) {
  const { walked } = of
  return new Map(
    answerPages(walked)
      .filter(({ step }) => step.kind !== 'contact')
      .map(place => {
        const { label, answer } = earlierAnswer(of, place)
        const value = walked.application[place.asks.name]
        return [place.asks.name, { label, answer, value, parts: partsIn(of, place) }] as const
      }),
  )
}

/** The parts of an answer, by their label and, in a list, their item. */
function partsIn(of: Walked, place: Stop): Parts {
  const ofItems =
    place.asks.type === 'collect'
      ? itemsOf(of, place.asks).flatMap(({ uuid, name, parts }) =>
          parts.map(({ label, text }) => {
            const ofItem = composed(tell => `${tell(label)} (${tell(name)})`)
            return [`${uuid} ${label.en}`, { label: ofItem, answer: text }] as const
          }),
        )
      : partsOf(place).map(({ label, text }) => [label.en, { label, answer: text }] as const)
  return new Map(ofItems)
}
