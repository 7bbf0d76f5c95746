import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { waits } from '../src/server/platform/database/pool.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { databaseProxy } from './support/proxy.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

let wire: Awaited<ReturnType<typeof databaseProxy>>
let service: Running
/** Reaches the database by another way than the service. */
let operator: pg.Client
beforeAll(async () => {
  const url = await freshDatabaseUrl()
  operator = new pg.Client({ connectionString: url })
  await operator.connect()
  wire = await databaseProxy(url)
  service = await run({ env: { DATABASE_URL: wire.url } })
})
afterAll(async () => {
  wire.release()
  await service.close()
  await operator.end()
  await wire.cut()
})

const readiness = async () => (await fetch(`${service.origin}/readyz`)).status

test('a lost database is reported as such, costs no accepted answer, and is used again when it is back', async () => {
  const visitor = service.visitor()
  const data = await answerUntil(visitor, '/quote/renters/2c')
  const ask = { answer: { choice: '1000' }, step: '/quote/renters/2c', source: 'web' }
  const intent = { 'idempotency-key': 'one-and-the-same-intent' }

  await wire.cut()
  const calls = [
    () => visitor.call(answer, ask, intent),
    () => visitor.call(properties, { step: '/quote/renters/2c' }),
    () => visitor.call(status, { quote_id: data?.config.quoteId }),
  ]
  for (const call of calls) {
    const { status: http, reply } = await call()
    expect(http).toBe(503)
    expect(reply).toMatchObject({ status: 'Error', reason: { code: 'unavailable' } })
    expect(JSON.stringify(reply)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i)
  }
  const page = await visitor.open('/quote/renters/2c')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<h1')
  expect((await fetch(`${service.origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${service.origin}/healthz`)).status).toBe(200)

  await wire.restore()
  await expect.poll(async () => (await visitor.call(answer, ask, intent)).reply.status).toBe('OK')
  const answeredCount = renter.findIndex(([step]) => step === '/quote/renters/2c') + 1
  for (const page of renter.slice(answeredCount)) await give(visitor, page)
  expect((await untilComplete(visitor, data?.config.quoteId)).result.quotes.length).toBeGreaterThan(6)
  // What /readyz said last stands for a second.
  await expect.poll(readiness).toBe(200)
})

describe('a database that takes no writes is reported as such, the service is not ready, and goes on by itself once it does:', () => {
  /** What breaks, and how it is mended; `d` is the name of the database. */
  const faults: Readonly<Record<string, { breaks: (d: string) => string; mends: (d: string) => string }>> = {
    'it was made read-only': {
      breaks: d => `alter database ${d} set default_transaction_read_only = on;
        select pg_terminate_backend(pid) from pg_stat_activity where datname = '${d}' and pid <> pg_backend_pid()`,
      mends: d =>
        `set default_transaction_read_only = off; alter database ${d} reset default_transaction_read_only`,
    },
    'its disk is full': {
      breaks: () => `create function full_disk() returns trigger language plpgsql as $$
          begin raise exception using errcode = '53100'; end $$;
        create function no_room() returns event_trigger language plpgsql as $$
          begin raise exception using errcode = '53100'; end $$;
        create trigger full_disk before insert or update on quote execute function full_disk();
        create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
          execute function no_room()`,
      mends: () => 'drop event trigger no_room; drop trigger full_disk on quote',
    },
  }

  test.each(Object.entries(faults))('%s', async (_, { breaks, mends }) => {
    const visitor = service.visitor()
    await answerUntil(visitor, '/quote/renters/2c')
    const ask = { answer: { choice: '1000' }, step: '/quote/renters/2c', source: 'web' }
    const { rows } = await operator.query('select current_database() as name')
    await operator.query(breaks(rows[0].name))
    let isMended = false
    const mend = async () => {
      if (!isMended) await operator.query(mends(rows[0].name))
      isMended = true
    }
    onTestFinished(mend)

    await expect
      .poll(async () => (await visitor.call(answer, ask)).reply)
      .toMatchObject({ status: 'Error', reason: { code: 'unavailable' } })
    await expect.poll(readiness).toBe(503)
    expect(await readiness()).toBe(503)

    await mend()
    await expect.poll(readiness).toBe(200)
    for (let times = 0; times < 12; times += 1)
      expect((await visitor.call(answer, ask)).reply).toMatchObject({ status: 'OK' })
  })
})

test('the page that a full server has ready for whom it refuses says what is the matter', async () => {
  const drawn = await service.service.app.fixedPage({ screen: { name: 'trouble', kind: 'unavailable' } })
  const { headers, body } = drawn({ headers: {} } as never)
  expect(String(body)).toContain('The site is busy or down for repairs.')
  expect(headers['Content-Security-Policy']).toContain("default-src 'none'")
})

test('a database that hangs costs a visitor the time of one try, not of two', async () => {
  const visitor = service.visitor()
  await answerUntil(visitor, '/quote/renters/2c')
  wire.hang()
  const hangs = performance.now()
  const { status: http, reply } = await visitor.call(properties, { step: '/quote/renters/2c' })
  const tookMs = performance.now() - hangs
  expect(await readiness()).toBe(503)
  wire.release()
  expect([http, reply]).toMatchObject([503, { status: 'Error', reason: { code: 'unavailable' } }])
  expect(tookMs).toBeLessThan(2 * waits.connecting - 1_000)
  await expect.poll(readiness).toBe(200)
  await expect
    .poll(async () => (await visitor.call(properties, { step: '/quote/renters/2c' })).status)
    .toBe(200)
})

test.each([
  ['a lock that nobody lets go', 'begin; lock table quote in access exclusive mode', 'rollback'],
  [
    'a statement that takes too long',
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(20); return new; end $$;
     create trigger slow before update on quote execute function slow()`,
    'drop trigger slow on quote',
  ],
])('%s is no mistake of ours: 503, and the service stays ready', async (_, breaks, mends) => {
  const visitor = service.visitor()
  await answerUntil(visitor, '/quote/renters/2c')
  const ask = { answer: { choice: '1000' }, step: '/quote/renters/2c', source: 'web' }
  await operator.query(breaks)
  const { status: http, reply } = await visitor.call(answer, ask).finally(() => operator.query(mends))
  expect([http, reply]).toMatchObject([503, { status: 'Error', reason: { code: 'unavailable' } }])
  expect(await readiness()).toBe(200)
  expect((await visitor.call(answer, ask)).reply).toMatchObject({ status: 'OK' })
})
