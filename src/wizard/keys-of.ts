/** The keys of a record of words, in their order. */
export function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): Key[] {
  // A record written out as such has no other keys than its own.
  return Object.keys(words) as Key[]
}
