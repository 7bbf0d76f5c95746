import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Carrier } from '../src/carriers/carrier.ts'
import type { Pending } from '../src/connectors/connector.ts'
import { type Quote, status } from '../src/contract/status.ts'
import { readConfig } from '../src/server/config.ts'
import { openWorker } from '../src/server/service.ts'
import { freshDatabaseUrl } from './database.ts'
import { carrier, quoted } from './panel.ts'
import { quiet } from './quiet.ts'
import { answerUntil, renter } from './renters.ts'
import { type Running, run } from './service.ts'
import type { Visitor } from './visitor.ts'
import { type Call, type CarrierServer, carrierServer } from './wire.ts'

let server: CarrierServer
let carriers: readonly Carrier[]
let answer: (call: Call) => void

beforeAll(async () => {
  server = await carrierServer(call => answer(call))
  carriers = ['one', 'two'].map(id => carrier(id, 4, server.connector(id, { deadlineMs: 2500 })))
})
afterAll(() => server.close())
beforeEach(() => {
  server.keys.clear()
  answer = ({ reply, carrier }) => reply(quoted(carrier === 'one' ? '11.00' : '12.00'))
})

const allow = () => ({ EGRESS_ALLOW: server.host })

async function service(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const running = await run({ carriers, env: { ...allow(), ...env } })
  onTestFinished(() => running.close())
  return running
}

/** A tenant of this name who has answered all, and a look at what he is shown. */
async function completed(visitor: Visitor, lastName: string) {
  const pages = renter.map(([step, said]): [string, object] => [
    step,
    'lastName' in said ? { ...said, lastName } : said,
  ])
  const done = await answerUntil(visitor, undefined, pages)
  return async () => {
    const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    return reply.data.result
  }
}

const premiumOf = (quotes: readonly Quote[], id: string) =>
  quotes.find(quote => quote.id === id)?.price_info.premium

describe('a price over the wire', () => {
  test('is shown as it comes, whoever else has not answered', async () => {
    const { visitor } = await service()
    answer = ({ reply, carrier }) => {
      if (carrier === 'one') reply(quoted('11.00'))
    }
    const look = await completed(visitor(), 'Swift')
    await expect.poll(async () => premiumOf((await look()).quotes, 'one'), { interval: 20 }).toBe('11.00')
    expect(await look()).toMatchObject({ quote_status: 'quoting' })
  })

  test('may come later: the carrier is asked again by its ticket, and the visitor waits meanwhile', async () => {
    const { visitor } = await service()
    const taken: Pending = { kind: 'pending', pollAfterMs: 100, ticket: 't1' }
    answer = ({ reply, carrier, path }) =>
      reply(carrier === 'one' && path === '/quotes' ? taken : quoted('11.00'))
    const look = await completed(visitor(), 'Patient')
    await expect.poll(async () => premiumOf((await look()).quotes, 'two')).toBe('11.00')
    expect(await look()).toMatchObject({ quote_status: 'quoting' })
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    expect(premiumOf((await look()).quotes, 'one')).toBe('11.00')
    expect(new Set(server.keys.get('one')).size).toBe(1)
  })
})

describe('a carrier', () => {
  test('is not asked twice for the same risk on the same day, whoever asks', async () => {
    const { visitor } = await service()
    for (const one of [visitor(), visitor()]) {
      const look = await completed(one, 'Again')
      await expect.poll(async () => (await look()).quote_status).toBe('complete')
      expect(premiumOf((await look()).quotes, 'one')).toBe('11.00')
    }
    expect(server.keys.get('one')).toHaveLength(1)
    const look = await completed(visitor(), 'Another')
    await expect.poll(async () => (await look()).quote_status).toBe('complete')
    expect(server.keys.get('one')).toHaveLength(2)
  })

  test('that failed is asked anew', async () => {
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

  test('finishes what it was asked when the service is told to stop', async () => {
    const databaseUrl = await freshDatabaseUrl()
    const env = { DATABASE_URL: databaseUrl, SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}` }
    const first = await run({ carriers, env: { ...allow(), ...env } })
    let asked = 0
    answer = ({ reply }) => {
      asked += 1
      setTimeout(() => reply(quoted('11.00')), 600)
    }
    await completed(first.visitor(), 'Leaving')
    await expect.poll(() => asked).toBe(2)
    await first.close()
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query('select state, stand_in from offer')
    expect(rows).toEqual([1, 2].map(() => ({ state: 'done', stand_in: false })))
  })
})

describe('workers apart from the servers', () => {
  test('ask what the servers do not, on the same database', async () => {
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
