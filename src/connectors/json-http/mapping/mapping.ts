import { type State, stateCodes } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { type DocumentText, type Problem, problemsIn, readDocument } from '../../json-document.ts'
import type { Need } from '../../needs/need.ts'
import { requestIn } from '../steps.ts'
import { pathProblems, type Template, templateProblems } from './check-mapping.ts'
import { type Mapping, mapping, type OutcomeMap } from './mapping-format.ts'
import { pathsIn } from './path.ts'

/**
 * The mapping of a document for a line in some states, all when absent, checked against our contract. Throws a
 * DocumentError.
 */
export function readMapping(
  source: DocumentText,
  line: InsuranceLine,
  {
    states = stateCodes,
    needs = [],
  }: { readonly states?: readonly State[]; readonly needs?: readonly Need[] } = {},
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
  ]
  if (problems.length > 0) throw problemsIn(source, problems)
  return read
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
  const isNamed = pathsIn(path).includes('ticket') || /"ticket"|\{ticket\}/.test(JSON.stringify(body ?? null))
  const isPlain = pathsIn(path).every(name => name === 'ticket')
  if (ticket !== undefined && isNamed && isPlain) return []
  const place = 'next' in entry ? 'next' : 'pending'
  return [
    {
      path: `${at}.${place}`,
      message: 'name the ticket, and write {ticket} in the path or { "$from": "ticket" } in the body.',
    },
  ]
}

/** The bodies of all requests that a mapping may send. */
function templatesOf({ request, answer }: Mapping): readonly Template[] {
  const later = answer.flatMap((entry, index): readonly Template[] => {
    const step = requestIn(entry)
    if (step === undefined || typeof step === 'string') return []
    const at = 'next' in entry ? `answer.${index}.next.body` : `answer.${index}.pending.poll.body`
    return [{ at, body: step.body, isLater: true }]
  })
  return [{ at: 'request.body', body: request.body }, ...later]
}

/** An amount of cover is compared with one in the question. */
function coverProblems(
  answer: Mapping['answer'],
  of: { readonly line: InsuranceLine; readonly needs: readonly Need[] },
): readonly Problem[] {
  return answer.flatMap((entry, index) => {
    const covers = 'quoted' in entry ? entry.quoted.covers : []
    return covers.flatMap(({ asked }, nth) =>
      pathProblems(asked, { at: `answer.${index}.quoted.covers.${nth}.asked`, ...of }),
    )
  })
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

/** The paths that begin with a dot, anywhere in an outcome. */
function pathsOfMembers(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    (key === 'path' || key === 'each') && typeof inner === 'string' && inner.startsWith('.')
      ? [inner]
      : pathsOfMembers(inner),
  )
}

/** The names of tables, wherever an outcome uses them. */
function tablesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    // The body of a later request is a template.
    if (key === 'body') return []
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
