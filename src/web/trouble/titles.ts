import { wordsIn } from '../../language/text.ts'

/** Heading and document title of each trouble. */
export const troubleTitles = wordsIn({
  en: {
    'not-found': 'I can’t find that page.',
    unavailable: 'I can’t help you just now.',
    internal: 'Something went wrong on my side.',
    refused: 'I couldn’t accept that.',
    offline: 'There’s no connection right now.',
    expired: 'This quote has expired, or can’t be opened here.',
  },
  we: {
    'not-found': 'We can’t find that page.',
    unavailable: 'We can’t help you just now.',
    internal: 'Something went wrong on our side.',
    refused: 'We couldn’t accept that.',
  },
})

export type TroubleKind = keyof typeof troubleTitles.en
