import { nameKey } from '../../reference/name-key.ts'

/** An insurer of the list. */
export interface Insurer {
  readonly name: string
  /** Whether to skip the question when its policy began. */
  readonly skipsPolicyStart?: boolean
}

/** The most suggestions at once. */
const most = 6

/** The insurers with a word that begins with the typed text; those that begin with it come first. */
export function matching(insurers: readonly Insurer[], typed: string): readonly Insurer[] {
  const key = nameKey(typed)
  if (key === '') return []
  const begins = insurers.filter(({ name }) => nameKey(name).startsWith(key))
  const inside = insurers.filter(insurer => !begins.includes(insurer) && hasWord(insurer, key))
  return [...begins, ...inside].slice(0, most)
}

function hasWord({ name }: Insurer, key: string): boolean {
  return nameKey(name).includes(` ${key}`)
}

/** The list entry with this name, in any capitalization. */
export function listed(insurers: readonly Insurer[], name: string): Insurer | undefined {
  const key = name.trim().toLowerCase()
  return insurers.find(insurer => insurer.name.toLowerCase() === key)
}
