import type { Text } from '../../language/text.ts'

/** What an insurer takes onto a schedule: the names of the fields. */
export const scheduled = ['jewelry', 'fineArt', 'cameras', 'instruments'] as const
export type Scheduled = (typeof scheduled)[number]

/** What each field is called. */
export const valuableWords: Readonly<Record<Scheduled, Text>> = {
  jewelry: { en: 'Jewelry and watches', es: 'Joyas y relojes' },
  fineArt: { en: 'Art and antiques', es: 'Arte y antigüedades' },
  cameras: { en: 'Cameras', es: 'Cámaras' },
  instruments: { en: 'Musical instruments', es: 'Instrumentos musicales' },
}
