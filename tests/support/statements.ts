import pg from 'pg'
import { vi } from 'vitest'

/** Records the text of every statement that this process sends to PostgreSQL, until `stop`. */
export function recordStatements() {
  const statements = new Set<string>()
  const send = pg.Client.prototype.query as (...args: readonly unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...args: readonly unknown[]
  ) {
    const [query] = args
    // A text, or an object that has it.
    statements.add(typeof query === 'string' ? query : (query as { readonly text: string }).text)
    return send.apply(this, [...args])
  } as never)
  return { statements, stop: () => spy.mockRestore() }
}

/** The key of each sharded table, and every table in the document (docs/operations.md). */
export function tablesIn(document: string) {
  const [, rows = ''] = document.split('| Table | Sharded by | Because |\n')
  const named = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const cells = (rows.split('\n\n')[0] ?? '').split('\n').map(row => row.split(' | '))
  const entries = cells.flatMap(([tables, key]) =>
    named(tables).map(table => [table, named(key)[0] ?? null] as const),
  )
  return new Map(entries)
}

/** Whether a statement names the key of every sharded table that it touches, with a value that came along. */
export function isRouted(statement: string, keys: ReturnType<typeof tablesIn>): boolean {
  const text = statement.replaceAll('"', '')
  const touched = new Set(
    [...text.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(([, name = '']) => name),
  )
  const routes = [...touched].flatMap(table => keys.get(table) ?? [])
  const inserts = (key: string) => new RegExp(`insert into \\w+ \\([^)]*\\b${key}\\b`).test(text)
  const names = (key: string) =>
    new RegExp(`\\b${key} (?:=|in)|using \\(${key}\\)`).test(text) || inserts(key)
  const brings = (key: string) =>
    new RegExp(`\\b${key} (?:= (?:any\\()?|in \\()\\$|unnest\\(`).test(text) || inserts(key)
  return routes.length === 0 || (routes.every(names) && routes.some(brings))
}
