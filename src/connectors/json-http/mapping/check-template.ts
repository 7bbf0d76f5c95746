import * as v from 'valibot'
import type { State } from '../../../law/jurisdictions.ts'
import type { Problem } from '../../json-document.ts'
import { type ConditionScope, conditionProblems, inMembers, numberProblems, told } from './check-condition.ts'
import { exactOf, type Operation, operations } from './exact.ts'
import type { Mapping } from './mapping-format.ts'
import { placeholdersIn } from './path.ts'
import { codesOf, type ShapeScope, shapeAt } from './question-shape.ts'
import { type Directive, directives, type From, type Word, wordOf } from './template-format.ts'
import { pathsOf, type Scalar } from './words.ts'

/** A part of a request, and its path in the mapping. */
export interface Template {
  readonly at: string
  readonly body: unknown
  /** It is sent later, once the carrier has issued a ticket. */
  readonly isLater?: true
  /** It is outside the body, where others may see it; says what its texts may name. */
  readonly isOpen?: 'path' | 'parameter'
}

interface TemplateAndTables extends Pick<Mapping, 'lines' | 'tables'> {
  readonly templates: readonly Template[]
  /** Tables for reading replies: their rows are the carrier's words. */
  readonly usedByAnswer: readonly string[]
  /** The states in which the carrier writes these lines: a table of states needs no rows for others. */
  readonly states: readonly State[]
  readonly needs: ShapeScope['needs']
}

/**
 * Checks the templates of requests against the questions that will fill them: every path that no question has, every code without
 * a row, every row that no code reaches, every condition that never holds, and whatever is personal outside the body.
 */
export function templateProblems({
  templates,
  lines,
  tables,
  usedByAnswer,
  states,
  needs,
}: TemplateAndTables): readonly Problem[] {
  const used = new Map<string, UsedCodes>()
  const problems = lines.flatMap(line =>
    templates.flatMap(({ at, body, isLater, isOpen }) =>
      check(body, {
        ...{ at, line, tables, states, needs, used },
        isLater,
        isOpen,
        isOnly: lines.length === 1,
      }),
    ),
  )
  const idle = Object.entries(tables)
    .filter(([name]) => !usedByAnswer.includes(name))
    .flatMap(([name, rows]) => {
      const codes = used.get(name)
      if (!codes)
        return [{ path: `tables.${name}`, message: 'nothing uses this table. Remove it or name it.' }]
      if (codes === 'any') return []
      return Object.keys(rows)
        .filter(row => !codes.has(row))
        .map(row => ({
          path: `tables.${name}.${row}`,
          message: `no question contains ${row}. Remove the row.`,
        }))
    })
  return [...problems, ...idle].filter(isFirst)
}

/** The problem with a path that a question about a line does not have; none for one that it has. */
export function pathProblems(
  path: string,
  { at, ...scope }: ShapeScope & { readonly at: string },
): readonly Problem[] {
  const found = shapeAt(path, scope)
  return typeof found === 'string' ? [{ path: at, message: found }] : []
}

/** Several lines may have the same mistake. */
function isFirst({ path, message }: Problem, index: number, all: readonly Problem[]): boolean {
  return all.findIndex(other => other.path === path && other.message === message) === index
}

/** The codes that a table receives; `any` if it receives free text. */
type UsedCodes = Set<string> | 'any'

interface Scope extends ConditionScope {
  readonly tables: Mapping['tables']
  readonly states: readonly State[]
  readonly used: Map<string, UsedCodes>
  readonly isOpen: Template['isOpen']
}

function check(node: unknown, scope: Scope): readonly Problem[] {
  if (typeof node === 'string' && scope.isOpen) return openProblems(node, scope)
  if (typeof node !== 'object' || node === null) return []
  const word = wordOf(node)
  if (word === undefined)
    return Object.entries(node).flatMap(([key, inner]) =>
      check(inner, { ...scope, at: `${scope.at}.${key}` }),
    )
  if (!isWord(word))
    return told(scope, `there is no ${word}. Write one of ${Object.keys(directives).join(', ')}.`)
  const read = v.safeParse(directives[word], node)
  if (!read.success)
    return read.issues.map(issue => ({
      path: [scope.at, v.getDotPath(issue)].filter(Boolean).join('.'),
      message: `${issue.message}.`,
    }))
  // It matches the word's schema.
  return checks[word](read.output as never, scope)
}

