const words = new Intl.ListFormat('en-US')

/** The lines in a sentence: "renters, auto, and life insurance". */
export function namesOf(lines: readonly string[]): string {
  return `${words.format(lines)} insurance`
}
