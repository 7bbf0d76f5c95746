import { calledBack } from '../connector.ts'
import type { Mapping, StepMap } from './mapping/mapping-format.ts'
import { placeholdersIn } from './mapping/path.ts'

/**
 * What a question's later requests need. A ticket is a path, to be asked by GET; or `@`, the position in the mapping of the outcome
 * whose request is to be sent, and the name by which the carrier knows the question.
 */

interface NamedStep {
  /** A path for GET, or a request. */
  readonly step: string | StepMap
  /** The position of its outcome in the mapping. */
  readonly index: number
  /** The carrier's id for the question. */
  readonly named: string | undefined
  /** Writes the path of a request that is only a path. */
  write(path: string, ticket: string): string
}

/** The ticket for a later request; null if the carrier's id for the question is missing or fits no request. */
export function ticketOf({ step, index, named, write }: NamedStep): string | null {
  if (named === undefined || !/^[\x21-\x7e]{1,500}$/.test(named)) return null
  const path = typeof step === 'string' ? step : step.path
  // In a path it is one plain segment.
  const isPlain = /^[\w.~-]{1,200}$/.test(named) && !/^\.+$/.test(named)
  if (placeholdersIn(path).some(one => one.path === 'ticket') && !isPlain) return null
  return typeof step === 'string' ? write(path, named) : `@${index} ${named}`
}

export interface Step extends StepMap {
  readonly ticket: string
  readonly index: number
}

/** The templates of the request that a ticket stands for; null for a ticket that is a path, or belongs to an earlier mapping. */
export function stepOf({ answer }: Mapping, ticket: string): Step | null {
  const [, place = '', named = ''] = /^@(\d+) (.+)$/.exec(ticket) ?? []
  const entry = place === '' ? undefined : answer[Number(place)]
  const step = entry && requestIn(entry)
  if (!step || typeof step === 'string') return null
  const { path, body } = step
  return { path, body, ticket: named, index: Number(place) }
}

/** The later request that an outcome names; undefined if it names none. */
export function requestIn(entry: Mapping['answer'][number]): StepMap | string | undefined {
  if ('next' in entry) return entry.next
  if (!('pending' in entry)) return undefined
  const { poll } = entry.pending
  return poll === 'location' || poll === calledBack ? undefined : poll
}
