import { type Speech, told } from '../../../../language/text.ts'
import type { GivenTo } from '../../../journey/sharing/show-data.ts'
import { answerWords } from './tell-needs.ts'

/** What insurers were given beyond the answers of the line, each with its questions and answers. */
export function tellGiven(given: readonly GivenTo[], speech: Speech) {
  return given.map(({ insurer, at, answers }) => ({
    insurer,
    given_at: at,
    answers: answers.map(({ field, key, answer }) =>
      field
        ? {
            question: [told(field.need.prompt, speech), ...(field.first ? [field.first] : [])].join(': '),
            answer: answerWords(field.need, answer, speech),
          }
        : { question: key, answer: String(answer) },
    ),
  }))
}
