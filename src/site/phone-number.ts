import type { SitePhone } from '../contract/site.ts'

/** The letters of each key of a telephone. */
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * A telephone number of any kind, as people write it: "(512) 555-0142", "1-800-FLOWERS", "+44 20 7946 0000",
 * "512-555-0142 ext. 7". Null where it cannot be dialed.
 */
export function phoneNumber(text: string): SitePhone | null {
  const [, main = '', extension] =
    /^(\+?[\d\s().A-Z-]+?)(?:,?\s*(?:ext\.?|x)\s*(\d{1,6}))?$/.exec(text.trim()) ?? []
  const digits = main.replace(/[A-Z]/g, letter => `${keys.findIndex(letters => letters.includes(letter))}`)
  const plain = digits.replace(/\D/g, '')
  const dial = main.startsWith('+') ? abroad(plain) : american(plain)
  if (dial === null) return null
  return { text: text.trim(), dial: extension === undefined ? dial : `${dial};ext=${extension}` }
}

function abroad(digits: string): string | null {
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}

/** Area code and exchange begin with 2 to 9. */
function american(digits: string): string | null {
  const [, number] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digits) ?? []
  return number === undefined ? null : `+1${number}`
}
