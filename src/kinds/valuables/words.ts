import type { Text } from '../../language/text.ts'

/** What an insurer takes onto a schedule, by the name of its field. */
export const valuableWords = {
  jewelry: { en: 'Jewelry and watches', es: 'Joyas y relojes' },
  fineArt: { en: 'Art and antiques', es: 'Arte y antigüedades' },
  cameras: { en: 'Cameras', es: 'Cámaras' },
  instruments: { en: 'Musical instruments', es: 'Instrumentos musicales' },
} as const satisfies Readonly<Record<string, Text>>

export type ValuableWord = keyof typeof valuableWords
