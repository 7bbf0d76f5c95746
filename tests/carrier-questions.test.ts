import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { today } from '../src/carriers/testing/sample.ts'
import { homeownerIn } from '../src/carriers/testing/sample-homeowner.ts'
import { carrierRequest } from '../src/connectors/carrier-request.ts'
import type { CarrierRequest } from '../src/connectors/connector.ts'
import { makeSealer } from '../src/server/platform/seal.ts'
import {
  type CarrierQuestions,
  makeCarrierQuestions,
  mostQuestions,
} from '../src/server/store/carriers/carrier-questions.ts'
import { makeQuoteStore, type QuoteStore } from '../src/server/store/rows/quote-store.ts'
import { visitorOf } from '../src/server/store/rows/visitor.ts'
import { freshDatabase } from './support/database.ts'

const key = randomBytes(32)
let quotes: QuoteStore
/** Two processes on one database. */
let questions: CarrierQuestions
let elsewhere: CarrierQuestions

beforeEach(async () => {
  const { db } = await freshDatabase()
  const sealer = makeSealer([{ name: 'k1', key: randomBytes(32) }])
  quotes = makeQuoteStore({ db, sealer, retentionDays: 30, queue: { add: async () => {}, wake() {} } })
  questions = makeCarrierQuestions({ db, key })
  elsewhere = makeCarrierQuestions({ db, key })
})

async function quoteOf(name: string): Promise<string> {
  const started = await quotes.start({ visitor: visitorOf(name), line: 'homeowner', answers: {} })
  return started?.quote.id ?? expect.fail('no quote')
}

/** A different risk for each number. */
function requestFor(reference: string, nth: number): CarrierRequest {
  const risk = homeownerIn({ state: 'TX', answers: { squareFeet: { text: String(1500 + nth) } } })
  return carrierRequest({ reference, risk, today })
}

test('a carrier gets ten risks of a visitor a day, however many are asked at once and from where', async () => {
  const [ann, other, ben] = [await quoteOf('ann'), await quoteOf('ann'), await quoteOf('ben')]
  const crowd = Array.from({ length: 14 }, (_, nth) => nth)
  const asked = (carrier: string, of: (nth: number) => string, from: (nth: number) => CarrierQuestions) =>
    Promise.all(crowd.map(nth => from(nth).mayGet(carrier, requestFor(of(nth), nth))))
  const ofBothQuotes = (nth: number) => (nth % 2 ? ann : other)
  const fromBoth = (nth: number) => (nth % 3 ? questions : elsewhere)
  const [bramble, pelican, bens] = await Promise.all([
    asked('bramble', ofBothQuotes, fromBoth),
    asked('pelican', ofBothQuotes, fromBoth),
    asked(
      'bramble',
      () => ben,
      () => questions,
    ),
  ])
  for (const allowed of [bramble, pelican, bens]) expect(allowed.filter(Boolean)).toHaveLength(mostQuestions)
  // A risk that it has had may come again, from each quote of the visitor; no other may.
  const again = await asked(
    'bramble',
    () => ann,
    () => elsewhere,
  )
  expect(again).toEqual(bramble)
})

test('the same risk from several quotes at once counts as one', async () => {
  const ids = [await quoteOf('ann'), await quoteOf('ann')]
  const same = ids.flatMap(id =>
    [questions, elsewhere].map(each => each.mayGet('bramble', requestFor(id, 0))),
  )
  expect(await Promise.all(same)).toEqual([true, true, true, true])
  const rest = Array.from({ length: 10 }, (_, nth) =>
    questions.mayGet('bramble', requestFor(ids[0] ?? '', nth + 1)),
  )
  expect((await Promise.all(rest)).filter(Boolean)).toHaveLength(mostQuestions - 1)
})

test('a risk that is asked again counts each time toward the ten questions', async () => {
  const id = await quoteOf('ann')
  expect(await questions.mayGet('bramble', requestFor(id, 0))).toBe(true)
  const again = () => [questions, elsewhere].map(each => each.mayGetAgain('bramble', requestFor(id, 0)))
  const crowd = await Promise.all(Array.from({ length: 6 }, again).flat())
  expect(crowd.filter(Boolean)).toHaveLength(mostQuestions - 1)
  expect(await questions.mayGet('bramble', requestFor(id, 1))).toBe(false)
  expect(await questions.mayGet('bramble', requestFor(id, 0))).toBe(true)
})

test('nothing is asked for a quote that is erased', async () => {
  expect(await questions.mayGet('bramble', requestFor('no-such-quote', 0))).toBe(false)
})
