import { nameKey } from './name-key.ts'

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/**
 * The form for comparing place names: lower case, no accents or punctuation, "St." and the like spelled
 * out. A last word is spelled out only if something follows it, so that "st" still finds Stockton.
 */
export function searchKey(text: string): string {
  // A character after the last word shows that it is complete.
  const words = [...nameKey(text).split(' '), ...(/[^\p{L}\p{N}'’]$/u.test(text) ? [''] : [])]
  return words
    .map((word, at) => (at < words.length - 1 ? (abbreviations[word] ?? word) : word))
    .join(' ')
    .trim()
    .replace(/\bmc (?=[a-z])/g, 'mc')
}
