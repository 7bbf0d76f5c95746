const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/**
 * The form in which place names are compared: lower case, no accents or punctuation, "St." and its like spelled
 * out. A last word is spelled out only if something follows it, so that "st" still finds Stockton.
 */
export function searchKey(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trimStart()
  const words = plain.split(' ')
  return words
    .map((word, at) => (at < words.length - 1 ? (abbreviations[word] ?? word) : word))
    .join(' ')
    .trim()
    .replace(/\bmc (?=[a-z])/g, 'mc')
}
