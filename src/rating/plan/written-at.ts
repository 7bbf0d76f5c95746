import type { Part } from './factor-uses.ts'
import type { Family } from './flatten.ts'
import type { FamilyDocument, OverrideDocument } from './format.ts'
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

/** Where a document names a part, as a dotted path; undefined where it does not. */
function pathOf(
  { list, id }: Part,
  document: Partial<Pick<FamilyDocument, 'stages' | 'present'>> &
    Pick<FamilyDocument | OverrideDocument, 'steps' | 'eligibility'>,
): string | undefined {
  if (list === 'coverageText') return document.present && 'present.coverageText'
  if (list === 'notes' || list === 'instead') return document.present && `present.${list}.${Number(id) - 1}`
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> =
    list === 'eligibility'
      ? { eligibility: document.eligibility }
      : {
          ...(list === 'steps' ? { steps: document.steps } : {}),
          ...Object.fromEntries((document.stages ?? []).flatMap((stage, at) => listsOf(stage, at, list))),
        }
  for (const [path, entries] of Object.entries(lists)) {
    const index = entries.findIndex(entry => entry.id === id)
    if (index >= 0) return `${path}.${index}`
  }
  return undefined
}

type Entries = readonly { readonly id: string }[]

function listsOf(
  stage: FamilyDocument['stages'][number],
  at: number,
  list: 'steps' | 'coverages',
): readonly (readonly [string, Entries])[] {
  const path = `stages.${at}`
  if (list === 'coverages')
    return stage.unit === 'money' ? [[`${path}.coverages`, stage.coverages ?? []]] : []
  const highest: Entries = stage.unit === 'factor' ? stage.highest : []
  return [
    [`${path}.steps`, stage.steps],
    [`${path}.highest`, highest],
  ]
}
