import type { Part } from './factor-uses.ts'
import type { Family } from './flatten.ts'
import { lineAt, linesIn } from './json-lines.ts'
import type { PlanFiles } from './tables/read-table.ts'

interface StateOfFamily {
  readonly family: Family
  readonly files: PlanFiles
  readonly state: string
}

/** The file and the line in which a part of a state's plan is written, as `auto.json:57`. */
export function writtenAt(part: Part, source: StateOfFamily): string {
  // The last override that names a part is the one that counts.
  return placesOf(part, source).at(-1) ?? `${source.family.file}:1`
}

/** Every file and line in which a part of a state's plan is written, in the order in which they are read. */
export function placesOf(part: Part, { family, files, state }: StateOfFamily): readonly string[] {
  const overrides = family.overrides.filter(({ document }) => document.states.some(one => one === state))
  return [family, ...overrides].flatMap(({ file }) => {
    const text = files.get(file) ?? '{}'
    // As written, because the family may lack the parts that have faults.
    const paths = pathsOf(part, JSON.parse(text))
    if (paths.length === 0) return []
    const lines = linesIn(text)
    return paths.map(path => `${file}:${lineAt(lines, path)}`)
  })
}

/** The members of a document that name parts; any of them may be missing. */
interface WrittenParts {
  readonly values?: readonly WrittenValue[]
  readonly stages?: readonly WrittenStage[]
  readonly steps?: Entries
  readonly eligibility?: Entries
  readonly fees?: Entries
  readonly present?: { readonly notes?: Entries }
  readonly payments?: unknown
  readonly assignments?: Readonly<Record<string, unknown>>
}

interface WrittenValue {
  readonly id: string
  readonly steps?: Entries
}

interface WrittenStage extends WrittenValue {
  readonly highest?: Entries
  readonly coverages?: Entries
  readonly perils?: Entries
}

/** Where a document names a part, as dotted paths. */
function pathsOf({ list, id }: Part, document: WrittenParts): readonly string[] {
  if (list === 'coverage') return document.present ? ['present'] : []
  if (list === 'stages' && document.assignments?.[id]) return [`assignments.${id}`]
  if (list === 'payments') return 'payments' in document ? ['payments'] : []
  return Object.entries(entriesIn(document, list)).flatMap(([path, entries]) =>
    entries.flatMap((entry, index) => (entry?.id === id ? [`${path}.${index}`] : [])),
  )
}

/** One that has faults may be anything. */
type Entries = readonly ({ readonly id: string } | null)[]

/** The lists of a document that contain parts of a kind, by their dotted paths. */
function entriesIn(
  { values = [], stages = [], steps = [], eligibility = [], fees = [], present = {} }: WrittenParts,
  list: Exclude<Part['list'], 'coverage' | 'payments'>,
): Readonly<Record<string, Entries>> {
  switch (list) {
    case 'eligibility':
      return { eligibility }
    case 'fees':
      return { fees }
    case 'values':
      return { values }
    case 'stages':
      return { stages }
    case 'notes':
      return { 'present.notes': present.notes ?? [] }
    case 'coverages':
      return Object.assign(
        {},
        ...stages.map(({ coverages = [], perils = [] }, at) => ({
          [`stages.${at}.coverages`]: coverages,
          [`stages.${at}.perils`]: perils,
        })),
      )
    case 'steps':
      return Object.assign(
        { steps },
        ...values.map((value, at) => ({ [`values.${at}.steps`]: value.steps ?? [] })),
        ...stages.map(({ steps = [], highest = [] }, at) => ({
          [`stages.${at}.steps`]: steps,
          [`stages.${at}.highest`]: highest,
        })),
      )
  }
}
