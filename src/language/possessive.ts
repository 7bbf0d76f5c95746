/** "Lanternfish Direct’s", "Sparrowgate Renters’": of a name, in English. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}
