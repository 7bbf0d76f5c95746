// The wizard's part of the error catalog (spec 4.1.3, 4.2.3, 8.2, 8.3). Its words are defined only here.

export const networkError = 'Oops. Network error. Please try again.'

/** A step that could not be loaded; the visitor is sent to /start. */
export const expired = 'The quote is expired or something error happened. Please start a new quote.'

/** The multi-choice step has its own failure message (spec 4.1.4). */
export function submitFailure(kind: string): string {
  return kind === 'choices' ? 'Oops, :( Failed to submit, please try again' : networkError
}
