import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { fillUntil } from './support/forms.ts'
import { journeys } from './support/journeys.ts'
import { answerUntil, renter } from './support/renters.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'

let service: Running
/** How long a connection lasts whose request never becomes whole, in ms; they all wait while the other tests run. */
let slow: Record<'body' | 'headers' | 'nothing', Promise<number>>

beforeAll(async () => {
  service = await run({ site: { retentionDays: 10 } })
  const head = 'POST /start HTTP/1.1\r\nHost: localhost\r\n'
  slow = {
    body: lastsFor(`${head}Content-Length: 99\r\n\r\n`),
    headers: lastsFor(head),
    nothing: lastsFor(''),
  }
})
afterAll(() => service.close())

/** Sends raw bytes, which `fetch` would correct first; returns the whole reply. */
function send(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(origin, bytes)
    let reply = ''
    socket.setEncoding('utf8').on('data', text => {
      reply += text
    })
    socket.on('close', () => resolve(reply)).on('error', reject)
  })
}

function open(origin: string, bytes: string): Socket {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return socket
}

/** Begins a request, sends one more letter of it every second, and waits until the service hangs up. */
function lastsFor(begun: string): Promise<number> {
  const from = performance.now()
  const socket = open(service.origin, begun)
  socket.on('error', () => {})
  const trickle = begun === '' ? undefined : setInterval(() => socket.write('x'), 1_000)
  return new Promise(resolve =>
    socket.resume().once('close', () => {
      clearInterval(trickle)
      resolve(performance.now() - from)
    }),
  )
}

function request(line: string): string {
  return `${line} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`
}

test.each(['GET /%E0%A4%A?Marker', 'GET /api/%E0%A4%A/Marker', 'GET /quotes/%E0%A4%A?Marker'])(
  'answers an invalid address in the envelope, and repeats none of it: %s',
  async line => {
    const reply = await send(service.origin, request(line))
    expect(reply).toMatch(/^HTTP\/1.1 400 /)
    expect(reply).toContain('"code":"bad-request"')
    expect(reply).toMatch(/x-content-type-options: nosniff/i)
    expect(reply + service.logged.join('')).not.toContain('Marker')
  },
)

test.each(['PUT /start?Marker', 'DELETE /quotes/Marker', 'OPTIONS *'])(
  'answers an unsupported method in the envelope, and repeats nothing: %s',
  async line => {
    const reply = await send(service.origin, request(line))
    expect(reply).toMatch(/^HTTP\/1.1 404 /)
    expect(reply).toContain('"code":"not-found"')
    expect(reply + service.logged.join('')).not.toContain('Marker')
  },
)

test('shows no host of another site, whichever a request names', async () => {
  const reply = await send(service.origin, request('GET http://evil.example/start'))
  expect(reply).toMatch(/^HTTP\/1.1 200 /)
  expect(reply).toContain('"route":"/start"')
  expect(reply).not.toContain('evil.example')
})

test.each([
  'GET //evil.example/quote/renters/1',
  'GET http://evil.example/quote/renters/1',
  'GET /quote/renters/1?next=//evil.example',
])('leads nobody to another site: %s', async line => {
  const reply = await send(service.origin, request(line))
  const [, location = '/'] = /^location: (.*)$/im.exec(reply) ?? []
  expect(location).toMatch(/^\/(?!\/)/)
  expect(reply).not.toMatch(/action="(?!\/[^/])/)
})

test.each(['%00', 'a%2Fb', '', "'"])('has no quote of the name "%s"', async name => {
  expect((await service.visitor().open(`/quotes/${name}`)).status).toBe(410)
})

test('keeps a query with question marks of its own (spec 2.2.2)', async () => {
  const response = await service.visitor().open('/quote/renters/1?from=/a?b=c')
  expect(new URL(response.headers.get('location') ?? '', service.origin).searchParams.get('from')).toBe(
    '/a?b=c',
  )
})

test.each(['application/json', 'text/plain'])('reads no %s where a form is posted', async type => {
  const visitor = service.visitor()
  await visitor.open('/start')
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
  expect((await visitor.post('/start', '{"a":{"toString":1,"valueOf":1}}', headers)).status).toBe(415)
})

test('answers thousands of fields or items with at most one page', async () => {
  const visitor = service.visitor()
  await visitor.open('/start')
  await fillUntil(visitor, journeys.travel, '/quote/travel/2')
  const fields = 'destinations=nowhere&'.repeat(3000)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const page = await visitor.post('/quote/travel/2', fields, headers)
  expect(page.status).toBe(422)
  expect((await page.text()).length).toBeLessThan(200_000)
  const destinations = Array.from({ length: 9000 }, () => ({}))
  const call = await visitor.post(
    answer.path,
    JSON.stringify({ answer: { destinations }, step: '/quote/travel/2' }),
  )
  expect((await call.text()).length).toBeLessThan(2000)
})

test('refuses a call that is nested without end', async () => {
  const visitor = service.visitor()
  await visitor.open('/start')
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const body = `{"answer":{"type":"renters","zipCode":"78701","x":${deep}},"step":"/start"}`
  const response = await visitor.post(answer.path, body, { 'idempotency-key': 'nested-without-end' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reason: { code: 'bad-request' } })
})

test('says that a quote older than the site keeps it is gone, in every call and on its page', async () => {
  const visitor = service.visitor()
  const data = await answerUntil(visitor)
  const id = data?.config.quoteId ?? ''
  const age = (days: number) =>
    sql(`update quote set created_at = now() - interval '${days} days' where id = '${id}'`)

  await age(9)
  expect((await visitor.call(status, { quote_id: id })).status).toBe(200)
  await age(11)
  const [step, payload] = renter[2]
  for (const requests of [
    await visitor.call(status, { quote_id: id }),
    await visitor.call(properties, { step }),
    await visitor.call(answer, { answer: payload, step }),
  ]) {
    expect(requests).toMatchObject({ status: 410, reply: { reason: { code: 'quote-expired' } } })
  }
  const page = await visitor.open(`/quotes/${id}`)
  expect(page.status).toBe(410)
  expect(await page.text()).toContain('This quote can’t be opened here')
  expect((await visitor.open(step)).headers.get('location')).toBe('/start?expired=1')
})

const sql = (statement: string) => rowsOf(service.databaseUrl, statement)

test('is not ready while it stops, answers requests in flight, and waits for no incomplete one', async () => {
  const stopping = await run()
  const half = open(stopping.origin, 'POST /start HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx')
  half.on('error', () => {})
  const head = 'GET /start HTTP/1.1\r\nHost: localhost\r\n'
  const slow = open(stopping.origin, head)
  let reply = ''
  slow.setEncoding('utf8').on('data', text => {
    reply += text
  })
  const answered = new Promise(resolve => slow.once('close', resolve))
  await stopping.visitor().open('/start')
  const closed = stopping.close()
  expect((await stopping.service.admin.inject('/readyz')).statusCode).toBe(503)
  slow.write('\r\n')
  await answered
  expect(reply).toMatch(/^HTTP\/1.1 200 /)
  await closed
})

test('a connection whose request does not become whole in ten seconds ends soon after, not half a minute later', async () => {
  for (const [what, lasted] of Object.entries(slow)) {
    expect(await lasted, what).toBeGreaterThan(9_000)
    expect(await lasted, what).toBeLessThan(25_000)
  }
})
