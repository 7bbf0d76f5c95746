/** The texts of the form for an address, by its purpose; a note may name the site. */
export const wishes = {
  save: {
    title: 'Save Quotes to Your Email',
    button: 'Save',
    note: ({ name }: SiteName) =>
      `${name} sends one email with these prices and a link back to them, nothing more. The address is erased once it’s sent.`,
  },
  watch: {
    title: 'Tell me when prices change',
    button: 'Tell me',
    note: () =>
      'First I’ll send an email with a button to confirm. After that I ask the insurers once a week and write only when a price has changed. It ends when your quote expires, or when you say so.',
  },
} as const

interface SiteName {
  readonly name: string
}

/** For anything but a single address (spec 5.25). */
export const invalid = 'Email is invalid.'

/** Beyond the day's limit. */
export const enoughForToday =
  'I’ve sent all the email I may for one day. Your prices stay on this page. Please try again tomorrow.'
