const words = new Intl.ListFormat('en-US')

/** The lines in a sentence: "renters, auto, and life insurance". */
export function namesOf(lines: readonly string[]): string {
  return `${words.format(lines)} insurance`
}

const insurable: Readonly<Record<string, string>> = {
  renters: 'a home you rent',
  homeowner: 'a home you own',
  auto: 'your cars',
  pet: 'your pets',
  travel: 'a trip',
  life: 'your life',
}

/** What the lines insure, in a sentence: "a home you rent, your cars, and your life". */
export function insurableIn(lines: readonly string[]): string {
  return words.format(lines.map(line => insurable[line] ?? line))
}
