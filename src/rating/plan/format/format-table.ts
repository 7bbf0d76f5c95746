import * as v from 'valibot'
import type { Dec } from '../../decimal.ts'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { dec, text } from './format-text.ts'

/** The tables of a plan: as a document names them, and flat, with their rows. */

const csv = v.pipe(v.string(), v.endsWith('.csv'))
const match = v.picklist(['exact', 'range', 'curve', 'code'])

/**
 * How a key finds its rows: by the exact value, by `from` and `to` (the end excluded), between two points in proportion, or by
 * the narrowest of the codes, beginnings and ranges of codes that contain it (`78701`, `787`, `78701-78799`, `*` for all others).
 */
export type Match = v.InferOutput<typeof match>

export const tableDocument = v.union(
  [
    v.strictObject({ kind: v.literal('exact'), csv }),
    v.strictObject({
      kind: v.literal('exact'),
      keys: v.array(text),
      rows: v.array(v.tuple([v.array(v.string()), dec])),
    }),
    v.strictObject({ kind: v.literal('range'), key: text, csv }),
    v.strictObject({ kind: v.literal('range'), key: text, rows: v.array(v.tuple([dec, dec, dec])) }),
    v.strictObject({ kind: v.literal('code'), key: text, csv }),
    v.strictObject({ kind: v.literal('code'), key: text, rows: v.array(v.tuple([text, dec])) }),
    v.strictObject({ kind: v.literal('curve'), key: text, scale: v.number(), csv }),
    v.strictObject({
      kind: v.literal('curve'),
      key: text,
      scale: v.number(),
      points: v.array(v.tuple([dec, dec])),
    }),
    /** Several keys, each with its own look-up: `{ "sex": "exact", "age": "curve" }`. */
    v.strictObject({
      kind: v.literal('grid'),
      keys: v.record(text, match),
      scale: v.optional(v.number()),
      csv,
    }),
  ],
  'not a table: give kind, keys and rows, or kind and csv',
)
export type TableDocument = v.InferOutput<typeof tableDocument>

/** A row of a flat table: the cells of its keys (two for a range), its value, and where it was written. */
export interface FlatRow {
  readonly cells: readonly string[]
  readonly value: Dec
  readonly at: string
}

/** A table of a flat plan. */
export interface FlatTable {
  /** The inputs that are its keys, from the outermost to the innermost. */
  readonly keys: readonly string[]
  /** How each of the keys finds its rows. */
  readonly by: readonly Match[]
  /** Decimals of a value between two points of a curve. */
  readonly scale?: number
  readonly rows: readonly FlatRow[]
  /** In a branch, how many of its rows' first cells led to it. */
  readonly passed?: number
}

/** The part of a table under one cell of its first key. */
export interface Branch {
  readonly cells: readonly string[]
  readonly at: string
  /** The table of the remaining keys; without keys it has one row, the value. */
  readonly rest: FlatTable
}

/** A table with at least one key, divided by the cells of the first, in the order in which they are written. */
export function branchesOf(table: FlatTable): readonly Branch[] {
  return divided(table)
}

const divided = memoizeByObject(({ keys, by, rows, passed = 0, ...table }: FlatTable): readonly Branch[] => {
  const end = passed + (by[0] === 'range' ? 2 : 1)
  const inner = { ...table, keys: keys.slice(1), by: by.slice(1), passed: end }
  const groups = Map.groupBy(rows, ({ cells }) =>
    end - passed === 1 ? cells[passed] : `${cells[passed]} ${cells[passed + 1]}`,
  )
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    return [{ cells: first.cells.slice(passed, end), at: first.at, rest: { ...inner, rows: group } }]
  })
})
