import { PlanError, shortened } from '../plan-error.ts'

export interface CsvRow {
  readonly cells: readonly string[]
  /** `file:line`, for messages. */
  readonly at: string
}

export interface Csv {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

/**
 * Reads a table: the first line names the columns, `#` begins a comment line, blank lines are skipped, a cell in double quotes
 * may contain commas. Throws a PlanError when a row is not as wide as the header.
 */
export function parseCsv(file: string, text: string): Csv {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
    .map(({ line, at }) => ({ cells: cellsOf(line), at }))
  const [head, ...rows] = lines
  if (!head) throw new PlanError([`${file}: the file is empty. Begin it with a line that names the columns.`])
  if (head.cells.some(cell => /[;\t]/.test(cell)))
    throw new PlanError([
      `${head.at}: semicolons or tabs separate the cells. Save the file as CSV with commas, and decimals with points.`,
    ])
  const width = head.cells.length
  const ragged = rows.filter(({ cells }) => cells.length !== width)
  if (ragged.length > 0)
    throw new PlanError(
      shortened(
        ragged.map(
          ({ at, cells }) =>
            `${at}: ${cells.length} cells where the header has ${width}. Add or remove cells.`,
        ),
        file,
      ),
    )
  return { header: head.cells, rows }
}

/** A cell and the comma or line end after it. */
const cell = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/y

function cellsOf(line: string): readonly string[] {
  // Almost no line has quotes, and this takes much of the time of loading plans.
  if (!line.includes('"')) return line.split(',').map(text => text.trim())
  const cells: string[] = []
  cell.lastIndex = 0
  for (let match = cell.exec(line); match; match = match[3] === ',' ? cell.exec(line) : null)
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2]?.trim() ?? '')
  return cells
}
