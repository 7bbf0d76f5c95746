/**
 * Computes a function once for each object: the states of a family share most of their tables, so many plans load almost as fast
 * as one.
 */
export function memoizeByObject<Key extends object, Result>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>()
  return key => {
    const known = results.get(key)
    if (known) return known.result
    const result = work(key)
    results.set(key, { result })
    return result
  }
}
