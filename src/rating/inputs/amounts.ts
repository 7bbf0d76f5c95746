/** Numbers, or numeric words, as the vocabulary of a plan lists them. */
export function numbersOf(words: readonly (string | number)[]) {
  const only = words.map(Number)
  return { type: 'whole', min: Math.min(...only), max: Math.max(...only), only } as const
}

/** Words that are whole dollars. */
export function sumsOf(words: readonly string[]) {
  return { ...numbersOf(words), money: true } as const
}
