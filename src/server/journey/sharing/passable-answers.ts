import type { Text } from '../../../language/text.ts'
import type { LineJourney } from '../../../lines/index.ts'
import type { Walk } from '../../../wizard/walk.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'
import { answerPages } from '../wizard/own-answers.ts'

interface Walked {
  readonly journey: LineJourney
  readonly walked: Walk
}

/** A visitor's answers as an agent may read them: nothing about health, and name and mailbox only once. */
export function passableAnswers({
  journey,
  walked,
}: Walked): readonly { readonly question: Text; readonly answer: Text }[] {
  return answerPages(walked)
    .filter(({ step }) => step.kind !== 'contact' && step.kind !== 'name')
    .filter(({ step }) => Object.values(step.fields).every(field => field.class !== 'health'))
    .map(page => {
      const { label, answer } = earlierAnswer(journey, walked, page)
      return { question: label, answer }
    })
}
