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
  BUSINESS: { en: 'Business' },
  COMMUTE_PLEASURE: { en: 'Commuting and pleasure' },
} as const satisfies Readonly<Record<string, Text>>
export type Usage = keyof typeof usages
