import * as v from 'valibot'
import { type FamilyDocument, type OverrideDocument, planDocument } from './format/format.ts'

/** The parts that can be removed while the rest of a document is still judged. */
const separable = /^(?:.*\.)?(?:steps|highest|eligibility|fees|notes|adds)\.\d+|^tables\.[^.]+/

/** Members that say nothing about the others, each with a value that no check minds. */
const plain: Readonly<Record<string, unknown>> = {
  schema: 1,
  carrier: 'unnamed',
  form: 'unnamed',
  version: 'unnamed',
  reference: 'unnamed',
  currency: 'USD',
  reason: 'unnamed',
  effective: { newBusiness: '2000-01-01' },
  approved: undefined,
  rounding: undefined,
  payments: undefined,
  present: undefined,
  cases: undefined,
}

/**
 * A document without the parts that do not fit its format, so that its other mistakes can be reported at once. `null` if they are
 * about what everything else depends on: its states, its line, its values and stages.
 */
export function withoutFaults(
  json: unknown,
  paths: readonly string[],
): FamilyDocument | OverrideDocument | null {
  if (typeof json !== 'object' || json === null) return null
  const document = structuredClone(json) as Node
  const dropped = new Set<string>()
  for (const path of paths) {
    const part = separable.exec(path)?.[0]
    const [member = ''] = path.split('.')
    if (part !== undefined) dropped.add(part)
    else if (member in plain) document[member] = plain[member]
    else if (document[member] !== undefined && path === member) delete document[member]
    else return null
  }
  for (const path of dropped) drop(document, path.split('.'))
  const rest = v.safeParse(planDocument, withoutHoles(document))
  return rest.success ? rest.output : null
}

type Node = Record<string, unknown>

/** Leaves a hole in a list, so that the other places keep their numbers. */
function drop(document: Node, path: readonly string[]): void {
  const last = path.at(-1) ?? ''
  // A fault has a path only through objects and lists.
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as Node, document)
  parent[last] = undefined
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(one => one !== undefined).map(withoutHoles)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutHoles(one)]))
}
