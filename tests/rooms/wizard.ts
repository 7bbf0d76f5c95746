import { expect } from 'vitest'
import type { Line } from '../../src/wizard/line.ts'
import { answer, started, today } from '../../src/wizard/sample.ts'
import { type Answers, walk } from '../../src/wizard/walk.ts'

/** A journey for tests that read as a sentence: `expect(journey(renters, pages)).toAsk('1', '1c', '2')`. */
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
    /** The routes of the path, up to and including the open page. */
    toAsk(...routes: string[]): R
  }
}
