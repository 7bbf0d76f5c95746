import type { EarlierAnswer } from '../../../contract/answers/properties.ts'
import { type Text, told } from '../../../language/text.ts'
import { skipped } from '../../../wizard/step.ts'
import { listing, type Stop, type Walk } from '../../../wizard/walk.ts'
import type { SpokenJourney } from '../journey-of.ts'

/** An answered page in a few words; a list names its items. */
export function earlierAnswer(
  journey: SpokenJourney,
  walked: Walk,
  { route, asks, step, answer }: Stop,
): EarlierAnswer {
  const tell = (text: Text) => told(text, journey.speech)
  const { title, short = title } = step.props
  const [question, label] = [tell(title), tell(short)]
  if (asks.type === 'collect') {
    const rows = Object.values(listing(journey, walked, asks)).flatMap(listed =>
      listed === true ? [] : listed,
    )
    return { route, label, question, answer: rows.map(({ name }) => name).join(', ') }
  }
  return { route, label, question, answer: tell(answer === skipped ? { en: 'skipped' } : step.say(answer)) }
}
