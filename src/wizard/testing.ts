import { expect } from 'vitest'
import type { Line } from './line.ts'
import { submit } from './submit.ts'
import type { ISODate } from './today.ts'
import { type Answers, walk } from './walk.ts'

/** The day on which tests take place. */
export const today: ISODate = '2026-11-21'

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

/** A journey that reads as a sentence: `expect(journey(renters, pages)).toAsk('1', '1c', '2')`. */
export function journey(line: Line, pages: readonly (readonly [string, unknown])[]) {
  const answers = pages.reduce<Answers>((before, page) => answer(line, before, page).answers, started)
  const walked = walk({ line, answers, today })
  return { walked, answers, routes: walked.path.map(place => place.route.split('/').at(-1)) }
}

expect.extend({
  toAsk({ routes }: ReturnType<typeof journey>, ...expected: string[]) {
    return {
      pass: this.equals(routes, expected),
      message: () => `expected the pages ${expected.join(', ')}, walked ${routes.join(', ')}`,
    }
  },
})

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> {
    /** The routes of the path, up to the open page and including it. */
    toAsk(...routes: string[]): R
  }
}
