import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { answerUntil, give, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'

let service: Running
let database: pg.Client
beforeAll(async () => {
  service = await run()
  database = new pg.Client({ connectionString: service.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await service.close()
})

const damages = {
  'a changed byte':
    'update quote set answers = set_byte(answers, length(answers) - 1, 255 - get_byte(answers, length(answers) - 1)) where id = $1',
  'a key that is gone': 'delete from quote_key where quote_id = $1',
  'a seal key that is not set': "update quote_key set root_key = 'k0' where quote_id = $1",
  'a changed key': "update quote_key set wrapped = 'x' where quote_id = $1",
  'another owner': "update quote set visitor = sha256('nobody') where id = $1",
}

describe.each(Object.entries(damages))('a quote with %s', (how, sql) => {
  test('is expired for its visitor on every call and page, who can start over (spec 2.2.5)', async () => {
    const visitor = service.visitor()
    const id = (await answerUntil(visitor))?.config.quoteId ?? ''
    await database.query(sql, [id])
    const step = '/quote/renters/1c'
    const calls = await Promise.all([
      visitor.call(properties, { step }),
      visitor.call(properties, { step, quote_id: id }),
      visitor.call(answer, { step, answer: { choice: 'HOUSE' } }),
      visitor.call(status, { quote_id: id }),
    ])
    for (const { reply } of calls) expect(reply).toMatchObject({ reason: { code: 'quote-expired' } })
    expect((await visitor.open(step)).headers.get('location')).toBe('/start?expired=1')
    expect((await visitor.open(`/quotes/${id}`)).status).toBe(410)
    for (const page of ['/welcome', '/start']) expect((await visitor.open(page)).status).toBe(200)
    expect((await give(visitor, renter[0])).config).toMatchObject({ step_type: 'new' })
    const reports = service.logged.filter(line => line.includes('"row-unreadable"'))
    const isGone = how === 'a key that is gone' || how === 'another owner'
    if (!isGone) expect(reports.join('')).toMatch(/"table":"quote(?:_key)?","quote_ref":"[\w-]{16}"/)
    expect(reports.join('')).not.toContain(id)
  })
})

test('an unreadable offer affects no other', async () => {
  const visitor = service.visitor()
  const id = (await answerUntil(visitor))?.config.quoteId ?? ''
  const prices = async () => {
    const { reply } = await visitor.call(status, { quote_id: id })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    return reply.data.result.quotes
      .filter(({ price_info }) => price_info.type === 'price')
      .map(quote => quote.id)
  }
  const before = await prices()
  await database.query("update offer set outcome = 'x' where quote_id = $1 and carrier = $2", [id, before[0]])
  const after = await prices()
  expect(after).not.toContain(before[0])
  for (const other of before.slice(1)) expect(after).toContain(other)
})

describe('a visitor', () => {
  test('is recognized by an id that this service signed; any other is replaced', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const own = visitor.cookies.get('sid') ?? ''
    expect(own).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    const signature = own.split('.')[1]
    for (const planted of [
      'attacker-chosen-value',
      'a'.repeat(43),
      `${'a'.repeat(43)}.${signature}`,
      `${own}x`,
      '',
    ]) {
      visitor.cookies.set('sid', planted)
      await visitor.open('/start')
      expect(visitor.cookies.get('sid'), planted).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
      expect(visitor.cookies.get('sid'), planted).not.toBe(own)
      expect(visitor.cookies.get('sid')?.startsWith('a'.repeat(43)), planted).toBe(false)
    }
  })

  test('is still recognized after a change of keys, even on open pages', async () => {
    const [older, newer] = ['k1', 'k2'].map(name => `${name}:${randomBytes(32).toString('base64')}`)
    const before = await run({ env: { SEAL_KEYS: older ?? '' } })
    const visitor = before.visitor()
    const id = (await answerUntil(visitor, '/quote/renters/1c'))?.config.quoteId
    const env = { DATABASE_URL: before.databaseUrl, SEAL_KEYS: `${newer},${older}` }
    const after = await run({ env })
    const again = after.visitor()
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    const reply = await again.call(answer, {
      step: '/quote/renters/1c',
      answer: { choice: 'HOUSE' },
      quote_id: id,
    })
    expect(reply).toMatchObject({ status: 200, reply: { status: 'OK' } })
    const sid = again.cookies.get('sid')
    await again.open('/start')
    expect(again.cookies.get('sid')?.split('.')[0]).toBe(sid?.split('.')[0])
    expect(again.cookies.get('sid')).not.toBe(sid)
    await after.close()
    await before.close()
  })
})
