import type { Text } from '../../../language/text.ts'
import type { Walked } from '../journey-of.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'
import { answerPages } from '../wizard/own-answers.ts'

/** A visitor's answers as an agent may read them: nothing about health, and name and email address only once. */
export function passableAnswers(of: Walked): readonly { readonly question: Text; readonly answer: Text }[] {
  return answerPages(of.walked)
    .filter(({ step }) => step.kind !== 'contact' && step.kind !== 'name')
    .filter(({ step }) => Object.values(step.fields).every(field => field.class !== 'health'))
    .map(page => {
      const { label, answer } = earlierAnswer(of, page)
      return { question: label, answer }
    })
}
