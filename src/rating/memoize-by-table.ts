/**
 * Computes a function once for each table: the states of a family share most of their tables, so
 * many plans load almost as fast as one.
 */
export function memoizeByTable<Table extends object, Result>(
  work: (table: Table) => Result,
): (table: Table) => Result {
  const results = new WeakMap<Table, { readonly result: Result }>()
  return table => {
    const entry = results.get(table) ?? { result: work(table) }
    results.set(table, entry)
    return entry.result
  }
}
