import { hash } from 'node:crypto'

/** Crockford's base 32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A carrier's number for a quote, easy to read out on the phone: `BRA-4F7K-9QXD`. The same carrier and reference always give the
 * same number, and the reference cannot be derived from it.
 */
export function quoteNumber(carrier: string, reference: string): string {
  const digest = hash('sha256', `${carrier}\n${reference}`, 'buffer')
  const letters = [...digest.subarray(0, 8)].map(byte => alphabet[byte % 32])
  return `${carrier.slice(0, 3).toUpperCase()}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
