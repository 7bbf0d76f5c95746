import { uuidOf } from '../../uuid-of.ts'
import type { Question } from '../contract-risk.ts'
import { translated } from '../translate.ts'
import type { From, Mapping, Scalar } from './mapping-format.ts'
import { at, filled } from './path.ts'

/** A question as a template sees it. */
export type TemplateQuestion = Question & {
  readonly idempotencyKey: string
  /** When it is sent: a time in UTC, to the second. */
  readonly sentAt: string
  /** Where the carrier may deliver its answer, and the reference in that address. */
  readonly callbackUrl?: string
  readonly callbackReference?: string
  /** The carrier's id for the question, in later requests. */
  readonly ticket?: string
}

/** The body of a request: a template of a mapping, filled with a question. Unknown values are left out. */
export function fill({ tables }: Mapping, template: unknown, question: TemplateQuestion): unknown {
  return fillNode(template, { question, tables })
}

interface FillContext {
  readonly question: TemplateQuestion
  readonly tables: Mapping['tables']
  /** The member of the list that `$each` is at, and its number from 1. */
  readonly member?: { readonly value: unknown; readonly number: number }
}

/** Any directive; the mapping's check on loading ensures that its members fit together. */
type AnyDirective = Partial<From> & {
  readonly $each?: string
  readonly $text?: string
  readonly $has?: string
  readonly $count?: string
  readonly $newId?: string
  readonly value?: string
  readonly item?: unknown
}

function fillNode(node: unknown, filling: FillContext): unknown {
  if (Array.isArray(node)) return node.map(inner => fillNode(inner, filling))
  if (typeof node !== 'object' || node === null) return node
  // The check of the mapping has validated every directive.
  const directive = node as AnyDirective
  const { $from, $each, $text, $has, $count, $newId } = directive
  const look = (path: string) => lookUp(path, filling)
  if ($from !== undefined) return translated(look($from), directive, filling.tables)
  if ($each !== undefined)
    return listAt(look($each)).map((value, index) =>
      fillNode(directive.item, { ...filling, member: { value, number: index + 1 } }),
    )
  if ($text !== undefined) return filled($text, look)
  if ($has !== undefined) return worded(listAt(look($has)).includes(directive.value), directive)
  if ($count !== undefined) return listAt(look($count)).length
  if ($newId !== undefined) return newId($newId, filling)
  const entries = Object.entries(node).map(([key, inner]) => [key, fillNode(inner, filling)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** True or false in the carrier's words. */
function worded(value: boolean, { yes = true, no = false }: AnyDirective): Scalar {
  return value ? yes : no
}

/** The same when a question is repeated, and a different one for each member of a list. */
function newId(name: string, { question, member }: FillContext): string {
  return uuidOf([question.idempotencyKey, name, member?.number ?? ''].join(' '))
}

function lookUp(path: string, { question, member }: FillContext): unknown {
  if (path === '.#') return member?.number
  return path.startsWith('.') ? at(member?.value, path.slice(1)) : at(question, path)
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
