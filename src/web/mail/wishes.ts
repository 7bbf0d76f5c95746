/** What a visitor may want mail for: these prices, or changed ones. */
export type Wish = 'save' | 'watch'

/** Shown once the mail is on its way (spec 4.6.1). */
export const successes = {
  save: { title: 'Success', text: 'Your quotes are sent to your email.' },
  watch: { title: 'One more step', text: 'Please press the button in the email I’ve just sent you.' },
} as const
