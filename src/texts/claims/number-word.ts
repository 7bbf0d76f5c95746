const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "1,200" and "six" as numbers; -1 for any other word. */
export function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word.replaceAll(',', '')) : words.indexOf(word.toLowerCase())
}
