import type { Day } from '../units/day.ts'
import type { Line } from './line.ts'
import { submit } from './submit.ts'
import type { Answers } from './walk.ts'

/** A day, a start answer, and a way to answer page after page: for tests and documents. */

/** Today, in tests. */
export const today: Day = '2026-11-21'

/** What the start page stored. */
export const started = { start: { type: 'renters', zipCode: '78701', state: 'TX' } }

/** Answers one page as the server does, without its own checks; throws the refusal if there is one. */
export function answer(line: Line, answers: Answers, [route, payload]: readonly [string, unknown]) {
  const submitted = submit(
    { line, answers, today },
    {
      route: `/quote/${line.name}/${route}`,
      payload,
      uuid: `id-${Object.keys(answers).length}-${JSON.stringify(answers).length}`,
      verify: (_place, answer) => ({ ok: true, answer }),
    },
  )
  if (submitted.kind !== 'accepted') throw new Error(JSON.stringify(submitted))
  return submitted
}
