import type { Part } from './factor-uses.ts'
import type { Family } from './flatten.ts'
import type { FamilyDocument, OverrideDocument } from './format/format.ts'
import { divisionOf } from './format/format-step.ts'
import { lineAt, linesIn } from './json-lines.ts'
import type { PlanFiles } from './read-table.ts'

interface StateOfFamily {
  readonly family: Family
  readonly files: PlanFiles
  readonly state: string
}

/** The file and the line in which a part of a state's plan is written, as `auto.json:57`. */
export function writtenAt(part: Part, { family, files, state }: StateOfFamily): string {
  const overrides = family.overrides.filter(({ document }) => document.states.some(one => one === state))
  // The last override that names a part is the one that counts.
  const sources = [...overrides.toReversed(), family].map(({ file, document }) => ({
    file,
    path: pathOf(part, document),
  }))
  const { file, path = '' } = sources.find(source => source.path !== undefined) ?? { file: family.file }
  return `${file}:${lineAt(linesIn(files.get(file) ?? ''), path)}`
}

type WrittenParts = Partial<Pick<FamilyDocument, 'values' | 'stages' | 'present' | 'payments'>> &
  Partial<Pick<OverrideDocument, 'assignments'>> &
  Pick<FamilyDocument | OverrideDocument, 'steps' | 'eligibility' | 'fees'>

/** Where a document names a part, as a dotted path; undefined where it does not. */
function pathOf({ list, id }: Part, document: WrittenParts): string | undefined {
  if (list === 'coverage') return document.present && 'present'
  if (list === 'stages' && document.assignments?.[id]) return `assignments.${id}`
  if (list === 'payments') return 'payments' in document ? 'payments' : undefined
  for (const [path, entries] of Object.entries(entriesIn(document, list))) {
    const index = entries.findIndex(entry => entry.id === id)
    if (index >= 0) return `${path}.${index}`
  }
  return undefined
}

type Entries = readonly { readonly id: string }[]

/** The lists of a document that contain parts of a kind, by their dotted paths. */
function entriesIn(
  { values = [], stages = [], steps, eligibility, fees, present }: WrittenParts,
  list: Exclude<Part['list'], 'coverage' | 'payments'>,
): Readonly<Record<string, Entries>> {
  if (list === 'eligibility') return { eligibility }
  if (list === 'fees') return { fees }
  if (list === 'values') return { values }
  if (list === 'stages') return { stages }
  if (list === 'notes') return present ? { 'present.notes': present.notes } : {}
  return {
    ...(list === 'steps' ? { steps } : {}),
    ...(list === 'steps'
      ? Object.fromEntries(values.map((value, at) => [`values.${at}.steps`, value.steps]))
      : {}),
    ...Object.fromEntries(stages.flatMap((stage, at) => listsOf(stage, at, list))),
  }
}

function listsOf(
  stage: FamilyDocument['stages'][number],
  at: number,
  list: 'steps' | 'coverages',
): readonly (readonly [string, Entries])[] {
  const path = `stages.${at}`
  if (list === 'coverages') {
    const division = divisionOf(stage)
    return division ? [[`${path}.${division.key}s`, division.parts]] : []
  }
  const highest: Entries = stage.unit === 'factor' ? stage.highest : []
  return [
    [`${path}.steps`, stage.steps],
    [`${path}.highest`, highest],
  ]
}
