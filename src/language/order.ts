const collator = new Intl.Collator('en-US')

/** Orders words as people look them up. */
export function byWord(one: string, other: string): number {
  return collator.compare(one, other)
}
