/** The keys of a record, in their order. */
export function keysOf<Key extends string>(words: Readonly<Record<Key, unknown>>): Key[] {
  // A literal record has only its own keys.
  return Object.keys(words) as Key[]
}
