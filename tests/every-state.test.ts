import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jurisdictions } from '../src/law/jurisdictions.ts'
import { lines } from '../src/lines/index.ts'
import type { ZipPlace } from '../src/reference/places.ts'
import { answer } from '../src/wizard/sample.ts'
import { type Answers, walk } from '../src/wizard/walk.ts'
import { possibleAnswers } from './rooms/lines.ts'
import { homes } from './support/chance.ts'
import { give, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { everyNth, shareTried } from './support/sweep.ts'

const today = '2026-11-21'

let service: Running
beforeAll(async () => {
  service = await run({ today })
})
afterAll(() => service.close())

/** Every page of a line with an ordinary answer, for somebody at a place. */
function pagesAt(name: string, { zip, city, state }: ZipPlace): readonly Page[] {
  const line = lines.byName(name)
  const pages: Page[] = [['/start', { type: name, zipCode: zip }]]
  let answers: Answers = { start: { type: name, zipCode: zip, state } }
  for (;;) {
    const { open } = walk({ line, answers, today })
    if (!open) return pages
    const ordinary = open.step.kind === 'choices' ? { choices: ['NONE'] } : possibleAnswers(open.step)[0]
    const home = { address1: '1 Main Street', city, state, zipcode: zip }
    const payload = open.step.kind === 'address' ? home : (ordinary ?? {})
    pages.push([open.route, payload])
    answers = answer(line, answers, [open.route.split('/').at(-1) ?? '', payload]).answers
  }
}

// The lines take turns, so that each jurisdiction is tried with some of them.
describe.each([...lines.all.entries()])('line %i, $1.name', (turn, { name }) => {
  test(`gives at least six offers, four of them prices, in ${shareTried(5)} of the 51 jurisdictions`, async () => {
    for (const { code } of everyNth(5, jurisdictions, turn)) {
      const home = homes.get(code)
      if (!home) throw new Error(`${code} has no ZIP`)
      const visitor = service.visitor()
      await visitor.open('/start')
      let last: Awaited<ReturnType<typeof give>> | undefined
      for (const page of pagesAt(name, home)) last = await give(visitor, page)
      expect(last?.result.wizard_complete, code).toBe(true)
      const { quotes } = (await untilComplete(visitor, last?.config.quoteId)).result
      const prices = quotes.filter(quote => quote.price_info.type === 'price')
      expect(quotes.length, code).toBeGreaterThanOrEqual(6)
      expect(prices.length, code).toBeGreaterThanOrEqual(4)
      for (const { insurer } of quotes) expect(insurer.name, code).toMatch(/\(demo\)$/)
    }
  })
})
