import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { carrierRequest } from '../src/connectors/carrier-request.ts'
import {
  type CarrierQuestions,
  makeCarrierQuestions,
  mostQuestions,
  mostWithConfirming,
} from '../src/server/store/carriers/carrier-questions.ts'
import { visitorOf } from '../src/server/store/rows/visitor.ts'
import { today } from './carriers/samples/sample.ts'
import { homeownerIn } from './carriers/samples/sample-homeowner.ts'
import { freshDatabase } from './support/database.ts'

const key = randomBytes(32)
/** Two processes on one database. */
let questions: CarrierQuestions
let elsewhere: CarrierQuestions

beforeEach(async () => {
  const { db } = await freshDatabase()
  questions = makeCarrierQuestions({ db, key })
  elsewhere = makeCarrierQuestions({ db, key })
})

/** A different risk for each number, of one of two quotes that the visitor has. */
function question(carrier: string, name: string, nth: number, reference = `a quote of ${name}`) {
  const risk = homeownerIn({ state: 'TX', answers: { squareFeet: { text: String(1500 + nth) } } })
  return { carrier, visitor: visitorOf(name), request: carrierRequest({ reference, risk, today }) }
}

test('a carrier gets ten risks of a visitor a day, however many are asked at once and from where', async () => {
  const crowd = Array.from({ length: 14 }, (_, nth) => nth)
  const asked = (carrier: string, name: string, from: (nth: number) => CarrierQuestions) =>
    Promise.all(
      crowd.map(nth => from(nth).mayGet(question(carrier, name, nth, `${name}'s quote ${nth % 2}`))),
    )
  const fromBoth = (nth: number) => (nth % 3 ? questions : elsewhere)
  const [bramble, pelican, bens] = await Promise.all([
    asked('bramble', 'ann', fromBoth),
    asked('pelican', 'ann', fromBoth),
    asked('bramble', 'ben', () => questions),
  ])
  for (const allowed of [bramble, pelican, bens]) expect(allowed.filter(Boolean)).toHaveLength(mostQuestions)
  // A risk that it has had may come again, from each quote of the visitor; no other may.
  expect(await asked('bramble', 'ann', () => elsewhere)).toEqual(bramble)
})

test('the same risk from several quotes at once counts as one', async () => {
  const same = ['one', 'other'].flatMap(quote =>
    [questions, elsewhere].map(each => each.mayGet(question('bramble', 'ann', 0, quote))),
  )
  expect(await Promise.all(same)).toEqual([true, true, true, true])
  const rest = Array.from({ length: 10 }, (_, nth) => questions.mayGet(question('bramble', 'ann', nth + 1)))
  expect((await Promise.all(rest)).filter(Boolean)).toHaveLength(mostQuestions - 1)
})

test('after ten questions a carrier may still confirm six prices, and each of these counts', async () => {
  const all = Array.from({ length: 12 }, (_, nth) => questions.mayGet(question('bramble', 'ann', nth)))
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(mostQuestions)
  const again = () => [questions, elsewhere].map(each => each.mayGetAgain(question('bramble', 'ann', 0)))
  const crowd = await Promise.all(Array.from({ length: 6 }, again).flat())
  expect(crowd.filter(Boolean)).toHaveLength(mostWithConfirming - mostQuestions)
  // What was confirmed for Ben leaves less to compare.
  for (const nth of Array.from({ length: 9 }).keys())
    expect(await questions.mayGetAgain(question('bramble', 'ben', nth))).toBe(true)
  expect(await questions.mayGet(question('bramble', 'ben', 0))).toBe(true)
  expect(await questions.mayGet(question('bramble', 'ben', 1))).toBe(false)
})
