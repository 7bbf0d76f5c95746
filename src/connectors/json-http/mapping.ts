import { type State, stateCodes } from '../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { type DocumentText, type Problem, problemsIn, readDocument } from '../json-document.ts'
import { pathProblems, templateProblems } from './check-mapping.ts'
import { type Mapping, mapping, type OutcomeMap } from './mapping-format.ts'
import { pathsIn } from './path.ts'

/**
 * The mapping of a document for a line in some states, all when absent, checked against our contract. Throws a
 * DocumentError.
 */
export function readMapping(
  source: DocumentText,
  line: InsuranceLine,
  states: readonly State[] = stateCodes,
): Mapping {
  const read = readDocument(source, mapping)
  const { lines, request, tables, answer } = read
  const strange = `it is for ${lines.join(', ')}. Add ${line}, or give ${line} a mapping of its own.`
  const problems = [
    ...(lines.includes(line) ? [] : [{ path: 'lines', message: strange }]),
    ...templateProblems({ template: request.body, lines, tables, states, usedByAnswer: tablesIn(answer) }),
    ...answer.flatMap((entry, index) => answerProblems({ entry, at: `answer.${index}`, tables })),
    ...lines.flatMap(one => coverProblems(answer, one)),
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
  if (!('pending' in entry) || entry.pending.poll === 'location') return strangers
  const isWhole = pathsIn(entry.pending.poll).join() === 'ticket' && entry.pending.ticket !== undefined
  return isWhole
    ? strangers
    : [...strangers, { path: `${at}.pending`, message: 'name the ticket, and write {ticket} once in poll.' }]
}

/** An amount of cover is compared with one of the question. */
function coverProblems(answer: Mapping['answer'], line: InsuranceLine): readonly Problem[] {
  return answer.flatMap((entry, index) => {
    const covers = 'quoted' in entry ? entry.quoted.covers : []
    return covers.flatMap(({ asked }, nth) =>
      pathProblems(asked, { at: `answer.${index}.quoted.covers.${nth}.asked`, line }),
    )
  })
}

/** The names of tables, wherever they stand in an outcome. */
function tablesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    key === 'table' && typeof inner === 'string' ? [inner] : tablesIn(inner),
  )
}

/** An outcome below one without conditions is never reached. */
function unreachable(answer: Mapping['answer']): readonly Problem[] {
  const last = answer.findIndex(({ when }) => when.length === 0)
  if (last < 0 || last === answer.length - 1) return []
  return [
    { path: `answer.${last}`, message: 'it fits every reply. Give it a condition, or move it to the end.' },
  ]
}
