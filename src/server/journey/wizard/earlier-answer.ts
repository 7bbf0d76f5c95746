import type { EarlierAnswer } from '../../../contract/properties.ts'
import { skipped } from '../../../wizard/step.ts'
import { type Journey, listing, type Stop, type Walk } from '../../../wizard/walk.ts'

/** An answered page in a few words; a list names its items. */
export function earlierAnswer(
  journey: Journey,
  walked: Walk,
  { route, asks, step, answer }: Stop,
): EarlierAnswer {
  const { title: question, short: label = question } = step.props
  if (asks.type === 'collect') {
    const rows = Object.values(listing(journey, walked, asks)).flatMap(listed =>
      listed === true ? [] : listed,
    )
    return { route, label, question, answer: rows.map(({ name }) => name).join(', ') }
  }
  return { route, label, question, answer: answer === skipped ? 'skipped' : step.say(answer) }
}
