import { readFileSync } from 'node:fs'
import { parseCsv } from '../../../src/rating/plan/tables/csv.ts'

/** A column of numbers of a table in `scripts/market`, by the table's first column. */
export function columnOf(file: string, name: string): ReadonlyMap<string, number> {
  const text = readFileSync(new URL(`../../../scripts/market/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return new Map(rows.map(({ cells }) => [cells[0] ?? '', Number(cells[header.indexOf(name)])]))
}
