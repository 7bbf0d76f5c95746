import { capitalized } from './letters.ts'
import { type Speech, saidIn } from './text.ts'

/** The months by name, January first. */
export const months: { readonly en: readonly string[]; readonly es: readonly string[] } = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
}

/** The months to choose from: "1" is January. In Spanish they are written small, but not at the head of a line. */
export function monthChoices(speech: Speech): { readonly value: string; readonly label: string }[] {
  return saidIn(months, speech).map((name, at) => ({ value: String(at + 1), label: capitalized(name) }))
}
