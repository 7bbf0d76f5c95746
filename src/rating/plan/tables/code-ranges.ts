import type { InputSpec } from '../../inputs/input.ts'

/** The cells of a key of codes: a whole code, the beginning of codes, a range of codes, or all other codes. */

/** The cell for every code that has no other row. */
export const everyOther = '*'

/** The codes that a cell covers, in the order of text. */
interface CodeRange {
  readonly from: string
  /** The last code begins with it. */
  readonly to: string
}

/** The same in a form for searching. */
interface SearchedRange {
  readonly from: string
  /** After every code that begins with the end of the range. */
  readonly last: string
}

/** A cell among the others: of the cells that contain a code, the innermost counts. */
export interface NestedRange<Row> extends SearchedRange {
  readonly row: Row
  /** The narrowest range around it. */
  readonly around: NestedRange<Row> | null
}

/** The codes that a cell covers; `null` if it is not made of codes of the input. */
export function codeRange(cell: string, { length, signs }: CodeSpec): CodeRange | null {
  const part = new RegExp(`^${signs === 'digits' ? '\\d' : '[0-9A-Z]'}{1,${length}}$`)
  const [from = '', to = from, ...more] = cell.split('-')
  const isRange = part.test(from) && part.test(to) && more.length === 0 && from <= to
  return isRange && (from === to || from.length === to.length) ? { from, to } : null
}

export type CodeSpec = Extract<InputSpec, { type: 'code' }>

/** A row and the cell that leads to it. */
export interface CodeRow<Row> {
  readonly cell: string
  readonly row: Row
}

/**
 * Ranges in the order of their first codes, each with the one around it. If two partly overlap, the later one is reported to
 * `crossing` and left out.
 */
export function nestedRanges<Row>(
  rows: readonly CodeRow<Row>[],
  crossing: (row: Row, other: Row) => void,
): readonly NestedRange<Row>[] {
  const ranges = rows.flatMap(({ cell, row }) => {
    if (cell === everyOther) return []
    const [from = '', to = from] = cell.split('-')
    return [{ from, last: `${to}~`, row }]
  })
  const ordered = ranges.toSorted((a, b) => compare(a.from, b.from) || compare(b.last, a.last))
  const nested: NestedRange<Row>[] = []
  let around: NestedRange<Row> | null = null
  for (const range of ordered) {
    while (around && around.last < range.from) around = around.around
    if (around && around.last < range.last) {
      crossing(range.row, around.row)
      continue
    }
    around = { ...range, around }
    nested.push(around)
  }
  return nested
}

/** The row of the innermost range that contains a code; undefined if there is none. */
export function rowAt<Row>(ranges: readonly NestedRange<Row>[], code: string): Row | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.from ?? '') <= code) low = middle + 1
    else high = middle
  }
  let range = ranges[low - 1] ?? null
  while (range && range.last < code) range = range.around
  return range?.row
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
