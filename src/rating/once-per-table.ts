import type { FlatTable } from './format-table.ts'

/**
 * A function of a table that is worked out once for each: the states of a family share most of their tables, so that
 * many plans load almost as fast as one.
 */
export function oncePerTable<Result>(work: (table: FlatTable) => Result): (table: FlatTable) => Result {
  const known = new WeakMap<FlatTable, { readonly result: Result }>()
  return table => {
    const kept = known.get(table) ?? { result: work(table) }
    known.set(table, kept)
    return kept.result
  }
}
