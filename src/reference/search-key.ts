import { nameKey } from './name-key.ts'

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/**
 * The form in which place names are compared: lower case, no accents or punctuation, "St." and its like spelled
 * out. A last word is spelled out only if something follows it, so that "st" still finds Stockton.
 */
export function searchKey(text: string): string {
  // Behind its last sign the last word is whole.
  const words = [...nameKey(text).split(' '), ...(/[^\p{L}\p{N}'’]$/u.test(text) ? [''] : [])]
  return words
    .map((word, at) => (at < words.length - 1 ? (abbreviations[word] ?? word) : word))
    .join(' ')
    .trim()
    .replace(/\bmc (?=[a-z])/g, 'mc')
}
