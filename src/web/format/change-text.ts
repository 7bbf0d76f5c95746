import type { AnswerChange } from '../../contract/answers/review.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const words = wordsIn({
  en: {
    gone: 'no longer needed',
    new: 'new',
    other: 'changed',
    before: (answer: string) => `was: ${answer}`,
  },
  es: {
    gone: 'ya no hace falta',
    new: 'respuesta nueva',
    other: 'otra respuesta',
    before: answer => `antes: ${answer}`,
  },
})

/** "Deductible: $1,000 (was: $500)" */
export function changeText({ label, before, now }: AnswerChange, speech: Speech): string {
  const say = spoken(words, speech)
  // Something that nobody should read over a shoulder has the same words before and after.
  if (now === before) return `${label}: ${say.other}`
  return `${label}: ${now ?? say.gone} (${before === undefined ? say.new : say.before(before)})`
}
