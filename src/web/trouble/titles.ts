/** Heading and document title of each trouble. */
export const troubleTitle = {
  'not-found': 'I can’t find that page.',
  unavailable: 'I can’t help you just now.',
  internal: 'Something went wrong on my side.',
  refused: 'I couldn’t accept that.',
  offline: 'There’s no connection right now.',
  expired: 'This quote has expired, or can’t be opened here.',
} as const

export type TroubleKind = keyof typeof troubleTitle
