import { type Speech, spoken, wordsIn } from '../../language/text.ts'

/** The wizard's part of the error catalog (spec 4.1.3, 4.1.4, 4.2.3, 8.2), as far as several files show it. */
export const messages = wordsIn({
  en: {
    networkError: 'Oops. Network error. Please try again.',
    choicesNotSent: 'Oops, :( Failed to submit, please try again',
  },
  es: {
    networkError: 'Error de red. Intente de nuevo.',
    choicesNotSent: 'No se envió. Intente de nuevo.',
  },
})

/** The multi-choice step has its own failure message (spec 4.1.4). */
export function submitFailure(kind: string, speech: Speech): string {
  const say = spoken(messages, speech)
  return kind === 'choices' ? say.choicesNotSent : say.networkError
}
