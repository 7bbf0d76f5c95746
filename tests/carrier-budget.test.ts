import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { type CarrierCosts, makeCarrierBudget } from '../src/server/store/carriers/carrier-budget.ts'
import { freshDatabase } from './support/database.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let service: Running

beforeAll(async () => {
  server = await carrierServer(({ reply }) => reply(quoted('11.00')))
  const at = (id: string) => carrier(id, 4, server.connector(id))
  service = await run({
    carriers: [
      { ...at('rationed'), level: 1, questionsPerDay: 2 },
      { ...at('paid'), estimates: false, questionCost: '0.40' },
      at('free'),
    ],
    env: { EGRESS_ALLOW: server.host, QUESTION_BUDGET: '1' },
  })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

test('carriers get no more questions in a day than their ceilings allow, and then their cards say so', async () => {
  const cards = []
  for (let nth = 0; nth < 3; nth += 1) {
    const visitor = service.visitor()
    const done = await answerUntil(visitor)
    const look = async () => {
      const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
      if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
      return reply.data.result
    }
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    cards.push(new Map((await look()).quotes.map(quote => [quote.id, JSON.stringify(quote)])))
  }
  const heard = ['rationed', 'paid', 'free'].map(id => server.keys.get(id)?.length)
  // A third question would make 1.20 of a dollar.
  expect(heard).toEqual([2, 2, 3])
  const [, second, third] = cards
  expect(second?.get('rationed')).toContain('"source":"insurer"')
  expect(third?.get('rationed')).toContain('as often as I can today. I can ask again tomorrow.')
  expect(third?.get('paid')).toContain('I’ve asked this insurer as often as I can today.')
  expect(third?.get('free')).toContain('"source":"insurer"')
  const told = service.logged.filter(line => line.includes('"carrier-budget-reached"'))
  expect(told).toHaveLength(2)
})

/** The budgets of two processes, taken in turn. */
async function twoProcesses(carriers: readonly CarrierCosts[]) {
  const { db, work } = await freshDatabase()
  const [one, other] = [db, work].map(of => makeCarrierBudget({ db: of, carriers, dollarsPerDay: undefined }))
  return { db, budgets: [one, other].filter(budget => budget !== undefined) }
}

const today = '2026-11-21'
const gateway = { host: 'hub.example', questionsPerMinute: 5, questionsPerDay: 8 }

test('two processes share a minute, and a question waits for the next where that begins in time', async () => {
  const wren = { id: 'wren', questionsPerMinute: 6 }
  const { db, budgets } = await twoProcesses([wren])
  const ask = (withinMs: number) =>
    Promise.all(budgets.map(budget => budget.take({ carrier: wren, today, withinMs })))
  const taken = (await Promise.all([ask(0), ask(0), ask(0), ask(0), ask(40_000)])).flat()
  expect(taken.filter(one => 'waitMs' in one)).toEqual(Array.from({ length: 6 }, () => ({ waitMs: 0 })))
  expect(taken.filter(one => 'over' in one)).toEqual(Array.from({ length: 4 }, () => ({ over: 'minute' })))
  await sql`update carrier_minute set free_at = clock_timestamp() + interval '20 seconds' where nth = 1`.execute(
    db,
  )
  expect(await ask(19_000)).toEqual([{ over: 'minute' }, { over: 'minute' }])
  const [next] = (await ask(30_000)).flatMap(one => ('waitMs' in one ? [one.waitMs] : []))
  expect(next).toBeGreaterThan(15_000)
  expect(next).toBeLessThanOrEqual(20_000)
})

test('carriers behind one host share its minute and its day, and one that may not be asked leaves the room to others', async () => {
  const [wren, robin] = [
    { id: 'wren', questionsPerDay: 2 },
    { id: 'robin', questionsPerMinute: 6 },
  ]
  const { db, budgets } = await twoProcesses([wren, robin])
  const ask = (carrier: CarrierCosts, times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, nth) =>
        budgets[nth % 2]?.take({ carrier, gateway, today, withinMs: 0 }),
      ),
    )
  const over = async (carrier: CarrierCosts, times: number) =>
    (await ask(carrier, times)).flatMap(one => (one && 'over' in one ? [one.over] : []))
  expect(await over(wren, 4)).toEqual(['day', 'day'])
  // Three are left of the five of the minute.
  expect(await over(robin, 4)).toEqual(['minute'])
  // Of its own six, three are left: the one that the host refused came back.
  const free = await sql<{ count: number }>`
    select count(*)::integer as count from carrier_minute where carrier = 'robin' and free_at <= clock_timestamp()
  `.execute(db)
  expect(free.rows).toEqual([{ count: 3 }])
  await sql`update carrier_minute set free_at = '-infinity'`.execute(db)
  // Five of the eight of the day are used.
  expect(await over(robin, 4)).toEqual(['day'])
})
