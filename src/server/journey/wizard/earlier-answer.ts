import { alike } from '../../../language/text.ts'
import type { LineJourney } from '../../../lines/index.ts'
import { skipped } from '../../../wizard/step.ts'
import { listing, type Stop, type Walk } from '../../../wizard/walk.ts'
import type { SaidAnswer } from '../../results/passport.ts'

/** An answered page in a few words; a list names its items. */
export function earlierAnswer(
  journey: LineJourney,
  walked: Walk,
  { route, asks, step, answer }: Stop,
): SaidAnswer {
  const { title: question, short: label = question } = step.props
  if (asks.type === 'collect') {
    const rows = Object.values(listing(journey, walked, asks)).flatMap(listed =>
      listed === true ? [] : listed,
    )
    return { route, label, question, answer: alike(rows.map(({ name }) => name).join(', ')) }
  }
  return { route, label, question, answer: answer === skipped ? { en: 'skipped' } : step.say(answer) }
}
