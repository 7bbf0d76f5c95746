import { type Speech, spoken, wordsIn } from '../../language/text.ts'

/** The wizard's part of the error catalog (spec 4.1.3, 4.1.4, 4.2.3, 8.2, 8.3). Its words are defined only here. */
export const messages = wordsIn({
  en: {
    networkError: 'Oops. Network error. Please try again.',
    /** A step that could not be loaded; the visitor is sent to /start. */
    expired: 'The quote is expired or something error happened. Please start a new quote.',
    choicesNotSent: 'Oops, :( Failed to submit, please try again',
  },
})

export const { networkError } = messages.en

/** The multi-choice step has its own failure message (spec 4.1.4). */
export function submitFailure(kind: string, speech: Speech): string {
  const say = spoken(messages, speech)
  return kind === 'choices' ? say.choicesNotSent : say.networkError
}
