import { combine } from '../../../wizard/combine.ts'
import type { Payload } from '../../../wizard/form.ts'
import type { Draft } from './drafts.ts'

/** Whether rows were typed, which are combined with those of another tab. */
export function hasRows({ typed }: Draft): boolean {
  return Object.values(typed).some(Array.isArray)
}

/** A draft with the rows that another tab has saved since, as the server would combine the two. */
export function withRowsOfOthers(draft: Draft, answer: unknown): Draft {
  if (!hasRows(draft)) return draft
  const [shown, stored, given] = [draft.shown, answer, draft.typed].map(asTyped)
  // Made of the fields of the form.
  return { typed: combine({ shown, stored: stored ?? {}, given }) as Payload, shown: answer }
}

/** An answer as its form would send it, whose rows leave out what is empty. */
function asTyped(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(row => asTyped(filledIn(row)))
  if (typeof answer !== 'object' || answer === null) return typeof answer === 'number' ? `${answer}` : answer
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, asTyped(part)]))
}

/** In one order, so that two rows can be compared. */
function filledIn(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, part]) => part !== '')
      .sort(),
  )
}
