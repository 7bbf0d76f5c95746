import * as v from 'valibot'
import type { Family } from './flatten.ts'
import { type FamilyDocument, type OverrideDocument, planDocument } from './format/format.ts'
import { lineAt, linesIn } from './json-lines.ts'
import { PlanError, readParts } from './plan-error.ts'
import type { PlanFiles } from './tables/read-table.ts'
import { withoutFaults } from './without-faults.ts'

export interface ReadFamilies {
  readonly families: readonly Family[]
  /** What keeps the documents from being used. */
  readonly problems: readonly string[]
  /** Parts with problems are left out of the families, so nothing else can be called idle or missing. */
  readonly isPartial: boolean
  /** The tables that are left out, by their names. */
  readonly unread: readonly string[]
}

/** The families of plans in a carrier's files, each with its overrides, as far as they can be read. */
export function readFamilies(files: PlanFiles): ReadFamilies {
  const { made, problems } = readParts(
    [...files].filter(([file]) => file.endsWith('.json')),
    ([file, text]) => read(file, text),
  )
  const isPartial = problems.length > 0 || made.some(({ problems }) => problems.length > 0)
  const documents = made.flatMap(({ file, document }) => (document ? [{ file, document }] : []))
  const overrides = documents.flatMap(({ file, document }) =>
    'extends' in document ? [{ file, document }] : [],
  )
  const families = documents.flatMap(({ file, document }) =>
    'extends' in document ? [] : [{ file, document }],
  )
  const orphans = overrides.filter(
    ({ document }) => !isPartial && !families.some(family => isOf(document, family.document)),
  )
  const all = [
    ...problems,
    ...made.flatMap(one => one.problems),
    ...orphans.map(
      ({ file, document }) =>
        `${file}: there is no plan ${document.extends} of version ${document.version}. Correct the names.`,
    ),
  ]
  if (families.length === 0 && !isPartial)
    all.push('There is no plan document. Add one, such as renters.json.')
  return {
    families: families.map(family => ({
      ...family,
      overrides: overrides.filter(({ document }) => isOf(document, family.document)),
    })),
    problems: all,
    isPartial,
    unread: made.flatMap(({ unread }) => unread),
  }
}

function isOf(override: OverrideDocument, family: FamilyDocument): boolean {
  return override.extends === family.id && override.version === family.version
}

interface ReadDocument {
  readonly file: string
  /** Without the parts that have problems; `null` if nothing sensible is left. */
  readonly document: FamilyDocument | OverrideDocument | null
  readonly problems: readonly string[]
  readonly unread: readonly string[]
}

function read(file: string, text: string): ReadDocument {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new PlanError([
      `${file}: not JSON (${cause instanceof Error ? cause.message : cause}). Correct the syntax.`,
    ])
  }
  const parsed = v.safeParse(planDocument, json)
  if (parsed.success) return { file, document: parsed.output, problems: [], unread: [] }
  const lines = linesIn(text)
  const faults = parsed.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  return {
    file,
    document: withoutFaults(
      json,
      faults.map(({ path }) => path),
    ),
    problems: faults.map(
      ({ path, message }) => `${file}:${lineAt(lines, path)}: ${path || 'document'}: ${message}`,
    ),
    unread: faults.flatMap(({ path }) => /^tables\.([^.]+)/.exec(path)?.[1] ?? []),
  }
}
