import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { status } from '../src/contract/prices/status.ts'
import { pixelPath } from '../src/server/http/wire/tell-ad.ts'
import { type EventName, type EventShape, events } from '../src/server/platform/events.ts'
import { carrier, quoted } from './support/panel.ts'
import { answerUntil, renter } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let service: Running
let server: CarrierServer
beforeAll(async () => {
  server = await carrierServer(({ carrier, reply }) => reply(carrier === 'good' ? quoted('11.00') : 500))
  const carriers = ['good', 'bad'].map(id => carrier(id, 4, server.connector(id)))
  service = await run({ carriers, env: { EGRESS_ALLOW: server.host } })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

let from = 0
let tenants = 0
beforeEach(() => {
  from = service.logged.length
})

type Line = { readonly event: EventName } & Readonly<Record<string, unknown>>

/** What was logged since the test began, for some events or all. */
function lines(...names: EventName[]): Line[] {
  return service.logged
    .slice(from)
    .map((line): Line => JSON.parse(line))
    .filter(({ event }) => names.length === 0 || names.includes(event))
}

const security: EventName[] = ['access-refused', 'forgery-refused', 'request-limited']

/** A tenant new to every carrier, with every question answered and both carriers' answers in. */
async function finished() {
  const visitor = service.visitor()
  const lastName = `Example${String.fromCharCode(97 + tenants++)}`
  const pages = renter.map(([step, words]): [string, object] => [
    step,
    'lastName' in words ? { ...words, lastName } : words,
  ])
  const ended = () => service.logged.filter(line => line.includes('offer-settled')).length
  const before = ended()
  const data = await answerUntil(visitor, undefined, pages)
  await expect.poll(ended).toBe(before + 2)
  return { visitor, quote_id: data?.config.quoteId ?? '' }
}

/** Sends bytes unchanged, and waits for the end of the reply. */
function send(bytes: string): Promise<void> {
  const { port, hostname } = new URL(service.origin)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    socket.on('close', () => resolve()).on('error', () => {})
    socket.resume().end(bytes)
  })
}

test('every line of a hostile journey is JSON of a known event with its own fields, and repeats nothing', async () => {
  const { visitor, quote_id } = await finished()
  const mark = 'Zzyzx'
  const hostile = `${mark}%0d%0a{"event":"x"}%1b[31m`
  await visitor.open(`/quote/renters/1?${hostile}`)
  await visitor.open(`/quotes/${hostile}`)
  await visitor.open(`/${hostile}`)
  await visitor.post(`/api/v1/${hostile}`, '{}')
  await visitor.post('/api/v1/answer', `{"${mark}`)
  await visitor.post('/api/v1/answer', mark.repeat(20_000))
  await visitor.post('/api/v1/answer', mark, { 'content-type': 'text/plain' })
  await visitor.post('/api/v1/status', JSON.stringify({ quote_id: mark.repeat(3) }))
  await visitor.call(status, { quote_id }, { 'x-csrftoken': mark })
  await send(`GET /%E0%A4%A?${mark} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${mark}\r\nContent-Length: x\r\n\r\n`)
  await send(`${mark}\r\n\r\n`)
  for (const line of service.logged) {
    expect(line.match(/[\p{C}\p{Zl}\p{Zp}]/gu)).toEqual(['\n'])
    expect(line).not.toContain(mark)
    const { level, time, event, ...fields }: Line = JSON.parse(line)
    const shape: EventShape = events[event]
    expect(shape, event).toBeDefined()
    expect(level).toBe(shape.level)
    expect(time).toMatch(/Z$/)
    expect(Object.keys(fields).sort()).toEqual(Object.keys(shape.fields).sort())
  }
})

test('each offer over the wire has one line when it ends, which names neither the quote nor any answer', async () => {
  const { quote_id } = await finished()
  const settled = lines('offer-settled').toSorted((a, b) => (String(a.carrier) < String(b.carrier) ? -1 : 1))
  const shared = {
    quote_ref: expect.stringMatching(/^[\w-]{16}$/),
    line: 'renters',
    ms: expect.any(Number),
    attempts: 1,
  }
  expect(settled).toMatchObject([
    { ...shared, carrier: 'bad', outcome: 'failed', cause: 'http', stand_in: true, ended: '500' },
    { ...shared, carrier: 'good', outcome: 'quoted', cause: '', stand_in: false, ended: '200' },
  ])
  expect(new Set(settled.map(({ quote_ref }) => quote_ref)).size).toBe(1)
  expect(service.logged.join('')).not.toContain(quote_id)
})

describe('one event of its own has', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
    ['no token', { 'x-csrftoken': undefined }],
    ["another visitor's token", { 'x-csrftoken': 'a.b' }],
  ])('a forged call: %s', async (_, headers) => {
    const visitor = service.visitor()
    await visitor.open('/start')
    expect((await visitor.call(status, { quote_id: 'a'.repeat(22) }, headers)).status).toBe(403)
    await expect.poll(() => lines('request-answered')).toHaveLength(2)
    const route = status.path
    expect(lines(...security)).toMatchObject([
      { event: 'forgery-refused', route, status: 403, request: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) },
    ])
  })

  test('a form that another site posted', async () => {
    const visitor = service.visitor()
    await visitor.open('/start')
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    }
    await visitor.post('/start', 'type=renters', form)
    await expect.poll(() => lines('request-answered')).toHaveLength(2)
    expect(lines(...security)).toMatchObject([{ event: 'forgery-refused', route: '/*' }])
  })

  test("a look at another visitor's quote, by a call, by its page and by an ad's frame", async () => {
    const { quote_id } = await finished()
    const other = service.visitor()
    await other.open('/start')
    from = service.logged.length
    await other.call(status, { quote_id })
    await other.open(`/quotes/${quote_id}`)
    await other.open(`/quotes/nonsense`)
    await other.open(pixelPath(quote_id, 'ad'))
    await expect.poll(() => lines('request-answered')).toHaveLength(4)
    expect(lines(...security)).toMatchObject([
      { event: 'access-refused', route: status.path, status: 410 },
      { event: 'access-refused', route: '/quotes/:id', status: 410 },
      { event: 'access-refused', route: '/quotes/:id', status: 410 },
      { event: 'access-refused', route: pixelPath(':quote', ':ad'), status: 410 },
    ])
  })

  test('nothing that a visitor does in good faith', async () => {
    const { visitor, quote_id } = await finished()
    await visitor.call(status, { quote_id })
    await visitor.open('/quote/renters/2')
    await service.visitor().open('/quote/renters/2')
    await service.visitor().open('/no/such/page')
    await expect.poll(() => lines('request-answered').at(-1)).toMatchObject({ route: '/*', status: 200 })
    expect(lines(...security)).toEqual([])
  })
})
