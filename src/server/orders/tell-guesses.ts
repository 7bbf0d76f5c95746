import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Tell } from '../../sentences/tell.ts'

const words = wordsIn({
  en: {
    estimate: (guesses: string, insurer: string) =>
      `This price is an estimate. It assumes this: ${guesses} ${insurer} may check that, and change the price.`,
  },
  es: {
    estimate: (guesses, insurer) =>
      `Este precio es un estimado. Supone esto: ${guesses} ${insurer} puede comprobarlo y cambiar el precio.`,
  },
})

/** What an insurer's estimate rests on, wherever it is confirmed, bought or paid; undefined for a price that is none. */
export function tellGuesses(
  guesses: readonly Sentence[] | undefined,
  insurer: string,
  { tell, speech }: { readonly tell: Tell; readonly speech: Speech },
): string | undefined {
  if (!guesses || guesses.length === 0) return undefined
  return spoken(words, speech).estimate(guesses.map(tell).join(' '), insurer)
}
