/** A Spanish sentence in the English words of promises. */
export function glossOf(sentence: string): string {
  return sentence
}
