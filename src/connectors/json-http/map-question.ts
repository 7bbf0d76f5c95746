import { centsOf } from '../../units/cents.ts'
import type { Question } from './contract-risk.ts'
import type { Mapping, Scalar } from './mapping-format.ts'
import { at, filled } from './path.ts'

/** A question as a template sees it. */
export type TemplateQuestion = Question & { readonly idempotencyKey: string }

/** The body of a request: the template of a mapping, filled with a question. What we don't know is left out. */
export function fill({ request, tables }: Mapping, question: TemplateQuestion): unknown {
  return fillNode(request.body, { question, tables })
}

interface Filling {
  readonly question: TemplateQuestion
  readonly tables: Mapping['tables']
  /** The member of the list that `$each` is at. */
  readonly member?: unknown
}

function fillNode(node: unknown, filling: Filling): unknown {
  if (Array.isArray(node)) return node.map(inner => fillNode(inner, filling))
  if (typeof node !== 'object' || node === null) return node
  // The check of the mapping has validated every directive.
  const directive = node as Readonly<Record<string, string> & { item?: unknown; otherwise?: Scalar }>
  const { $from, $each, $text, $has, $count } = directive
  const look = (path: string) => lookUp(path, filling)
  if ($from !== undefined) return fromQuestion(look($from), directive, filling)
  if ($each !== undefined)
    return listAt(look($each)).map(member => fillNode(directive.item, { ...filling, member }))
  if ($text !== undefined) return filled($text, look)
  if ($has !== undefined) return listAt(look($has)).includes(directive.value)
  if ($count !== undefined) return listAt(look($count)).length
  const entries = Object.entries(node).map(([key, inner]) => [key, fillNode(inner, filling)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function lookUp(path: string, { question, member }: Filling): unknown {
  return path.startsWith('.') ? at(member, path.slice(1)) : at(question, path)
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

interface FromDirective {
  readonly table?: string
  readonly as?: string
  readonly otherwise?: Scalar
}

function fromQuestion(value: unknown, directive: FromDirective, filling: Filling): unknown {
  if (Array.isArray(value)) return value.map(member => fromQuestion(member, directive, filling))
  if (value === undefined) return directive.otherwise
  const { table, as, otherwise } = directive
  const rows = table === undefined ? undefined : filling.tables[table]
  const translation = rows ? (Object.hasOwn(rows, String(value)) ? rows[String(value)] : otherwise) : value
  if (as === 'number') return Number(translation)
  if (as === 'cents') return centsOf(String(translation))
  return as === 'text' ? String(translation) : translation
}
