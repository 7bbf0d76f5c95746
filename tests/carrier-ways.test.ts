import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonHttp } from '../src/connectors/json-http/json-http.ts'
import { readMapping } from '../src/connectors/json-http/mapping/mapping.ts'
import { instrument } from '../src/contract/instrument.ts'
import { status } from '../src/contract/prices/status.ts'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { carrier } from './support/panel.ts'
import { answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { everywhere, isRouted, recordStatements, tablesIn } from './support/statements.ts'
import { visitorWithQuote } from './support/visitor-with-quote.ts'

// The whole exchange with a carrier with OAuth that creates, rates and is polled by POST, and with one that delivers its answer.

interface Asked {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Readonly<Record<string, unknown>>
}

const asked: Asked[] = []
let tokens = 0

const server = createServer(async (request, response) => {
  const { url = '', headers } = request
  const body = await text(request)
  const reply = (content: object, code = 200) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  if (url === '/token') {
    tokens += 1
    return reply({ access_token: 'token-of-the-hub', expires_in: 3600 })
  }
  asked.push({ url, headers, body: JSON.parse(body) })
  if (url.startsWith('/steps') && headers.authorization !== 'Bearer token-of-the-hub') return reply({}, 401)
  if (url === '/steps/quotes') return reply({ state: 'CREATED', id: 'q-7' }, 201)
  if (url === '/steps/quotes/q-7/rate') return reply({ state: 'RATING', id: 'q-7' }, 202)
  return reply(url === '/steps/status' ? { state: 'RATED', price: 120 } : { state: 'ACCEPTED' })
})

const priced = {
  when: [{ path: 'state', is: ['RATED'] }],
  quoted: { premium: { path: 'price', unit: 'dollars' }, term: 'year', coverageText: 'As asked' },
}
const ticket = { path: 'id' }

function speaking(body: object, answer: readonly object[]) {
  const mapping = { lines: ['renters'], request: { path: '/quotes', body }, answer: [...answer, priced] }
  return readMapping({ file: 'mapping.json', text: JSON.stringify(mapping) }, 'renters')
}

const inSteps = speaking({ zip: { $from: 'risk.location.zip' } }, [
  {
    when: [{ path: 'state', is: ['CREATED'] }],
    next: { path: '/quotes/{ticket}/rate', body: { version: 3 }, ticket },
  },
  {
    when: [{ path: 'state', is: ['RATING'] }],
    pending: { poll: { path: '/status', body: { quote: { $from: 'ticket' } } }, ticket, afterMs: 100 },
  },
])
const calledBack = speaking({ answerTo: { $from: 'callbackUrl' }, ours: { $from: 'callbackReference' } }, [
  { when: [{ path: 'state', is: ['ACCEPTED'] }], pending: { poll: 'callback', afterMs: 0 } },
])

let service: Running
const secret = 'sixteen letters or more'
const recorded = recordStatements()

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const reached = { states: ['TX'], phone: '1-800-555-0100' } as const
  const steps = jsonHttp({
    ...{ ...reached, carrier: 'steps', endpoint: `http://${host}/steps`, mapping: inSteps },
    access: {
      oauth: { tokenUrl: `http://${host}/token`, id: 'ID', secret: 'SECRET', credentialsIn: 'header' },
      headers: { 'x-agency': { setting: 'AGENCY' } },
    },
  })
  const hook = (id: string, reference?: string) =>
    jsonHttp({
      ...{ ...reached, carrier: id, endpoint: `http://${host}/${id}`, mapping: calledBack },
      access: { basic: { user: 'ID', password: 'SECRET' } },
      callback: {
        ...{ secret: 'CALLBACK_SECRET', header: 'X-Proof', proof: reference ? 'token' : 'hmac' },
        ...(reference ? { reference } : {}),
      },
    })
  service = await run({
    carriers: [
      carrier('steps', 4.1, steps.connector),
      carrier('hook', 4.2, hook('hook').connector),
      carrier('token', 4.3, hook('token', 'order.reference').connector),
    ],
    env: { EGRESS_ALLOW: host, ID: 'butler', SECRET: 'hush', AGENCY: 'agency 4711', CALLBACK_SECRET: secret },
  })
})
afterAll(async () => {
  recorded.stop()
  await service.close()
  server.closeAllConnections()
  server.close()
})

function post(path: string, body: string, proof: string) {
  return fetch(service.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-proof': proof },
    body,
  }).then(response => response.status)
}

