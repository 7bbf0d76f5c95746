import { type Speech, saidIn } from './text.ts'

const separated = new Intl.NumberFormat('en-US')
const compact = {
  en: new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
  // "Mil" takes the room of a decimal.
  es: new Intl.NumberFormat('es-US', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }),
}

/** A number with thousands separators: "12,000". */
export function grouped(count: number): string {
  return separated.format(count)
}

/** "18.3K" for 18250, and "18 mil" in Spanish. */
export function abbreviated(count: number, speech: Speech): string {
  return saidIn(compact, speech).format(count)
}

/** A number with its noun: "1 insurer", "3 insurers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
