import { type Speech, spoken, wordsIn } from '../../../language/text.ts'

const words = wordsIn({
  en: {
    announced: (count: number) =>
      count === 1
        ? '1 suggestion. Use the arrow keys to reach it and Enter to choose it.'
        : `${count} suggestions. Use the arrow keys to move and Enter to choose.`,
  },
  es: {
    announced: count =>
      count === 1
        ? '1 sugerencia. Use las flechas para llegar a ella y Enter para elegirla.'
        : `${count} sugerencias. Use las flechas para moverse y Enter para elegir.`,
  },
})
/** One line of the list a field offers while the visitor types. */
export interface Suggestion {
  readonly id: string
  readonly label: string
}

/** What screen readers say about the open list. */
export function listAnnounced(count: number, speech: Speech): string {
  return spoken(words, speech).announced(count)
}
