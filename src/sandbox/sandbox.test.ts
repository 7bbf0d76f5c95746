import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../carriers/sample.ts'
import { autoIn } from '../carriers/sample-auto.ts'
import { rentersIn } from '../carriers/sample-renters.ts'
import { acordXml } from '../connectors/acord/acord-xml.ts'
import type { QuoteRequest, Sending, WireConnector, WireRequest } from '../connectors/connector.ts'
import { jsonHttp } from '../connectors/json-http/json-http.ts'
import { sign } from '../connectors/json-http/signature.ts'
import { ratePlan } from '../connectors/rate-plan.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { loadSides, type Side } from './sides.ts'

const key = { id: 'butler', secret: 'a secret of sixteen letters or more' }
const phone = '1-800-555-0112'
let sandbox: Sandbox
let plans: URL

beforeAll(async () => {
  const quillfeather = (await loadSides()).get('quillfeather')
  if (!quillfeather) throw new Error('a demonstration carrier is missing')
  plans = new URL('../carriers/gimbleton/plans/', import.meta.url)
  // A carrier that sells auto too, and speaks both languages.
  const both: Side = {
    ...quillfeather,
    carrier: 'both',
    rates: line => ratePlan({ carrier: 'both', line, plans, phone, validDays: 30 }).connector,
  }
  sandbox = await openSandbox({ sides: new Map([['both', both]]), key, pace: 'none' })
})
afterAll(() => sandbox.close())

const inJson = () =>
  jsonHttp({
    carrier: 'both',
    states: ['TX'],
    endpoint: `${sandbox.origin}/both`,
    key: { id: 'ID', secret: 'SECRET' },
    phone,
  }).connector

const inAcord = () =>
  acordXml({ carrier: 'both', line: 'auto', states: ['TX'], endpoint: `${sandbox.origin}/both`, phone })
    .connector

interface Sent {
  readonly idempotencyKey?: string
  readonly at?: Date
  readonly secret?: string
}

const sendingOf = ({ idempotencyKey = 'k1', at = new Date(), secret = key.secret }: Sent = {}): Sending => ({
  idempotencyKey,
  at,
  disclosed: today,
  secret: (name: string) => (name === 'ID' ? key.id : secret),
})

async function post(connector: WireConnector, { method, path, headers, body }: WireRequest) {
  const response = await fetch(connector.endpoint + path, {
    method,
    headers: { ...headers },
    ...(method === 'POST' ? { body } : {}),
  })
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

async function quote(connector: WireConnector, request: QuoteRequest, sent?: Sent) {
  return connector.read(await post(connector, connector.ask(request, sendingOf(sent))), request)
}

const named = (last: string, reference = 'q1'): QuoteRequest => {
  const risk = rentersIn({ state: 'TX' })
  return { reference, risk: { ...risk, insured: { ...risk.insured, last } }, today }
}

describe('the JSON side', () => {
  test('prices by the very plans of the carrier', async () => {
    const request = named('Example')
    const { connector } = ratePlan({ carrier: 'both', line: 'renters', plans, phone, validDays: 30 })
    const wanted = connector.rate(request)
    if (wanted.kind !== 'quoted') throw new Error('the plan does not price an ordinary risk')
    const { premium, period, bill, estimated, coverageText, expiresAt } = wanted
    expect(await quote(inJson(), request)).toMatchObject({
      kind: 'quoted',
      ...{ premium, period, bill, estimated, coverageText, expiresAt },
    })
  })

  test('gives the same question the same price and number, whoever asks', async () => {
    const once = await quote(inJson(), named('Example', 'q1'), { idempotencyKey: 'a' })
    expect(await quote(inJson(), named('Example', 'q2'), { idempotencyKey: 'b' })).toEqual(once)
  })

  test.each([
    ['a wrong secret', { secret: 'another secret of sixteen letters' }, 401],
    ['a time long past', { at: new Date(Date.now() - 400_000) }, 401],
  ])('refuses %s', async (_, sent, status) => {
    const connector = inJson()
    const reply = await post(connector, connector.ask(named('Example'), sendingOf(sent)))
    expect(reply.status).toBe(status)
  })

  test('refuses another question under a key that it knows', async () => {
    const connector = inJson()
    await quote(connector, named('Example'), { idempotencyKey: 'once' })
    const reply = await post(
      connector,
      connector.ask(named('Another'), sendingOf({ idempotencyKey: 'once' })),
    )
    expect(reply.status).toBe(409)
  })

  test('names what is wrong in a question that is no question', async () => {
    const connector = inJson()
    const { method, path, headers } = connector.ask(named('Example'), sendingOf())
    const timestamp = String(Math.floor(Date.now() / 1000))
    const body = '{"line":"boat"}'
    const signature = sign({ secret: key.secret, timestamp, method, path: `/both${path}`, body })
    const proof = { 'x-timestamp': timestamp, 'x-signature': signature }
    const reply = await post(connector, { method, path, headers: { ...headers, ...proof }, body })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.body)).toMatchObject({ error: 'bad_request', fields: [{ path: 'line' }] })
  })

  test('answers later by its ticket', async () => {
    const connector = inJson()
    const request = named('Pendergast')
    const taken = await quote(connector, request, { idempotencyKey: 'later' })
    if (taken.kind !== 'pending') throw new Error(`it was ${taken.kind}`)
    const reply = await post(connector, connector.poll(taken.ticket, sendingOf({ idempotencyKey: 'later' })))
    expect(connector.read(reply, request)).toMatchObject({ kind: 'quoted' })
  })

  test('breaks once, and answers when it is asked again', async () => {
    expect(await quote(inJson(), named('Brokenshire'), { idempotencyKey: 'broken' })).toMatchObject({
      kind: 'failed',
      cause: 'http',
    })
    expect(await quote(inJson(), named('Brokenshire'), { idempotencyKey: 'broken' })).toMatchObject({
      kind: 'quoted',
    })
  })
})

test('the ACORD side prices by the very plans of the carrier', async () => {
  const risk = autoIn({ state: 'TX' })
  const request: QuoteRequest = { reference: 'q1', risk, today }
  const { connector } = ratePlan({ carrier: 'both', line: 'auto', plans, phone, validDays: 30 })
  const wanted = connector.rate(request)
  if (wanted.kind !== 'quoted') throw new Error('the plan does not price an ordinary risk')
  const { premium, period, expiresAt } = wanted
  const outcome = await quote(inAcord(), request)
  expect(outcome).toMatchObject({
    kind: 'quoted',
    premium,
    period,
    expiresAt,
    bill: { total: wanted.bill.total },
  })
})

test('an ad network hears of the line and the state, and of nothing else', async () => {
  const ask = (body: object) =>
    fetch(`${sandbox.origin}/saffron/v1/ads`, { method: 'POST', body: JSON.stringify(body) })
  expect((await ask({ publisher: 'p', line: 'auto', state: 'TX' })).status).toBe(200)
  expect((await ask({ publisher: 'p', line: 'auto', state: 'TX', zip: '78701' })).status).toBe(400)
})

test('a carrier can be told to misbehave, and to be well again', async () => {
  const control = (body: string) => fetch(`${sandbox.origin}/both/control`, { method: 'POST', body })
  expect((await control('maintenance')).status).toBe(200)
  expect(await quote(inJson(), named('Ill'), { idempotencyKey: 'ill' })).toMatchObject({
    cause: 'maintenance',
  })
  expect((await control('')).status).toBe(200)
  expect(await quote(inJson(), named('Ill'), { idempotencyKey: 'ill' })).toMatchObject({ kind: 'quoted' })
  expect((await control('measles')).status).toBe(400)
})
