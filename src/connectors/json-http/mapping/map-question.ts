import { addDays, addMonths, addYears, isDay } from '../../../units/day.ts'
import { uuidOf } from '../../uuid-of.ts'
import type { Question } from '../contract-risk.ts'
import { writeDate } from '../date-form.ts'
import { shaped, translated } from '../translate.ts'
import { holdAll } from './condition.ts'
import { computed, type Exact, exactOf, exactText, type Operation, rounded } from './exact.ts'
import type { Mapping, Open } from './mapping-format.ts'
import { filled, look, membersAt, type Placeholder, type Scope } from './path.ts'
import { type Directive, type Word, wordOf } from './template-format.ts'
import { pathsOf } from './words.ts'

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

/** What fills the templates of a request. */
export interface Filling {
  readonly question: TemplateQuestion
  readonly tables: Mapping['tables']
  /** The value of a setting. */
  secret(name: string): string
}

/** A part of a request: a template of a mapping, filled with a question. Unknown values are left out. */
export function fill(template: unknown, filling: Filling): unknown {
  return fillNode(template, { filling, scope: { root: filling.question } })
}

/** A text of a mapping with the values of a question in it. */
export function fillText(text: string, filling: Omit<Filling, 'secret'>): string {
  return texted(text, { filling, scope: { root: filling.question } })
}

/** Headers or parameters of a mapping, as texts. */
export function fillOpen(
  open: Readonly<Record<string, Open>>,
  filling: Filling,
): Readonly<Record<string, string>> {
  const place = { filling, scope: { root: filling.question } }
  const texts = Object.entries(open).map(([name, value]): readonly [string, string] => [
    name,
    typeof value === 'string' ? texted(value, place) : String(fillNode(value, place)),
  ])
  return Object.fromEntries(texts)
}

interface Place {
  readonly filling: Filling
  readonly scope: Scope
}

function fillNode(node: unknown, place: Place): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.flatMap(inner => fillMember(inner, place))
  const word = wordOf(node)
  // The check of the mapping has validated every directive.
  if (word !== undefined) return makers[word as Word](node as never, place)
  const whole: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(node)) {
    const value = fillNode(inner, place)
    if (value !== undefined) whole[key] = value
  }
  return whole
}

/** What a list's member becomes: nothing without a value, or the members of an `$each`. */
function fillMember(node: unknown, place: Place): readonly unknown[] {
  const value = fillNode(node, place)
  if (value === undefined) return []
  const isEach = typeof node === 'object' && node !== null && '$each' in node
  return isEach && Array.isArray(value) ? value : [value]
}

type Makers = { readonly [One in Word]: (directive: Directive[One], place: Place) => unknown }

const makers: Makers = {
  $from: (how, { filling, scope }) => translated(firstAt(how.$from, scope), how, filling.tables),
  $text: ({ $text }, place) => texted($text, place),
  $when: (how, place) => fillNode(holdAll(how.$when, place.scope) ? how.value : how.otherwise, place),
  $each: ({ $each, where, item }, place) =>
    membersIn($each, where, place).flatMap(scope => fillMember(item, { ...place, scope })),
  $count: ({ $count, where }, place) => membersIn($count, where, place).length,
  $plus: (how, place) => calculated('$plus', how, place),
  $minus: (how, place) => calculated('$minus', how, place),
  $times: (how, place) => calculated('$times', how, place),
  $divide: (how, place) => calculated('$divide', how, place),
  $day: dayBy,
  $newId: ({ $newId }, { filling, scope }) =>
    uuidOf([filling.question.idempotencyKey, $newId, numbersOf(scope.member)].join(' ')),
  $secret: ({ $secret }, { filling }) => filling.secret($secret),
}

/** The number of a member, and those of the members around it. */
function numbersOf(member: Scope['member']): string {
  if (!member) return ''
  return member.outer ? `${numbersOf(member.outer)}.${member.number}` : String(member.number)
}

function firstAt(paths: Directive['$from']['$from'], scope: Scope): unknown {
  for (const path of pathsOf(paths)) {
    const value = look(scope, path)
    if (value !== undefined) return value
  }
  return undefined
}

function texted(
  text: string,
  { filling, scope }: Pick<Place, 'scope'> & { readonly filling: Omit<Filling, 'secret'> },
): string {
  return filled(text, ({ path, table }: Placeholder) =>
    translated(look(scope, path), { table }, filling.tables),
  )
}

function membersIn(path: string, where: Directive['$each']['where'], { scope }: Place): readonly Scope[] {
  const members = membersAt(scope, path)
  return where ? members.filter(member => holdAll(where, member)) : members
}

type Calculation = Omit<Directive['$plus'], '$plus'> & { readonly [One in Operation]?: readonly unknown[] }

/** Missing if one of the numbers is. */
function calculated(operation: Operation, how: Calculation, place: Place): unknown {
  const numbers = (how[operation] ?? []).map(one => numberOf(one, place))
  const known = numbers.filter(one => one !== undefined)
  const result = known.length < numbers.length ? undefined : computed(operation, known, how)
  return result && shaped(exactText(result), { as: how.as ?? 'number' })
}

/** A number, or one at a path or made by a directive; a list is the sum of its members. */
function numberOf(operand: unknown, place: Place): Exact | undefined {
  const value = typeof operand === 'string' ? look(place.scope, operand) : fillNode(operand, place)
  if (!Array.isArray(value)) return exactOf(value)
  const members = value.flatMap(one => exactOf(one) ?? [])
  return members.length < value.length ? undefined : computed('$plus', [zero, ...members], {})
}

const zero: Exact = { digits: 0n, places: 0 }

const spans = { years: addYears, months: addMonths, days: addDays }

function dayBy({ $day, plus, minus, date }: Directive['$day'], place: Place): unknown {
  const from = look(place.scope, $day)
  if (typeof from !== 'string') return undefined
  const [day, how] = [from.slice(0, 10), plus ?? minus ?? { days: 0 }]
  const [[unit, operand] = ['days', 0]] = Object.entries(how)
  const number = numberOf(operand, place)
  if (!isDay(day) || !number) return undefined
  const count = Number(rounded(number, { decimals: 0, round: 'down' }).digits) * (minus ? -1 : 1)
  // The check knows no other unit.
  const moved = spans[unit as keyof typeof spans](day, count)
  return date === undefined ? moved : writeDate(moved, date)
}
