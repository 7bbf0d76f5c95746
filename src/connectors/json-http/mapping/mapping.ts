import { type State, stateCodes } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { type DocumentText, type Problem, problemsIn, readDocument } from '../../json-document.ts'
import type { Need } from '../../needs/need.ts'
import { requestIn } from '../steps.ts'
import { pathProblems, type Template, templateProblems } from './check-template.ts'
import { type CarsMap, type Mapping, mapping, type OutcomeMap } from './mapping-format.ts'
import { placeholdersIn } from './path.ts'
import { memberOf, type ShapeScope } from './question-shape.ts'
import { secretsIn } from './template-format.ts'
import { pathsOf } from './words.ts'

/** What a carrier's folder says apart from its mapping. */
export interface Folder {
  /** In which it writes the line; all when absent. */
  readonly states?: readonly State[] | undefined
  /** What it asks of its visitors; when absent, any answer may be sent. */
  readonly needs?: readonly Need[] | undefined
}

/** The mapping of a document for a line, checked against our contract and its folder. Throws a DocumentError. */
export function readMapping(
  source: DocumentText,
  line: InsuranceLine,
  { states = stateCodes, needs }: Folder = {},
): Mapping {
  const read = readDocument(source, mapping)
  const { lines, tables, answer } = read
  const strange = `it is for ${lines.join(', ')}. Add ${line}, or give ${line} a mapping of its own.`
  const problems = [
    ...(lines.includes(line) ? [] : [{ path: 'lines', message: strange }]),
    ...templateProblems({
      templates: templatesOf(read),
      ...{ lines, tables, states, needs },
      usedByAnswer: answer.flatMap(tablesIn),
    }),
    ...answer.flatMap((entry, index) => answerProblems({ entry, at: `answer.${index}`, tables })),
    ...lines.flatMap(line => coverProblems(answer, { line, needs })),
    ...answer.flatMap((entry, index) => memberProblems(entry, `answer.${index}`)),
    ...unreachable(answer),
    ...unsentProblems(read, needs),
  ]
  if (problems.length > 0) throw problemsIn(source, problems)
  return read
}

/** Nobody is asked what is not sent. An order has a request of its own. */
function unsentProblems(read: Mapping, needs: readonly Need[] = []): readonly Problem[] {
  const sent = JSON.stringify([read.request, read.answer])
  if (/"answers"/.test(sent)) return []
  return needs
    .filter(
      ({ id, isOurs, to }) => !isOurs && to !== 'buy' && !new RegExp(`\\banswers\\.${id}\\b`).test(sent),
    )
    .map(({ id }) => ({
      path: 'request.body',
      message: `visitors are asked for ${id}, and it is never sent. Map answers.${id}, or take ${id} out of needs.`,
    }))
}

interface Entry {
  readonly entry: OutcomeMap
  readonly at: string
  readonly tables: Mapping['tables']
}

function answerProblems({ entry, at, tables }: Entry): readonly Problem[] {
  const strangers = tablesIn(entry)
    .filter(name => !Object.hasOwn(tables, name))
    .map(name => ({ path: at, message: `there is no table ${name}. Add it to tables or correct the name.` }))
  return [...strangers, ...stepProblems(entry, at)]
}

/** A later request has to identify its question. */
function stepProblems(entry: OutcomeMap, at: string): readonly Problem[] {
  const step = requestIn(entry)
  if (step === undefined) return []
  const { ticket } = 'next' in entry ? entry.next : 'pending' in entry ? entry.pending : {}
  const { path, body } = typeof step === 'string' ? { path: step, body: undefined } : step
  const isInPath = placeholdersIn(path).some(one => one.path === 'ticket')
  const isNamed = isInPath || /"ticket"|\{ticket\}/.test(JSON.stringify(body ?? null))
  if (ticket !== undefined && isNamed) return []
  const place = 'next' in entry ? 'next' : 'pending'
  return [
    {
      path: `${at}.${place}`,
      message: 'name the ticket, and write {ticket} in the path or { "$from": "ticket" } in the body.',
    },
  ]
}

