import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import type { Pending } from '../src/connectors/connector.ts'
import { type Quote, status } from '../src/contract/prices/status.ts'
import { openWorker } from '../src/server/compose/service.ts'
import { readConfig } from '../src/server/settings/config.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { carrier, quoted } from './support/panel.ts'
import { quiet } from './support/quiet.ts'
import { answerUntil, renter } from './support/renters.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'
import { type Call, type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let carriers: readonly Carrier[]
let answer: (call: Call) => void

beforeAll(async () => {
  server = await carrierServer(call => answer(call))
  carriers = ['one', 'two'].map(id => carrier(id, 4, server.connector(id, { deadlineMs: 20_000 })))
})
afterAll(() => server.close())
beforeEach(() => {
  server.keys.clear()
  answer = ({ reply, carrier }) => reply(quoted(carrier === 'one' ? '11.00' : '12.00'))
})

const allow = () => ({ EGRESS_ALLOW: server.host })

async function service(env: Readonly<Record<string, string>> = {}, of = carriers): Promise<Running> {
  const running = await run({ carriers: of, env: { ...allow(), ...env } })
  onTestFinished(() => running.close())
  return running
}

/** A tenant of this name who has answered everything, and a way to read the results. */
async function completed(visitor: Visitor, lastName: string) {
  const pages = renter.map(([step, words]): [string, object] => [
    step,
    'lastName' in words ? { ...words, lastName } : words,
  ])
  const done = await answerUntil(visitor, undefined, pages)
  return async () => {
    const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    return reply.data.result
  }
}

/** The offer of carrier one, once all have answered. */
async function offerOf(visitor: Visitor, lastName: string): Promise<Quote> {
  const look = await completed(visitor, lastName)
  await expect.poll(async () => (await look()).quote_status).toBe('complete')
  const offer = (await look()).quotes.find(({ id }) => id === 'one')
  if (!offer) throw new Error('there is no offer')
  return offer
}

const linkOf = (nth: number) => `https://reviews.example/resume/${nth}`

/** Carriers whose answers are for one visitor: by number, by link, by sentence. */
function answerPersonally({ linked = true } = {}) {
  const calls = new Map<string, number>()
  answer = ({ reply, carrier }) => {
    const nth = (calls.get(carrier) ?? 0) + 1
    calls.set(carrier, nth)
    const made = { quoteNumber: `N-${nth}`, notes: [{ text: `Made for visitor ${nth}.` }] }
    reply({ ...quoted('11.00'), ...made, ...(linked ? { bridgeUrl: linkOf(nth) } : {}) })
  }
}

/** The carriers, both of which let prices be shown to others. */
const shared = () =>
  ['one', 'two'].map(id => carrier(id, 4, server.connector(id, { deadlineMs: 20_000, shareable: true })))

const premiumOf = (quotes: readonly Quote[], id: string) =>
  quotes.find(quote => quote.id === id)?.price_info.premium

describe('a price over the wire', () => {
  test('is shown as soon as it arrives, whoever else has not answered', async () => {
    const { visitor } = await service()
    const later = Promise.withResolvers<void>()
    answer = ({ reply, carrier }) => {
      if (carrier === 'one') reply(quoted('11.00'))
      else void later.promise.then(() => reply(quoted('12.00')))
    }
    const look = await completed(visitor(), 'Swift')
    await expect.poll(async () => premiumOf((await look()).quotes, 'one'), { interval: 20 }).toBe('11.00')
    expect(await look()).toMatchObject({ quote_status: 'quoting' })
    later.resolve()
  })

  test('may come later: the carrier is asked again by its ticket, and the visitor waits meanwhile', async () => {
    const { visitor } = await service()
    const pending: Pending = { kind: 'pending', pollAfterMs: 100, ticket: 't1' }
    answer = ({ reply, carrier, path }) =>
      reply(carrier === 'one' && path === '/quotes' ? pending : quoted('11.00'))
    const look = await completed(visitor(), 'Patient')
    await expect.poll(async () => premiumOf((await look()).quotes, 'two')).toBe('11.00')
    expect(await look()).toMatchObject({ quote_status: 'quoting' })
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    expect(premiumOf((await look()).quotes, 'one')).toBe('11.00')
    expect(new Set(server.keys.get('one')).size).toBe(1)
  })
})

describe('a carrier', () => {
  test('makes its number and its link for one visitor: another with the same risk gets another', async () => {
    const { visitor } = await service()
    answerPersonally()
    const [first, second] = [await offerOf(visitor(), 'Again'), await offerOf(visitor(), 'Again')]
    expect(server.keys.get('one')).toHaveLength(2)
    const url = expect.stringMatching(/\/continue\//)
    expect(first).toMatchObject({ price_info: { quote_id: 'N-1' }, actions: [{ url }] })
    expect(second).toMatchObject({ price_info: { quote_id: 'N-2' }, actions: [{ url }] })
    expect(JSON.stringify(second)).not.toMatch(/N-1/)
  })

  test("that shares its prices is asked once a day for a risk, and a visitor's own number and link are not shared", async () => {
    const { visitor } = await service({}, shared())
    answerPersonally({ linked: false })
    const [first, second] = [await offerOf(visitor(), 'Again'), await offerOf(visitor(), 'Again')]
    expect(server.keys.get('one')).toHaveLength(1)
    expect(first.price_info).toMatchObject({ premium: '11.00', quote_id: 'N-1', expires_at: '2030-01-31' })
    const { premium, source, quoted_at } = second.price_info
    expect([premium, source, quoted_at]).toEqual(['11.00', 'insurer', first.price_info.quoted_at])
    expect(second.actions).toEqual([
      expect.objectContaining({ text: 'Continue', url: expect.stringMatching(/\/continue\//) }),
    ])
    expect(JSON.stringify(second)).not.toMatch(/N-1|Made for visitor 1|2030-01-31/)
    await offerOf(visitor(), 'Another')
    expect(server.keys.get('one')).toHaveLength(2)
  })

  test('that shares its prices is asked again when a visitor can go on to buy, who needs a separate link', async () => {
    const { visitor } = await service({}, shared())
    answerPersonally()
    const [, second] = [await offerOf(visitor(), 'Again'), await offerOf(visitor(), 'Again')]
    expect(server.keys.get('one')).toHaveLength(2)
    const url = expect.stringMatching(/\/continue\//)
    expect(second).toMatchObject({ price_info: { quote_id: 'N-2' }, actions: [{ url }] })
  })

  test('that failed is asked again', async () => {
    const { visitor } = await service()
    answer = ({ reply }) => reply(400)
    for (const one of [visitor(), visitor()]) {
      const look = await completed(one, 'Unlucky')
      await expect.poll(async () => (await look()).quote_status).toBe('complete')
      expect((await look()).quotes.map(({ price_info }) => price_info.type)).toEqual(['failed', 'failed'])
    }
    expect(server.keys.get('one')).toHaveLength(2)
  })

  test('is not called before the information disclosure was shown', async () => {
    const { visitor } = await service()
    await answerUntil(visitor(), '/quote/renters/3')
    await pause(300)
    expect(server.keys.size).toBe(0)
  })

  test('finishes its answer when the service stops', async () => {
    const databaseUrl = await freshDatabaseUrl()
    const env = { DATABASE_URL: databaseUrl, SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}` }
    const first = await run({ carriers, env: { ...allow(), ...env } })
    let calls = 0
    answer = ({ reply }) => {
      calls += 1
      setTimeout(() => reply(quoted('11.00')), 600)
    }
    await completed(first.visitor(), 'Leaving')
    await expect.poll(() => calls).toBe(2)
    await first.close()
    const rows = await rowsOf(databaseUrl, 'select state, stand_in from offer')
    expect(rows).toEqual([1, 2].map(() => ({ state: 'done', stand_in: false })))
  })
})

test('a carrier is asked about ten risks of one visitor a day, then its prices are estimates that say so', async () => {
  const { visitor } = await service({}, [{ ...carrier('one', 4, server.connector('one')), level: 1 }])
  const eager = visitor()
  for (let nth = 0; nth < 12; nth += 1) {
    const offer = await offerOf(eager, `Changing${String.fromCharCode(97 + nth)}`)
    expect(offer.price_info.source).toBe(nth < 10 ? 'insurer' : 'similar plans')
    if (nth >= 10) expect(offer.price_info.assumed?.join()).toContain('ten times today')
  }
  expect(server.keys.get('one')).toHaveLength(10)
  // Another visitor has a separate limit.
  expect((await offerOf(visitor(), 'Fresh')).price_info.source).toBe('insurer')
})

describe('carriers that hang', () => {
  test('leave healthy ones enough room, however many hang', async () => {
    const hanging = Array.from({ length: 20 }, (_, nth) => `hanging-${nth}`)
    const healthy = Array.from({ length: 20 }, (_, nth) => `healthy-${nth}`)
    const all = [...hanging, ...healthy].map(id =>
      carrier(id, 4, server.connector(id, { deadlineMs: 30_000 })),
    )
    const { visitor } = await service({}, all)
    const waiting: Call[] = []
    answer = call => (healthy.includes(call.carrier) ? call.reply(quoted('12.00')) : void waiting.push(call))
    const looks = []
    for (const name of 'ABCDEFGHIJKL') looks.push(await completed(visitor(), `Waiting${name}`))
    for (const look of looks)
      await expect
        .poll(
          async () => (await look()).quotes.filter(({ price_info }) => price_info.premium === '12.00').length,
        )
        .toBe(healthy.length)
    expect(waiting.length).toBeGreaterThan(128)
    // A repeated question must not hang again.
    answer = ({ reply }) => reply(500)
    for (const { reply } of waiting) reply(500)
  })
})

describe('workers apart from the servers', () => {
  test('ask the carriers that the servers do not, on the same database', async () => {
    const DATABASE_URL = await freshDatabaseUrl()
    const env = {
      ...allow(),
      DATABASE_URL,
      SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      WORKERS: 'apart',
    }
    const { visitor } = await service(env)
    const look = await completed(visitor(), 'Waiting')
    await pause(1200)
    expect(server.keys.size).toBe(0)
    const worker = await openWorker({ config: readConfig(env), carriers, log: quiet })
    onTestFinished(() => worker.close())
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    const next = await completed(visitor(), 'Prompt')
    await expect.poll(async () => (await next()).quote_status).toBe('complete')
  })
})
