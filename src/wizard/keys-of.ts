/** The keys of a record of words, in their order. */
export function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): Key[] {
  // A literal record has only its own keys.
  return Object.keys(words) as Key[]
}
