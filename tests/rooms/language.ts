import { createHash } from 'node:crypto'

/**
 * A made-up language for tests: each text is another one, of another length, with the same numbers. Whatever comes out differently
 * but for its words was read back from our own English.
 */
const mark = '⟦'

/** A text in the made-up language. */
export function scramble(text: string): string {
  const numbers = text.match(/[\d.,]*\d/g) ?? []
  const name = createHash('sha256').update(text).digest('hex')
  return `${mark}${name.slice(0, 1 + (text.length % 23) * 2)} ${numbers.join(' ')}⟧`
}

/** Whether any of it is in the made-up language. */
export function isScrambled(value: unknown): boolean {
  return JSON.stringify(value).includes(mark)
}

/** A value with every scrambled text, or its English in the other one, as the same blank. */
export function blanked(value: unknown, other: unknown): unknown {
  if (typeof value === 'string') return `${value}${other}`.includes(mark) ? '' : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      blanked(one, (other as Readonly<Record<string, unknown>> | undefined)?.[key]),
    ]),
  )
}
