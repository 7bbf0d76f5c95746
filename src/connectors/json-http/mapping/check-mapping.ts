import * as v from 'valibot'
import type { State } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Problem } from '../../json-document.ts'
import type { Need } from '../../needs/need.ts'
import { questions } from '../contract-risk.ts'
import { directives, type From, type Mapping } from './mapping-format.ts'
import { pathsIn } from './path.ts'

/** The body of a request, and its path in the mapping. */
export interface Template {
  readonly at: string
  readonly body: unknown
  /** It is sent later, once the carrier has issued a ticket. */
  readonly isLater?: true
}

interface TemplateAndTables extends Pick<Mapping, 'lines' | 'tables'> {
  readonly templates: readonly Template[]
  /** Tables for reading replies: their rows are the carrier's words. */
  readonly usedByAnswer: readonly string[]
  /** The states in which the carrier writes these lines: a table of states needs no rows for others. */
  readonly states: readonly State[]
  /** What the carrier needs beyond the questions of the line: only that is there to be sent. */
  readonly needs: readonly Need[]
}

/**
 * Checks the templates of requests against the questions that will fill them: every path that no question has, every code without
 * a row, and every row that no code reaches.
 */
export function templateProblems({
  templates,
  lines,
  tables,
  usedByAnswer,
  states,
  needs,
}: TemplateAndTables): readonly Problem[] {
  const used = new Map<string, Set<string>>()
  const problems = lines.flatMap(line =>
    templates.flatMap(({ at, body, isLater }) =>
      check(body, { at, line, tables, states, needs, used, isLater }),
    ),
  )
  const idle = Object.entries(tables)
    .filter(([name]) => !usedByAnswer.includes(name))
    .flatMap(([name, rows]) => {
      const codes = used.get(name)
      if (!codes)
        return [{ path: `tables.${name}`, message: 'nothing uses this table. Remove it or name it.' }]
      return Object.keys(rows)
        .filter(row => codes.size > 0 && !codes.has(row))
        .map(row => ({
          path: `tables.${name}.${row}`,
          message: `no question contains ${row}. Remove the row.`,
        }))
    })
  return [...problems, ...idle].filter(isFirst)
}

/** The problem with a path that a question about a line does not have; undefined for one that it has. */
export function pathProblems(path: string, where: Pick<Scope, 'at' | 'line' | 'needs'>): readonly Problem[] {
  return problemAt(path, where)
}

/** Several lines may have the same mistake. */
function isFirst({ path, message }: Problem, index: number, all: readonly Problem[]): boolean {
  return all.findIndex(other => other.path === path && other.message === message) === index
}

/** How valibot's schemas name their parts. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly options?: readonly unknown[]
}

interface Scope {
  readonly at: string
  readonly line: InsuranceLine
  readonly tables: Mapping['tables']
  readonly states: readonly State[]
  readonly needs: readonly Need[]
  /** The codes that each table receives. */
  readonly used: Map<string, Set<string>>
  /** A member of the list that `$each` goes through. */
  readonly member?: Shape
  /** A template of a later request, which knows the ticket. */
  readonly isLater?: true | undefined
}

type PathScope = Pick<Scope, 'at' | 'line' | 'needs' | 'member' | 'isLater'>

function check(node: unknown, scope: Scope): readonly Problem[] {
  if (typeof node !== 'object' || node === null) return []
  const word = Object.keys(node).find(key => key.startsWith('$'))
  if (word === undefined)
    return Object.entries(node).flatMap(([key, inner]) =>
      check(inner, { ...scope, at: `${scope.at}.${key}` }),
    )
  if (!Object.hasOwn(directives, word))
    return [
      { path: scope.at, message: `there is no ${word}. Write one of ${Object.keys(directives).join(', ')}.` },
    ]
  // The condition above found it to be one of them.
  const read = v.safeParse(directives[word as keyof typeof directives], node)
  if (!read.success)
    return read.issues.map(issue => ({
      path: [scope.at, v.getDotPath(issue)].filter(Boolean).join('.'),
      message: `${issue.message}.`,
    }))
  return checkDirective(read.output, scope)
}

type Directive = v.InferOutput<(typeof directives)[keyof typeof directives]>

