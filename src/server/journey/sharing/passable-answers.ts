import type { Walk } from '../../../wizard/walk.ts'
import type { SpokenJourney } from '../journey-of.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'
import { answerPages } from '../wizard/own-answers.ts'

interface Walked {
  readonly journey: SpokenJourney
  readonly walked: Walk
}

/** A visitor's answers as an agent may read them: nothing about health, and name and mailbox only once. */
export function passableAnswers({
  journey,
  walked,
}: Walked): readonly { readonly question: string; readonly answer: string }[] {
  return answerPages(walked)
    .filter(({ step }) => step.kind !== 'contact' && step.kind !== 'name')
    .filter(({ step }) => Object.values(step.fields).every(field => field.class !== 'health'))
    .map(page => {
      const { label, answer } = earlierAnswer(journey, walked, page)
      return { question: label, answer }
    })
}
