import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../src/contract/answer.ts'
import { properties } from '../src/contract/properties.ts'
import { status } from '../src/contract/status.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { databaseProxy } from './support/proxy.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'

let wire: Awaited<ReturnType<typeof databaseProxy>>
let service: Running
beforeAll(async () => {
  wire = await databaseProxy(await freshDatabaseUrl())
  service = await run({ env: { DATABASE_URL: wire.url } })
})
afterAll(async () => {
  await service.close()
  await wire.cut()
})

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
  expect((await fetch(`${service.origin}/readyz`)).status).toBe(200)
})
