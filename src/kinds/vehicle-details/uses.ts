import type { Text } from '../../language/text.ts'

/** How a car is owned, in words (spec 3.3.5). */
export const ownerships = {
  FINANCED: { en: 'Financed', es: 'Financiado' },
  OWNED: { en: 'Owned', es: 'Propio' },
  LEASED: { en: 'Leased', es: 'Arrendado (lease)' },
} as const satisfies Readonly<Record<string, Text>>
export type Ownership = keyof typeof ownerships

/** What a car is driven for, in words (spec 3.3.5). */
export const usages = {
  BUSINESS: {
    en: 'Business, rideshare or delivery',
    es: 'Negocio, viajes compartidos (rideshare) o entregas',
  },
  COMMUTE_PLEASURE: {
    en: 'Personal (work, school, errands, trips)',
    es: 'Personal (trabajo, escuela, mandados, viajes)',
  },
} as const satisfies Readonly<Record<string, Text>>
export type Usage = keyof typeof usages

/** The same for a list of a car's other details. */
export const shortUsages = {
  BUSINESS: { en: 'business use', es: 'uso comercial' },
  COMMUTE_PLEASURE: { en: 'personal use', es: 'uso personal' },
} as const satisfies Readonly<Record<Usage, Text>>
