/**
 * Computes a function once for each object: the states of a family share most of their tables, so many plans load almost as fast
 * as one.
 */
export function memoizeByObject<Key extends object, Result>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>()
  return key => {
    const entry = results.get(key) ?? { result: work(key) }
    results.set(key, entry)
    return entry.result
  }
}
