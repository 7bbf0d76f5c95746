/** Makes the tables of the filed excerpts: too long to keep, and the same on every machine. */

/** A CSV file from its columns and rows. */
export function csvOf(columns: readonly string[], rows: Iterable<readonly (string | number)[]>): string {
  return `${columns.join()}\n${Array.from(rows, row => `${row.join()}\n`).join('')}`
}

/** All combinations of the cells of some columns, the last column changing first. */
export function combined(
  ...columns: readonly (readonly (string | number)[])[]
): readonly (readonly (string | number)[])[] {
  return columns.reduce<readonly (readonly (string | number)[])[]>(
    (rows, cells) => rows.flatMap(row => cells.map(cell => [...row, cell])),
    [[]],
  )
}

interface Spread {
  readonly from: number
  readonly to: number
  readonly decimals: number
}

/** A number between two others, by a text alone: neighbors in a table differ as they do in a filing. */
function filedNumber(text: string, { from, to, decimals }: Spread): string {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  const unit = 10 ** decimals
  const steps = Math.round((to - from) * unit)
  return ((Math.round(from * unit) + (hash % (steps + 1))) / unit).toFixed(decimals)
}

/** A table as a file among the plans, with a number for each row. */
export function filedTable(
  name: string,
  columns: readonly string[],
  rows: ReturnType<typeof combined>,
  spread: Spread,
): Readonly<Record<string, string>> {
  const filed = rows.map(row => [...row, filedNumber(`${name} ${row.join(' ')}`, spread)])
  return { [`plans/${name}.csv`]: csvOf([...columns, 'value'], filed) }
}

/** A step of a plan, its label the id in words. */
export function stepOf(id: string, op: string, value: object, more: object = {}) {
  return { id, label: id.replaceAll('-', ' '), ref: 'Filed', op, value, ...more }
}