function isWord(word: string): word is Word {
  return Object.hasOwn(directives, word)
}

type Checks = { readonly [One in Word]: (directive: Directive[One], scope: Scope) => readonly Problem[] }

const checks: Checks = {
  $from: (how, scope) => [...fromProblems(how, scope), ...tableProblems(how, scope)],
  $text: ({ $text }, scope) => textProblems($text, scope),
  $when: (how, scope) => [
    ...conditionProblems(how.$when, { ...scope, at: `${scope.at}.$when` }),
    ...check(how.value, { ...scope, at: `${scope.at}.value` }),
    ...check(how.otherwise, { ...scope, at: `${scope.at}.otherwise` }),
  ],
  $each: ({ $each, where, item }, scope) =>
    inMembers($each, scope, inside => [
      ...conditionProblems(where ?? [], { ...inside, at: `${scope.at}.where` }),
      ...check(item, { ...inside, at: `${scope.at}.item` }),
    ]),
  $count: ({ $count, where }, scope) =>
    inMembers($count, scope, inside =>
      conditionProblems(where ?? [], { ...inside, at: `${scope.at}.where` }),
    ),
  $plus: (how, scope) => operandProblems(how.$plus, '$plus', scope),
  $minus: (how, scope) => operandProblems(how.$minus, '$minus', scope),
  $times: (how, scope) => operandProblems(how.$times, '$times', scope),
  $divide: (how, scope) => operandProblems(how.$divide, '$divide', scope),
  $day: dayProblems,
  $newId: () => [],
  $secret: () => [],
}

function problemAt(path: string, scope: Scope): readonly Problem[] {
  const found = shapeAt(path, scope)
  return typeof found === 'string' ? told(scope, found) : []
}

/** Every path must exist, and all of its parts but the last may be absent: otherwise those after it are never used. */
function fromProblems({ $from }: From, scope: Scope): readonly Problem[] {
  const paths = pathsOf($from)
  const strange = paths.flatMap(path => problemAt(path, scope))
  if (strange.length > 0 || !scope.isOnly) return strange
  const sure = paths.slice(0, -1).find(path => {
    const found = shapeAt(path, scope)
    return typeof found !== 'string' && !found.isOptional
  })
  return sure === undefined
    ? []
    : told(scope, `${sure} is never absent, so the paths after it are never used.`)
}

function textProblems(text: string, scope: Scope): readonly Problem[] {
  return placeholdersIn(text).flatMap(({ path, table }) => [
    ...problemAt(path, scope),
    ...(table === undefined ? [] : tableProblems({ $from: path, table }, scope)),
  ])
}

type Translating = Pick<From, '$from'> & Partial<Pick<From, 'table' | 'match' | 'otherwise'>>

/** Every code of the question has its row, so that no visitor is the first to find a gap. */
function tableProblems({ $from, table, match, otherwise }: Translating, scope: Scope): readonly Problem[] {
  if (table === undefined) return []
  const rows = scope.tables[table]
  if (!rows) return told(scope, `there is no table ${table}. Add it to tables or correct the name.`)
  const used = scope.used.get(table) ?? new Set<string>()
  scope.used.set(table, used)
  return pathsOf($from).flatMap(path => {
    const codes = match === undefined ? codesAt(path, scope).map(String) : []
    if (codes.length === 0) scope.used.set(table, 'any')
    else if (used !== 'any') for (const code of codes) used.add(code)
    if (otherwise !== undefined) return []
    if (codes.length === 0) return told(scope, `${path} may have any other value. Add "otherwise".`)
    const asked: readonly string[] = path === 'state' ? scope.states : codes
    return asked
      .filter(code => !Object.hasOwn(rows, code))
      .map(code => ({
        path: `tables.${table}`,
        message: `there is no row for ${code}. Add the row, or "otherwise".`,
      }))
  })
}

