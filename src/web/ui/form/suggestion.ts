import { type Speech, spoken, wordsIn } from '../../../language/text.ts'

const words = wordsIn({
  en: {
    announced: (count: number) =>
      count === 1
        ? '1 suggestion. The arrow keys move to it, Enter takes it.'
        : `${count} suggestions. Arrow keys move, Enter takes one.`,
  },
})
/** One line of the list a field offers while the visitor types. */
export interface Suggestion {
  readonly id: string
  readonly label: string
}

/** What screen readers say of the open list. */
export function listAnnounced(count: number, speech: Speech): string {
  return spoken(words, speech).announced(count)
}
