import { readFileSync } from 'node:fs'
import { parseCsv } from '../src/rating/csv.ts'

export type Row = Readonly<Record<string, string>>

/** A table of the questions as they were specified, one record a row. */
export function specified(table: 'wizard_steps' | 'wizard_choices'): readonly Row[] {
  const file = `${table}.csv`
  const text = readFileSync(new URL(`./routes/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

/** The title of a page as specified; what is filled in stands in braces: `Tell me about your {car}`. */
export function specifiedTitle(route: string): string {
  const row = specified('wizard_steps').find(one => one.route === route)
  if (!row?.title) throw new Error(`no question was specified for ${route}`)
  return row.title
}