function checkDirective(directive: Directive, scope: Scope): readonly Problem[] {
  if ('$text' in directive) return pathsIn(directive.$text).flatMap(path => problemAt(path, scope))
  if ('$newId' in directive) return []
  if ('$from' in directive) return [...problemAt(directive.$from, scope), ...tableProblems(directive, scope)]
  const path =
    '$each' in directive ? directive.$each : '$has' in directive ? directive.$has : directive.$count
  const shape = shapeAt(path, scope)
  if (typeof shape === 'string') return [{ path: scope.at, message: shape }]
  if (shape.type !== 'array' || !shape.item)
    return [{ path: scope.at, message: `${path} isn't a list. Name one, or use $from.` }]
  if ('$each' in directive)
    return check(directive.item, { ...scope, at: `${scope.at}.item`, member: unwrapped(shape.item) })
  if (!('$has' in directive) || unwrapped(shape.item).options?.includes(directive.value)) return []
  const options = unwrapped(shape.item).options?.join(', ') ?? 'no codes'
  return [{ path: scope.at, message: `${path} is never ${directive.value}. It is one of ${options}.` }]
}

function problemAt(path: string, scope: PathScope): readonly Problem[] {
  const shape = shapeAt(path, scope)
  return typeof shape === 'string' ? [{ path: scope.at, message: shape }] : []
}

/** Every code of the question has its row, so that no visitor is the first to find a gap. */
function tableProblems({ $from, table, match, otherwise }: From, scope: Scope): readonly Problem[] {
  if (table === undefined) return []
  const rows = scope.tables[table]
  if (!rows)
    return [{ path: scope.at, message: `there is no table ${table}. Add it to tables or correct the name.` }]
  const codes = match === undefined ? codesAt($from, scope) : []
  const used = scope.used.get(table) ?? new Set()
  scope.used.set(table, used)
  for (const code of codes) used.add(code)
  if (otherwise !== undefined) return []
  if (codes.length === 0)
    return [{ path: scope.at, message: `${$from} may have any other value. Add "otherwise".` }]
  const asked: readonly string[] = $from === 'state' ? scope.states : codes
  return asked
    .filter(code => !Object.hasOwn(rows, code))
    .map(code => ({
      path: `tables.${table}`,
      message: `there is no row for ${code}. Add the row, or "otherwise".`,
    }))
}

function codesAt(path: string, scope: Scope): readonly string[] {
  const shape = shapeAt(path, scope)
  if (typeof shape === 'string') return []
  const { type, options = [] } = shape.type === 'array' && shape.item ? unwrapped(shape.item) : shape
  return type === 'boolean' ? ['true', 'false'] : options.map(String)
}

/** The schema at a path of the question, or a sentence if there is none. A path with a leading dot is the member's. */
function shapeAt(path: string, { line, needs, isLater, member }: PathScope): Shape | string {
  const isOfMember = path.startsWith('.')
  if (path === '.#' && member) return { type: 'number' }
  if (isOfMember && !member) return `${path} is of a member. Use it inside of $each, or write the whole path.`
  // A schema exposes its parts, by the names above.
  const question = {
    type: 'object',
    entries: {
      ...questions[line].entries,
      ...givenShapes(needs),
      ...{ idempotencyKey: v.string(), sentAt: v.string() },
      ...{ callbackUrl: v.string(), callbackReference: v.string() },
      ...(isLater ? { ticket: v.string() } : {}),
    },
  } as Shape
  const root = isOfMember && member ? member : question
  let shape = root
  for (const key of path.replace(/^\./, '').split('.')) {
    const next = shape.type === 'array' && /^\d+$/.test(key) ? shape.item : shape.entries?.[key]
    if (!next) {
      if (/^(?:contact|answers)\b/.test(path))
        return `${path} is there only where "needs" of the line in carrier.json names it. Add it there.`
      const choices = shape.entries
        ? `There is ${Object.keys(shape.entries).join(', ')}.`
        : 'It has no members.'
      return `a question about ${line} has no ${path}. ${choices}`
    }
    shape = unwrapped(next)
  }
  return shape
}

/** What a question has of what was given to this carrier, by its needs. */
function givenShapes(needs: readonly Need[]): Readonly<Record<'contact' | 'answers', Shape>> {
  const entriesOf = (some: readonly Need[]) => Object.fromEntries(some.map(need => [need.id, shapeOf(need)]))
  return {
    contact: {
      type: 'object',
      entries: entriesOf(needs.filter(({ isOurs, ofDrivers }) => isOurs && !ofDrivers)),
    },
    answers: { type: 'object', entries: entriesOf(needs.filter(({ isOurs }) => !isOurs)) },
  }
}

function shapeOf({ kind, choices }: Need): Shape {
  if (kind === 'choice') return { type: 'picklist', options: (choices ?? []).map(({ value }) => value) }
  return { type: kind === 'yes or no' ? 'boolean' : kind === 'number' ? 'number' : 'string' }
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape
}
