import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses, on paper or on the phone; without vowels, so that they spell no word. */
const signs = 'CDFHJKMNPRTVWXY34679'

/** A random number for people to read out, such as `KM4T-7XRC`. It names a quote but gives no access to it. */
export function newQuoteNumber(): string {
  const drawn = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
  return written(drawn)
}

/** A number that somebody wrote or typed, in the form we store; null for anything else. */
export function quoteNumberIn(typed: string): string | null {
  const normalized = typed.toUpperCase().replace(/[\s-]/g, '')
  return normalized.length === 8 && [...normalized].every(sign => signs.includes(sign))
    ? written(normalized)
    : null
}

function written(eight: string): string {
  return `${eight.slice(0, 4)}-${eight.slice(4)}`
}
