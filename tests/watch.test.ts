import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { watchPrices } from '../src/contract/sharing/watch-prices.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { openMailServer } from './support/mail-server.ts'
import { answerUntil, type Page, renter } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { demoCarriers, run } from './support/service.ts'

const withoutMail = renter.map(([step, answer]): Page => {
  return step === '/quote/renters/3' ? [step, { ...answer, emailSwitch: false, email: '' }] : [step, answer]
})

test('asks the insurers again a week later, mails what changed and nothing else, and stops at one press', async () => {
  const server = await openMailServer()
  onTestFinished(server.close)
  const url = await freshDatabaseUrl()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const env = {
    DATABASE_URL: url,
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: server.url,
  }
  // Rate plans alone, whose prices depend on nothing but the plans.
  const plans = demoCarriers().filter(({ lines }) => lines.renters?.connector.via === 'process')
  const [newcomer, ...incumbents] = plans
  if (!newcomer) throw new Error('no carrier has a rate plan for renters')
  const to = 'watcher@example.com'
  const state = async () => (await client.query('select asking, look_at, prices from price_watch')).rows[0]
  const weekLater = () => client.query('update price_watch set look_at = now()')
  const isMeantFor = () => server.received.filter(({ recipients }) => recipients.includes(to))

  const before = await run({ carriers: incumbents, env })
  const visitor = before.visitor()
  const quoteId = `${(await answerUntil(visitor, undefined, withoutMail))?.config.quoteId}`
  await untilComplete(visitor, quoteId)
  await visitor.call(watchPrices, { quote_id: quoteId, data: { email: to } })
  const asked = await server.mailTo(to)
  const press = (path = '') => fetch(before.origin + path, { method: 'POST', body: new URLSearchParams() })
  await press(/(\/mail\/watch\S+)/.exec(asked.text)?.[1])
  await expect.poll(async () => (await state())?.prices).not.toBeNull()

  // The same insurers, the same plans: another round, and no mail.
  await weekLater()
  await expect.poll(async () => (await state())?.asking).toBe(true)
  await weekLater()
  await expect.poll(async () => (await state())?.asking).toBe(false)
  expect(isMeantFor()).toHaveLength(1)
  await before.close()

  // One more insurer.
  const after = await run({ carriers: plans, env })
  onTestFinished(after.close)
  await weekLater()
  await expect.poll(async () => (await state())?.asking).toBe(true)
  await weekLater()
  const told = await server.mailTo(to, 1)
  expect(told.text).toContain('A price has changed.')
  expect(told.text).toContain(`${newcomer.insurer.name}: $`)
  for (const { insurer } of incumbents) expect(told.text).not.toContain(insurer.name)
  expect(told.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  await expect.poll(async () => (await state())?.asking).toBe(false)
  const [, path] = /<https?:\/\/[^/]+([^>]+)>/.exec(told.headers['list-unsubscribe'] ?? '') ?? []
  expect(await (await fetch(after.origin + path)).text()).toContain('Stop price alerts')
  expect(await state()).toBeDefined()
  await fetch(after.origin + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  // It stays to be told of, without what belongs to a person.
  expect(await state()).toEqual({ asking: false, look_at: null, prices: null })
})