function codesAt(path: string, scope: ShapeScope): readonly Scalar[] {
  const found = shapeAt(path, scope)
  return typeof found === 'string' ? [] : codesOf(found.shape)
}

function operandProblems(numbers: readonly unknown[], word: Operation, scope: Scope): readonly Problem[] {
  return numbers.flatMap((one, index) =>
    operandProblem(one, { ...scope, at: `${scope.at}.${word}.${index}` }),
  )
}

/** A number, a path to one, or a directive that makes one. */
function operandProblem(operand: unknown, scope: Scope): readonly Problem[] {
  if (typeof operand === 'number') return []
  if (typeof operand === 'string') return numberProblems(operand, scope)
  const word = typeof operand === 'object' && operand !== null ? wordOf(operand) : undefined
  if (word === undefined || !makesNumber(word))
    return told(scope, `write a number, a path to one, or one of ${numeric.join(', ')}.`)
  const problems = check(operand, scope)
  // The check read it as the directive.
  return word === '$from' && problems.length === 0 ? fromNumber(operand as From, scope) : problems
}

/** What is read there, or the rows that it is translated to, are numbers. */
function fromNumber({ $from, table, match }: From, scope: Scope): readonly Problem[] {
  if (match !== undefined) return []
  if (table === undefined) return pathsOf($from).flatMap(path => numberProblems(path, scope))
  return Object.entries(scope.tables[table] ?? {})
    .filter(([, value]) => !exactOf(value))
    .map(([row]) => ({ path: `tables.${table}.${row}`, message: 'it is calculated with. Write a number.' }))
}

const numeric: readonly string[] = ['$from', '$when', '$count', ...operations]

function makesNumber(word: string): boolean {
  return numeric.includes(word)
}

function dayProblems({ $day, plus, minus }: Directive['$day'], scope: Scope): readonly Problem[] {
  const found = shapeAt($day, scope)
  if (typeof found === 'string') return told(scope, found)
  if (found.shape.type !== 'custom' && $day !== 'sentAt')
    return told(scope, `${$day} isn't a day. Name one, like effectiveDate.`)
  if (plus && minus) return told(scope, 'give plus or minus, not both.')
  const [name, how] = plus ? ['plus', plus] : ['minus', minus ?? {}]
  return Object.entries(how).flatMap(([unit, operand]) =>
    operandProblem(operand, { ...scope, at: `${scope.at}.${name}.${unit}` }),
  )
}

/** What reveals no secret of a visitor in a header or in the query. */
const harmless = new Set(['state', 'line', 'idempotencyKey', 'sentAt', 'callbackUrl', 'callbackReference'])

/** Others see addresses and headers, so these name nothing about a person but codes that a table makes from the answers. */
function openProblems(text: string, scope: Scope): readonly Problem[] {
  const isHarmless = (path: string) =>
    path === 'ticket' || (scope.isOpen === 'path' ? path === 'state' || path === 'line' : harmless.has(path))
  return placeholdersIn(text).flatMap(({ path, table }): readonly Problem[] => {
    if (table === undefined && !isHarmless(path)) {
      const found = shapeAt(path, scope)
      if (typeof found === 'string') return told(scope, found)
      return told(
        scope,
        `${path} may be personal. Outside the body write {state}, {line}, or a code by a table: {${path}|table}.`,
      )
    }
    const problems = textProblems(`{${path}${table === undefined ? '' : `|${table}`}}`, scope)
    if (problems.length > 0 || table === undefined) return problems
    const plain = scope.isOpen === 'path' ? /^(?!\.+$)[\w.~-]+$/ : /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
    return Object.entries(scope.tables[table] ?? {})
      .filter(([, value]) => !plain.test(String(value)))
      .map(([row]) => ({
        path: `tables.${table}.${row}`,
        message: 'it goes into an address or a header. Write letters, digits and hyphens.',
      }))
  })
}
