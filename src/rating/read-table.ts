import { parseCsv } from './csv.ts'
import type { FlatRow, FlatTable, TableDocument } from './format.ts'
import { PlanError } from './plan-error.ts'

/** The text files of a carrier's plans, by name. */
export type PlanFiles = ReadonlyMap<string, string>

export interface NamedTable {
  readonly name: string
  readonly document: TableDocument
  /** The plan document that names the table, for messages about rows that stand in it. */
  readonly file: string
}

/** A table with its rows, whether they stand in the plan document or in a CSV file beside it. */
export function readTable({ name, document, file }: NamedTable, files: PlanFiles): FlatTable {
  const inline = (index: number) => `${file}: table ${name}, row ${index + 1}`
  if ('csv' in document) return readCsvTable(document, files, file)
  if (document.kind === 'curve') {
    const rows = document.points.map(([point, value], index) => ({ keys: [point], value, at: inline(index) }))
    return { kind: 'curve', keys: [document.key], scale: document.scale, rows }
  }
  if (document.kind === 'range') {
    const rows = document.rows.map(([from, to, value], index) => ({
      keys: [from, to],
      value,
      at: inline(index),
    }))
    return { kind: 'range', keys: [document.key], rows }
  }
  const rows = document.rows.map(([keys, value], index) => ({ keys, value, at: inline(index) }))
  return { kind: 'exact', keys: document.keys, rows }
}

function readCsvTable(
  document: Extract<TableDocument, { csv: string }>,
  files: PlanFiles,
  file: string,
): FlatTable {
  const text = files.get(document.csv)
  if (text === undefined)
    throw new PlanError([`${file}: there is no ${document.csv}. Add the file or correct the name.`])
  const { header, rows } = parseCsv(document.csv, text)
  const keys = header.slice(0, -1)
  const wanted =
    document.kind === 'exact' ? keys : document.kind === 'range' ? ['from', 'to'] : [document.key]
  if (header.at(-1) !== 'value' || keys.join() !== wanted.join())
    throw new PlanError([
      `${document.csv}:1: the columns are ${header.join(',')}. Make them ${[...wanted, 'value'].join(',')}.`,
    ])
  const flat: FlatRow[] = rows.map(({ cells, at }) => ({
    keys: cells.slice(0, -1),
    value: cells.at(-1) ?? '',
    at,
  }))
  if (document.kind === 'exact') return { kind: 'exact', keys, rows: flat }
  if (document.kind === 'range') return { kind: 'range', keys: [document.key], rows: flat }
  return { kind: 'curve', keys: [document.key], scale: document.scale, rows: flat }
}

/** The rows that one state needs of a table that holds several; any other table as it is. */
export function rowsOfState(table: FlatTable, state: string): FlatTable {
  const column = table.kind === 'exact' ? table.keys.indexOf('state') : -1
  if (column < 0) return table
  return { ...table, rows: table.rows.filter(row => row.keys[column] === state) }
}
