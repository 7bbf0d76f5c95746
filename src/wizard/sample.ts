import type { Day } from '../units/day.ts'
import type { Line } from './line.ts'
import { submit } from './submit.ts'
import type { Answers } from './walk.ts'

/** What tests and documents play a line with: a day, a start, and one answer after the other. */

/** The day on which tests take place. */
export const today: Day = '2026-11-21'

/** What the start page stored. */
export const started = { start: { type: 'renters', zipCode: '78701', state: 'TX' } }

/** Answers one page the way the server does, with no word of its own, or throws what was said instead. */
export function answer(line: Line, answers: Answers, [route, payload]: readonly [string, unknown]) {
  const submitted = submit(
    { line, answers, today },
    {
      route: `/quote/${line.name}/${route}`,
      payload,
      uuid: `id-${Object.keys(answers).length}-${JSON.stringify(answers).length}`,
      verify: (_place, given) => ({ ok: true, answer: given }),
    },
  )
  if (submitted.kind !== 'accepted') throw new Error(JSON.stringify(submitted))
  return submitted
}
