import * as v from 'valibot'
import { parseCsv } from './csv.ts'
import { type Family, statesOf } from './flatten.ts'
import { type FamilyDocument, type OverrideDocument, planDocument } from './format/format.ts'
import { lineAt, linesIn } from './json-lines.ts'
import { PlanError, readEach, shortened } from './plan-error.ts'
import type { PlanFiles } from './read-table.ts'

/** The families of plans in a carrier's files, each with its overrides. Throws a PlanError. */
export function readFamilies(files: PlanFiles): readonly Family[] {
  const documents = readEach(
    [...files].filter(([file]) => file.endsWith('.json')),
    ([file, text]) => read(file, text),
  )
  const overrides = documents.flatMap(({ file, document }) =>
    'extends' in document ? [{ file, document }] : [],
  )
  const families = documents.flatMap(({ file, document }) =>
    'extends' in document ? [] : [{ file, document }],
  )
  const orphans = overrides.filter(
    ({ document }) => !families.some(family => isOf(document, family.document)),
  )
  const problems = [
    ...orphans.map(
      ({ file, document }) =>
        `${file}: there is no plan ${document.extends} of version ${document.version}. Correct the names.`,
    ),
    ...readEach(families, ({ document }) => strayStates(document, files)).flat(),
  ]
  if (families.length === 0) problems.push('There is no plan document. Add one, such as renters.json.')
  if (problems.length > 0) throw new PlanError(problems)
  return families.map(family => ({
    ...family,
    overrides: overrides.filter(({ document }) => isOf(document, family.document)),
  }))
}

function isOf(override: OverrideDocument, family: FamilyDocument): boolean {
  return override.extends === family.id && override.version === family.version
}

function read(file: string, text: string) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new PlanError([
      `${file}: not JSON (${cause instanceof Error ? cause.message : cause}). Correct the syntax.`,
    ])
  }
  const parsed = v.safeParse(planDocument, json)
  if (parsed.success) return { file, document: parsed.output }
  const lines = linesIn(text)
  throw new PlanError(
    parsed.issues.map(issue => {
      const path = v.getDotPath(issue) ?? ''
      return `${file}:${lineAt(lines, path)}: ${path || 'document'}: ${issue.message}`
    }),
  )
}

/** Rows for states in which the plan is not written. */
function strayStates(document: FamilyDocument, files: PlanFiles): readonly string[] {
  const states = new Set<string>(statesOf(document))
  return readEach(Object.values(document.tables), table => {
    const text = 'csv' in table ? files.get(table.csv) : undefined
    if (text === undefined || !('csv' in table)) return []
    const { header, rows } = parseCsv(table.csv, text)
    const column = header.indexOf('state')
    const stray = rows.filter(({ cells }) => column >= 0 && !states.has(cells[column] ?? ''))
    return shortened(
      stray.map(
        ({ at, cells }) =>
          `${at}: the plan does not write ${cells[column]}. Remove the row or add the state.`,
      ),
      table.csv,
    )
  }).flat()
}
