import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { lines } from '../src/lines/index.ts'
import { insurers } from '../src/reference/insurers.ts'
import { riskOf } from '../src/server/journey/quoting/risk-of.ts'
import { connect, type Database } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeOfferStore } from '../src/server/store/carriers/offer-store.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { walk } from '../src/wizard/walk.ts'
import { type Persona, readPersonas, personasDay as today, writeOffers } from './support/personas.ts'
import { quiet } from './support/quiet.ts'
import { give } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { isTitleOf } from './support/routes.ts'
import { demoCarriers, type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { worksheetOf } from './support/worksheets.ts'

// The people of tests/personas, through the calls of the service. PERSONAS=write writes the carriers' offers to their files, to
// be reviewed in the change, instead of comparing them.
const writes = process.env.PERSONAS === 'write'
const carriers = demoCarriers()
const sealKeys = `k1:${randomBytes(32).toString('base64')}`

let service: Running
let database: Database
beforeAll(async () => {
  service = await run({ carriers, today, env: { SEAL_KEYS: sealKeys } })
  database = await connect({ url: service.databaseUrl, log: quiet })
})
afterAll(async () => {
  await database.close()
  await service.close()
})

test.each(readPersonas())(
  '$who: $file meets its pages, messages and prices (spec 2.3.0.2, 4.1.2)',
  async persona => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const quoteId = await goThrough(visitor, persona)
    const quotes = (await untilComplete(visitor, quoteId)).result.quotes
    const offers = await offersOf(quoteId)
    for (const { id, price_info } of quotes) {
      const { premium, total } = price_info
      const outcome = offers.get(id)?.outcome
      if (price_info.type === 'price') expect(paid(outcome), id).toEqual({ premium, total })
    }
    const inOrder = Object.fromEntries(
      quotes.map(({ id }) => [id, worksheetOf(offers.get(id) ?? expect.fail(id))]),
    )
    if (writes) return writeOffers(persona.file, inOrder)
    expect(Object.keys(inOrder)).toEqual(Object.keys(persona.offers))
    for (const [id, { price, ...rest }] of Object.entries(inOrder)) {
      const { price: expectedPrice, ...others } = persona.offers[id] ?? {}
      expect(rest, id).toEqual(others)
      expectAbout(price, expectedPrice, id)
    }
  },
)

/** A calibration changes prices a little; the golden cases of the plans check the rates themselves. */
const tolerance = 0.1

/** Expects prices in equal words, with amounts that differ by at most a tenth. */
function expectAbout(price: string | undefined, expectedPrice: string | undefined, id: string): void {
  const amount = /[\d,]+\.\d\d/g
  expect(price?.replace(amount, ''), id).toBe(expectedPrice?.replace(amount, ''))
  const [now, before] = [price, expectedPrice].map(text => text?.match(amount)?.map(Number) ?? [])
  for (const [at, sum] of (now ?? []).entries()) {
    const expected = before?.[at] ?? 0
    expect(Math.abs(sum - expected), `${id}: ${price}, not about ${expectedPrice}`).toBeLessThanOrEqual(
      expected * tolerance,
    )
  }
}

/** What a visitor pays each period, and in the first year; nothing where there is no price. */
function paid(outcome: Outcome | null | undefined) {
  if (outcome?.kind !== 'quoted') return null
  const { premium, bill } = outcome
  return { premium, total: bill.installments?.sum ?? bill.total }
}

/** Answers every page as the persona does; returns the id of the finished quote. */
async function goThrough(visitor: Visitor, { line, zip, pages }: Persona): Promise<string> {
  let data = await give(visitor, ['/start', { type: line, zipCode: zip }])
  let counted = 0
  for (const { on, wrong, answer: typed } of pages) {
    const route = `/quote/${line}/${on}`
    expect(data.endpoint).toBe(route)
    const page = await show(visitor, route)
    const [current, total] = [Number(page.step_current), Number(page.step_total)]
    expect(current, route).toBeGreaterThanOrEqual(counted)
    expect(current, route).toBeLessThanOrEqual(total)
    counted = current
    expect(isTitleOf(route, page.title), page.title).toBe(true)
    const about = page.uuid === undefined ? {} : { uuid: page.uuid }
    for (const { given: payload, errors, status } of wrong) {
      const refused = await visitor.call(answer, {
        answer: { ...about, ...payload },
        step: route,
        source: 'web',
      })
      expect(refused.reply, route).toEqual({
        status: 'Fail',
        reason: { errors, ...(status === undefined ? {} : { status }) },
      })
    }
    const payload = typed ? pressed(typed, page) : { skip_answer: true }
    data = await give(visitor, [route, { ...about, ...payload }])
  }
  expect(data.result).toEqual({ wizard_complete: true })
  expect(data.endpoint).toBe(`/quotes/${data.config.quoteId}`)
  return data.config.quoteId
}

type StepProperties = Readonly<Record<string, unknown>> & { readonly title: string }

async function show(visitor: Visitor, route: string): Promise<StepProperties> {
  const { reply } = await visitor.call(properties, { step: route })
  if (reply.status !== 'OK') throw new Error(`${route}: ${JSON.stringify(reply)}`)
  // The properties of a kind have the names that the specification gives them.
  return reply.properties as unknown as StepProperties
}

/** Where a persona's file differs from the wire: an item is named by its position, an insurer by its name. */
function pressed({ item, ...payload }: Readonly<Record<string, unknown>>, page: StepProperties) {
  if (payload.current_insurer === '(the one that skips the policy start)')
    return { current_insurer: insurers.find(({ skipsPolicyStart }) => skipsPolicyStart)?.name }
  if (item === undefined) return payload
  const rows = (page.vehicles ?? page.drivers) as readonly { readonly id: string }[]
  return { ...payload, uuid: rows[Number(item) - 1]?.id }
}

/** The stored offers by carrier, each with the risk that the stored answers make. */
async function offersOf(quoteId: string) {
  const sealer = makeSealer(parseSealKeys(sealKeys))
  const queue = { add: async () => {}, wake() {} }
  const quote = await makeQuoteStore({ db: database.db, sealer, retentionDays: 30, queue }).readAny(quoteId)
  if (!quote) throw new Error('the quote is gone')
  const { application } = walk({ line: lines.byName(quote.line), answers: quote.answers, today })
  const risk = riskOf({ line: quote.line, application, today })
  const offers = await makeOfferStore({ db: database.db, queue }).offersOf(quote)
  return new Map(
    offers.map(({ carrier: id, outcome }) => [
      id,
      { carrier: carriers.find(one => one.id === id), outcome, risk },
    ]),
  )
}
