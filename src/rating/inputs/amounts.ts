/** Numbers, or numeric words, as the vocabulary of a plan lists them. */
export function numbersOf(words: readonly (string | number)[]) {
  const only = words.map(Number)
  return { type: 'whole', min: Math.min(...only), max: Math.max(...only), only } as const
}
