/** A text at the head of a line: "Speeding ticket". */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The same within a sentence: "speeding ticket". */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