/** All parts of the requests that a mapping may send. */
function templatesOf({ request, answer }: Mapping): readonly Template[] {
  const later = answer.flatMap((entry, index): readonly Template[] => {
    const step = requestIn(entry)
    if (step === undefined) return []
    const at = 'next' in entry ? `answer.${index}.next` : `answer.${index}.pending.poll`
    if (typeof step === 'string') return [{ at, body: step, isLater: true, isOpen: 'path' }]
    return [
      { at: `${at}.path`, body: step.path, isLater: true, isOpen: 'path' },
      { at: `${at}.body`, body: step.body, isLater: true },
    ]
  })
  return [
    { at: 'request.path', body: request.path, isOpen: 'path' },
    { at: 'request.headers', body: request.headers, isOpen: 'parameter' },
    { at: 'request.query', body: request.query, isOpen: 'parameter' },
    { at: 'request.body', body: request.body },
    ...later,
  ]
}

/** The names of the settings whose secrets a mapping sends. */
export function secretsOf({ request, answer }: Mapping): readonly string[] {
  return secretsIn([request, answer])
}

/** An amount of cover is compared with one in the question, and a car's with those of the car. */
function coverProblems(
  answer: Mapping['answer'],
  of: Pick<ShapeScope, 'line' | 'needs'>,
): readonly Problem[] {
  return answer.flatMap((entry, index) => {
    if (!('quoted' in entry)) return []
    const { covers, cars } = entry.quoted
    const at = `answer.${index}.quoted`
    return [
      ...covers.flatMap(({ asked }, nth) => pathProblems(asked, { at: `${at}.covers.${nth}.asked`, ...of })),
      ...(cars ? carProblems(cars, { at: `${at}.cars`, ...of }) : []),
    ]
  })
}

function carProblems({ covers }: CarsMap, { at, ...of }: ShapeScope & { readonly at: string }) {
  const car = memberOf('risk.vehicles', of)
  if (typeof car === 'string') return [{ path: at, message: car }]
  return covers.flatMap(({ asked }, nth) =>
    pathsOf(asked).flatMap(path => pathProblems(path, { at: `${at}.covers.${nth}.asked`, ...car })),
  )
}

/** Members are those of a list of products, each of which has an id of its own. */
function memberProblems(entry: OutcomeMap, at: string): readonly Problem[] {
  const products = 'quoted' in entry ? entry.quoted.products : undefined
  if (products) {
    const ids = products.list.map(({ id }) => id)
    const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
    const path = `${at}.quoted.products.list.${again}.id`
    return again < 0
      ? []
      : [{ path, message: `another product is called ${ids[again]}. Rename one of them.` }]
  }
  return pathsOfMembers(entry).map(path => ({
    path: at,
    message: `${path} is of a member. Name the list in products, or write the whole path.`,
  }))
}

/** The paths that begin with a dot, anywhere in an outcome except in a condition on a list's own members. */
function pathsOfMembers(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'has' || key === 'body') return []
    if ((key === 'path' || key === 'each') && isPaths(inner))
      return pathsOf(inner).filter(one => one.startsWith('.'))
    return pathsOfMembers(inner)
  })
}

function isPaths(value: unknown): value is string | readonly string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every(one => typeof one === 'string'))
}

/** The names of tables, wherever an outcome uses them. */
function tablesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    // The body of a later request is a template.
    if (key === 'body') return []
    if (key === 'text' && typeof inner === 'string')
      return placeholdersIn(inner).flatMap(({ table }) => table ?? [])
    return key === 'table' && typeof inner === 'string' ? [inner] : tablesIn(inner)
  })
}

/** An outcome below one without conditions is never reached. */
function unreachable(answer: Mapping['answer']): readonly Problem[] {
  const last = answer.findIndex(({ when }) => when.length === 0)
  if (last < 0 || last === answer.length - 1) return []
  return [
    { path: `answer.${last}`, message: 'it fits every reply. Give it a condition, or move it to the end.' },
  ]
}
