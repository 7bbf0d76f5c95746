import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

const secret = 'a-key-of-a-chat'
const keys = [{ name: 'chat', sha256: createHash('sha256').update(secret).digest('hex'), quotesADay: 1_000 }]

let running: Running

beforeAll(async () => {
  running = await run({ site: { agents: { keys } }, today: personasDay })
})
afterAll(() => running.close())

/** A person of each line. */
const people = readPersonas().filter(({ file, line }) => file === `${line}.yaml`)

describe('The official client walks every line, sending all that it knows at once', () => {
  test.each(people.map(person => [person.line, person] as const))('%s', async (line, person) => {
    const pages = pagesOf(person)
    const assistant = await assistantAt(running.origin, secret)
    await assistant.use('list_insurance', { line })
    const begun = await assistant.use('start_quote', { line, zip: person.zip })
    const { quote } = begun.values
    const answers = knownAnswers(pages)
    const first = await assistant.use('answer_questions', { quote, answers })
    expect(first.values).toMatchObject({ refused: [], is_complete: true })
    const { disclosure } = first.values as { disclosure: { version: string; text: string } }
    await assistant.use('answer_questions', { quote, disclosure_shown: disclosure.version })
    let prices = await assistant.use('get_quotes', { quote, wait_seconds: 8 })
    while (prices.values.is_complete === false)
      prices = await assistant.use('get_quotes', { quote, wait_seconds: 8 })
    expect(prices.values.not_asked).toEqual([])

    // The page gives the same answers, and gets the same prices.
    const visitor = running.visitor()
    const given = await answerUntil(visitor, undefined, pages)
    const page = await untilComplete(visitor, given?.config.quoteId)
    const told = (prices.values.offers as readonly { offer: string; price?: { cents: number } }[]).map(
      one => [one.offer, one.price?.cents],
    )
    const shown = page.result.quotes
      .filter(({ ad }) => !ad)
      .map(({ id, price_info }) => [id, price_info.premium && Math.round(Number(price_info.premium) * 100)])
    expect(told).toEqual(shown)

    const { url } = (await assistant.use('hand_over', { quote })).values
    expect(url).toMatch(/\/open#t=[\w-]{43}$/)
    expect(assistant.calls()).toBeLessThanOrEqual(line === 'auto' ? 15 : 10)
  })
})
