import type { FlatTable, TableDocument } from '../format/format-table.ts'
import { PlanError } from '../plan-error.ts'
import { parseCsv } from './csv.ts'

/** The text files of a carrier's plans, by name. */
export interface PlanFiles extends ReadonlyMap<string, string> {
  /** The names of files next to them that no plan of the line names. */
  readonly others?: readonly string[]
}

/** A CSV file that a document names. Throws a PlanError if there is none, suggesting the file that may be meant. */
export function csvIn(
  files: PlanFiles,
  { csv, file }: { readonly csv: string; readonly file: string },
): string {
  const text = files.get(csv)
  if (text !== undefined) return text
  const name = (csv.split(/[/\\]/).at(-1) ?? csv).toLowerCase()
  const names = [...(files.others ?? []), ...files.keys()].filter(one => /\.csv$/i.test(one))
  const near =
    names.find(one => one.toLowerCase() === name) ??
    names.find(one => one.toLowerCase().endsWith(name) || name.endsWith(one.toLowerCase()))
  throw new PlanError([
    `${file}: there is no ${csv}. ${near ? `There is ${near}: rename it, or name it here.` : 'Add the file or correct the name.'}`,
  ])
}

export interface NamedTable {
  readonly name: string
  readonly document: TableDocument
  /** The plan document that names the table, for messages about rows in it. */
  readonly file: string
}

/** A table with its rows, from the plan document or from a CSV file next to it. */
export function readTable({ name, document, file }: NamedTable, files: PlanFiles): FlatTable {
  const inline = (index: number) => `${file}: table ${name}, row ${index + 1}`
  if ('csv' in document) return readCsvTable(document, files, file)
  if (document.kind === 'curve') {
    const rows = document.points.map(([point, value], index) => ({
      cells: [point],
      value,
      at: inline(index),
    }))
    return { keys: [document.key], by: ['curve'], scale: document.scale, rows }
  }
  if (document.kind === 'range') {
    const rows = document.rows.map(([from, to, value], index) => ({
      cells: [from, to],
      value,
      at: inline(index),
    }))
    return { keys: [document.key], by: ['range'], rows }
  }
  if (document.kind === 'code') {
    const rows = document.rows.map(([cell, value], index) => ({ cells: [cell], value, at: inline(index) }))
    return { keys: [document.key], by: ['code'], rows }
  }
  const rows = document.rows.map(([cells, value], index) => ({ cells, value, at: inline(index) }))
  return { keys: document.keys, by: document.keys.map(() => 'exact'), rows }
}

type CsvDocument = Extract<TableDocument, { csv: string }>

function readCsvTable(document: CsvDocument, files: PlanFiles, file: string): FlatTable {
  const { header, rows } = parseCsv(document.csv, csvIn(files, { csv: document.csv, file }))
  const { columns, ...table } = layoutOf(document, header.slice(0, -1))
  const expected = [...columns, 'value'].join(',')
  if (header.join() !== expected)
    throw new PlanError([
      `${document.csv}:1: the columns are ${header.join(',')}. Make them ${expected}, or correct the keys of the table in ${file}.`,
    ])
  return {
    ...table,
    rows: rows.map(({ cells, at }) => ({ cells: cells.slice(0, -1), value: cells.at(-1) ?? '', at })),
  }
}

interface Layout extends Omit<FlatTable, 'rows'> {
  /** The names of the file's columns before the value. */
  readonly columns: readonly string[]
}

/** The keys of a table and their look-ups; an exact table is keyed by its own columns. */
function layoutOf(document: CsvDocument, columns: readonly string[]): Layout {
  switch (document.kind) {
    case 'exact':
      return { columns, keys: columns, by: columns.map(() => 'exact') }
    case 'range':
      return { columns: ['from', 'to'], keys: [document.key], by: ['range'] }
    case 'code':
      return { columns: [document.key], keys: [document.key], by: ['code'] }
    case 'curve':
      return { columns: [document.key], keys: [document.key], by: ['curve'], scale: document.scale }
    case 'grid': {
      const keys = Object.keys(document.keys)
      const by = Object.values(document.keys)
      return {
        columns: keys.flatMap((key, index) => (by[index] === 'range' ? [`${key}From`, `${key}To`] : [key])),
        keys,
        by,
        ...(document.scale === undefined ? {} : { scale: document.scale }),
      }
    }
  }
}

/** The rows of one state in a table for several; any other table unchanged. */
export function rowsOfState(table: FlatTable, state: string): FlatTable {
  const column = columnOf('state', table)
  return column < 0 ? table : { ...table, rows: table.rows.filter(row => row.cells[column] === state) }
}

/** The first cell of a key in the rows of a table; below 0 if the table has no such key. */
export function columnOf(key: string, { keys, by }: FlatTable): number {
  const at = keys.indexOf(key)
  return at + by.slice(0, Math.max(at, 0)).filter(match => match === 'range').length
}
