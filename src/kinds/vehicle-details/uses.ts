import type { Text } from '../../language/text.ts'

/** How a car is owned, in words (spec 3.3.5). */
export const ownerships = {
  FINANCED: { en: 'Financed' },
  OWNED: { en: 'Owned' },
  LEASED: { en: 'Leased' },
} as const satisfies Readonly<Record<string, Text>>
export type Ownership = keyof typeof ownerships

/** What a car is driven for, in words (spec 3.3.5). */
export const usages = {
  BUSINESS: { en: 'Business, rideshare or delivery' },
  COMMUTE_PLEASURE: { en: 'Personal (work, school, errands, trips)' },
} as const satisfies Readonly<Record<string, Text>>
export type Usage = keyof typeof usages

/** The same among other details of a car. */
export const shortUsages = {
  BUSINESS: { en: 'business use' },
  COMMUTE_PLEASURE: { en: 'personal use' },
} as const satisfies Readonly<Record<Usage, Text>>
