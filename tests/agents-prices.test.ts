import { afterAll, beforeAll, expect, test } from 'vitest'
import { insuranceLines } from '../src/law/rule.ts'
import { lines } from '../src/lines/index.ts'
import { todayAt } from '../src/units/today.ts'
import { submit } from '../src/wizard/submit.ts'
import { type Answers, walk } from '../src/wizard/walk.ts'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { chanceFrom, homes } from './support/chance.ts'
import { answerUntil, type Page } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import { sweep } from './support/sweep.ts'

const people = sweep(200, 'random people', 3)
let running: Running

beforeAll(async () => {
  // Those whose rates we hold: what they say depends on the answers alone.
  const carriers = demoCarriers().filter(carrier =>
    Object.values(carrier.lines).every(({ connector }) => connector.via === 'process'),
  )
  running = await run({ site: { agents: { keys: [] } }, carriers })
})
afterAll(() => running.close())

/** The pages that somebody goes through who answers at random. */
function randomPages(line: (typeof insuranceLines)[number], seed: number) {
  const today = todayAt(new Date())
  const { pick, one, answersTo } = chanceFrom(seed, today)
  const { zip: zipCode, state } = one([...homes.values()].filter(({ state }) => state !== 'DC'))
  const pages: Page[] = [['/start', { type: line, zipCode }]]
  let answers: Answers = { start: { type: line, zipCode, state } }
  for (;;) {
    const journey = { line: lines.byName(line), answers, today }
    const { open } = walk(journey)
    if (!open) return { zip: zipCode, pages }
    const { asks, step, route } = open
    const isList = asks.type === 'collect'
    const payload = isList
      ? { action: pages.filter(([at]) => at === route).length < 1 && pick(3) === 0 ? 'new' : 'next' }
      : asks.skippable && pick(3) === 0
        ? { skip_answer: true }
        : one(answersTo(step))
    const submitted = submit(journey, {
      ...{ route, payload, uuid: `item-${pages.length}` },
      verify: (_, answer) => ({ ok: true, answer }),
    })
    if (submitted.kind !== 'accepted') throw new Error(`${route} takes no ${JSON.stringify(payload)}`)
    answers = submitted.answers
    pages.push([route, payload])
  }
}

test.each(insuranceLines)(
  `An assistant gets the prices of the page, to the cent: %s (${people.title} a line)`,
  async line => {
    const assistant = await assistantAt(running.origin)
    let priced = 0
    // Maybe no carrier sells to any of the first.
    for (let seed = 1; seed <= people.size || (priced === 0 && seed <= 30); seed += 1) {
      const { zip, pages } = randomPages(line, seed)
      const { quote } = (await assistant.use('start_quote', { line, zip })).values
      const given = await assistant.use('answer_questions', { quote, answers: knownAnswers(pages) })
      expect(given.values, JSON.stringify(pages)).toMatchObject({
        is_complete: true,
        refused: [],
        not_asked: [],
      })
      const { offers } = (await assistant.use('get_quotes', { quote })).values as {
        offers: readonly { offer: string; status: string; price?: { cents: number } }[]
      }
      const visitor = running.visitor()
      const last = await answerUntil(visitor, undefined, pages)
      const { result } = await untilComplete(visitor, last?.config.quoteId)
      expect(offers.map(one => [one.offer, one.price?.cents])).toEqual(
        result.quotes
          .filter(({ ad }) => !ad)
          .map(({ id, price_info: { premium } }) => [id, premium && Math.round(Number(premium) * 100)]),
      )
      priced += offers.filter(({ status }) => status === 'price').length
    }
    expect(priced).toBeGreaterThan(0)
  },
)
