import type { Lead } from '../../store/rows/lead.ts'
import type { Finished } from '../results/show-results.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'
import { answerPages } from '../wizard/own-answers.ts'

/** A visitor's answers as an agent may read them: nothing about health, and name and mailbox only once. */
export function passableAnswers({ journey, walked }: Pick<Finished, 'journey' | 'walked'>): Lead['answers'] {
  return answerPages(walked)
    .filter(({ step }) => step.kind !== 'contact' && step.kind !== 'name')
    .filter(({ step }) => Object.values(step.fields).every(field => field.class !== 'health'))
    .map(page => {
      const { label, answer } = earlierAnswer(journey, walked, page)
      return { question: label, answer }
    })
}
