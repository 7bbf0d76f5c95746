import { readFileSync } from 'node:fs'
import { example } from '../../src/lines/example.ts'
import { lines } from '../../src/lines/index.ts'
import { parseCsv } from '../../src/rating/plan/tables/csv.ts'
import { routeOf, stepOf } from '../../src/wizard/line.ts'

export type Row = Readonly<Record<string, string>>

/** A table of the questions as specified, one record per row. */
export function specified(table: 'wizard_steps' | 'wizard_choices'): readonly Row[] {
  const file = `${table}.csv`
  const text = readFileSync(new URL(`../routes/${file}`, import.meta.url), 'utf8')
  const { header, rows } = parseCsv(file, text)
  return rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

/** Whether a line has a page with this title, for the first item of a list or for a further one. */
export function isTitleOf(route: string, title: string): boolean {
  const line = lines.lineOf(route)
  const pages = line?.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage])) ?? []
  const page = pages.find(one => line && routeOf(line, one) === route)
  if (!page) return false
  const titles = [0, 1].map(position =>
    page.type === 'ask' ? stepOf(page, { ...example, position }).props.title : page.step.props.title,
  )
  return titles.map(({ en }) => withoutCar(en)).includes(withoutCar(title))
}

/** The visitor of the example drives another car. */
function withoutCar(title: string): string {
  return title.replace(/\b\d{4} .+$/, 'car')
}