test('a tenant gets the prices of carriers in steps and of those that call back, each answer once', async () => {
  const visitor = service.visitor()
  const done = await answerUntil(visitor)
  const premiums = async () => {
    const { reply } = await visitor.call(status, { quote_id: done?.config.quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    const { quotes } = reply.data.result
    return Object.fromEntries(
      quotes.map(({ id, price_info }) => [id, 'premium' in price_info ? price_info.premium : null]),
    )
  }
  const sentTo = (url: string) => asked.find(one => one.url === url)
  await expect.poll(() => sentTo('/hook/quotes') && sentTo('/token/quotes')).toBeTruthy()

  const at = new URL(String(sentTo('/hook/quotes')?.body.answerTo)).pathname
  expect(at).toMatch(/^\/callbacks\/hook\/[\w-]+$/)
  expect(at).not.toContain(done?.config.quoteId)
  const answer = JSON.stringify({ state: 'RATED', price: 96 })
  const proof = `sha256=${createHmac('sha256', secret).update(answer).digest('hex')}`
  expect(await post(at, answer, 'sha256=00')).toBe(401)
  expect(await post(at, answer.replace('96', '12'), proof)).toBe(401)
  expect(await post(at.replace('hook', 'nobody'), answer, proof)).toBe(401)
  expect(await post(`${at}x`, answer, proof)).toBe(404)
  const noAnswer = '{"state":"LATER"}'
  const itsProof = createHmac('sha256', secret).update(noAnswer).digest('base64')
  expect(await post(at, noAnswer, itsProof)).toBe(422)
  expect(await post(at, answer, proof)).toBe(200)
  // A repeat, and another price under the same reference, change nothing.
  expect(await post(at, answer, proof)).toBe(200)
  const later = JSON.stringify({ state: 'RATED', price: 12 })
  expect(await post(at, later, createHmac('sha256', secret).update(later).digest('hex'))).toBe(200)

  const reference = sentTo('/token/quotes')?.body.ours
  const inBody = JSON.stringify({ state: 'RATED', price: 84, order: { reference } })
  expect(await post('/callbacks/token', inBody, 'another secret')).toBe(401)
  expect(await post('/callbacks/token', inBody, `Bearer ${secret}`)).toBe(200)
  expect(await post('/callbacks/token', `{"pad":"${'x'.repeat(300_000)}"}`, secret)).toBe(413)

  await expect.poll(premiums).toEqual({ steps: '120.00', hook: '96.00', token: '84.00' })
  expect(asked.filter(({ url }) => url.startsWith('/steps')).map(({ url, body }) => [url, body])).toEqual([
    ['/steps/quotes', { zip: '78701' }],
    ['/steps/quotes/q-7/rate', { version: 3 }],
    ['/steps/status', { quote: 'q-7' }],
  ])
  expect(sentTo('/steps/quotes')?.headers['x-agency']).toBe('agency 4711')
  expect(tokens).toBe(1)
})

test('no secret, token or reference is in the log or in the figures', async () => {
  const metrics = (await service.service.admin.inject('/metrics')).body
  const reference = String(asked.find(({ url }) => url === '/token/quotes')?.body.ours)
  for (const told of [metrics, service.logged.join('\n')])
    for (const word of ['hush', 'token-of-the-hub', 'agency 4711', secret, reference])
      expect(told).not.toContain(word)
  expect(metrics).toContain('carrier_callbacks_total{carrier="hook",outcome="repeated"} 2')
})

test('every statement on a visitor’s way names the key by which its tables would be distributed, or is one that the document tells', async () => {
  const document = readFileSync('docs/operations.md', 'utf8')
  const { visitor, id, path } = await visitorWithQuote(service)
  const change = { quote_id: id, data: { changes: { deductible: { choice: '2500' } } } }
  await visitor.call(updateQuote, change, { 'idempotency-key': 'one-change-of-cover' })
  await visitor.call(instrument, { action: 'quote_click', quote_id: id, data: { carrier: 'steps' } })
  await (await visitor.open(path)).text()
  const keys = tablesIn(document)
  const crossing = [...recorded.statements.keys()].filter(statement => !isRouted(statement, keys))
  for (const [row] of everywhere) expect(document).toContain(`| ${row} | every shard`)
  expect(crossing.filter(statement => !everywhere.some(([, known]) => known.test(statement)))).toEqual([])
  // A repeated change names its quote, so only that quote's shard is searched for the reply.
  expect(crossing.filter(statement => /from "reply"/.test(statement))).toEqual([])
  // Proves that statements were recorded.
  for (const table of ['quote', 'offer', 'reply', 'visit_event', 'carrier_question'])
    expect([...recorded.statements.keys()].join('\n')).toMatch(
      new RegExp(`\\b(?:from|into|update) "?${table}\\b`),
    )
})
