/** What a visitor may want mail for: these prices, or changed ones. */
export type Wish = 'save' | 'watch'

/** Shown once the mail is on its way (spec 4.6.1). */
export const successes = {
  save: { title: 'Success', text: 'Your quotes are sent to your email.' },
  watch: { title: 'One more step', text: 'Please press the button in the email I’ve just sent you.' },
} as const

/** The same for every address: nobody learns here whether its reader wants no mail. */
export const ifNothingComes =
  'Nothing there? If its reader once told me never to write, I keep to that. The stop link in my earlier email takes it back.'
