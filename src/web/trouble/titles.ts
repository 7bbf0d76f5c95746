/** Heading and document title of each trouble. */
export const troubleTitle = {
  'not-found': 'There is no such page.',
  unavailable: 'One moment. I cannot serve you just now.',
  internal: 'Something went wrong on my side.',
  refused: 'I could not take that.',
  expired: 'The quote is expired or is not yours to open here.',
} as const

export type TroubleKind = keyof typeof troubleTitle
