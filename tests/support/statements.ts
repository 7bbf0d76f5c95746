import pg from 'pg'
import { vi } from 'vitest'

interface Statement {
  readonly text: string
  readonly values?: readonly unknown[]
}

/** Records every statement that this process sends to PostgreSQL, with the values that it first had, until `stop`. */
export function recordStatements() {
  const statements = new Map<string, readonly unknown[]>()
  const send = pg.Client.prototype.query as (...args: readonly unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...args: readonly unknown[]
  ) {
    const [query, given] = args
    // A text and its values, or an object that has both.
    const { text, values = [] } = (
      typeof query === 'string' ? { text: query, values: Array.isArray(given) ? given : [] } : query
    ) as Statement
    if (!statements.has(text)) statements.set(text, values)
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

/** The statements that touch every shard, in the words of the document's table, and a pattern for each. */
export const everywhere = [
  ['close windows, once a second a process', /from "offer" where "state" = \$1 and "deadline" <=/],
  [
    'look for the oldest mail, request for an agent or watched price that is due',
    /^\s*select .* from "(?:mail|lead|price_watch)" where .* order by .* limit/,
  ],
  [
    'erase a quote: what leads to it from elsewhere',
    /(?:delete from "(?:visitor_quote|quote_number|quote_link|price_link|shared_answer)"|update "policy_order" set .*) where "quote_id" = any/,
  ],
  [
    'erase what expired, once an hour; `npm run jobs`',
    /^delete from "?\w+"? where \S+ <|^insert into visit_event .* select substring|left join "quote_key"|^\s*select id from mail where id = any/s,
  ],
  [
    'the figures of `/metrics`, and at a start which keys open what is stored',
    /^\s*select (?:greatest\(|count\(\*\)|.*group by "?root_key)/,
  ],
] as const
