import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { inWords, tellOf } from '../../../tests/rooms/connectors.ts'
import {
  connectorTo,
  key,
  named,
  openTestSandbox,
  plans,
  post,
  quote,
  sendingOf,
} from '../../../tests/rooms/sandbox.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { WireRequest } from '../../connectors/connector.ts'
import { sign } from '../../connectors/json-http/signature.ts'
import type { PetPlan } from '../../risk/words.ts'
import type { Sandbox } from '../sandbox.ts'
import { loadSides } from './sides.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const connector = () => connectorTo(sandbox, 'json')
const outgoingWith = (sent = {}, last = 'Example') =>
  connector().ask(carrierRequest(named(last)), sendingOf(sent))

/** Signs it again, whatever it says. */
function signed(request: WireRequest): WireRequest {
  const { method, path, body } = request
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = sign({ secret: key.secret, timestamp, method, path: `/both${path}`, body })
  return { ...request, headers: { ...request.headers, 'x-timestamp': timestamp, 'x-signature': signature } }
}

test('a carrier prices by its own plans in JSON', async () => {
  const request = named('Example')
  const rated = plans.renters.connector.rate(carrierRequest(request))
  const expected = inWords(rated, tellOf(plans.renters.words))
  if (rated.kind !== 'quoted' || expected.kind !== 'quoted')
    throw new Error('the plan does not price an ordinary risk')
  const { premium, period, bill, estimated, expiresAt } = expected
  expect(await quote(connector(), request)).toMatchObject({
    kind: 'quoted',
    ...{ premium, period, bill, estimated, coverage: rated.coverage, expiresAt },
  })
})

test('an insurer of one plan says that it follows no choice of plan, and says it of a price where one was made', async () => {
  const all = await openTestSandbox({ sides: loadSides() })
  onTestFinished(() => all.close())
  const quillfeather = connectorTo(all, 'json', { carrier: 'quillfeather' })
  const priceOf = (plan: PetPlan) => {
    const risk = petIn({ state: 'TX', answers: { plan: { choice: plan } } })
    return quote(quillfeather, { reference: 'q1', risk, today }, { idempotencyKey: plan })
  }
  const unrated = ['plan', 'deductible', 'reimbursement', 'annualLimit']
  const usual = await priceOf('ACCIDENT_AND_ILLNESS')
  expect(usual).toMatchObject({ unrated, notes: [] })
  const other = await priceOf('WELLNESS')
  expect(other).toMatchObject({
    premium: usual.kind === 'quoted' && usual.premium,
    unrated,
    notes: [{ key: 'note.unratedCovers', values: { covers: ['plan'] } }],
  })
})

test('the same question gets the same price and number, whoever asks (spec 4.4.13)', async () => {
  const once = await quote(connector(), named('Example', 'q1'), { idempotencyKey: 'a' })
  expect(once.kind).toBe('quoted')
  expect(await quote(connector(), named('Example', 'q2'), { idempotencyKey: 'b' })).toEqual(once)
  const afresh = await openTestSandbox()
  expect(await quote(connectorTo(afresh, 'json'), named('Example', 'q3'))).toEqual(once)
  await afresh.close()
})

test.each([
  ['with a wrong secret', { secret: 'another secret of sixteen letters' }],
  ['of nobody it knows', { id: 'footman' }],
  ['of a time long past', { at: new Date(Date.now() - 310_000) }],
  ['of a time to come', { at: new Date(Date.now() + 310_000) }],
])('a question %s is refused', async (_, sent) => {
  expect(await post(connector(), outgoingWith(sent))).toMatchObject({
    status: 401,
    body: '{"error":"unauthorized"}',
  })
})

test('a question of four minutes ago is taken', async () => {
  const sent = { at: new Date(Date.now() - 240_000), idempotencyKey: 'late' }
  expect(await post(connector(), outgoingWith(sent))).toMatchObject({ status: 200 })
})

test.each<[string, (request: WireRequest) => WireRequest]>([
  ['changed on its way', request => ({ ...request, body: `${request.body} ` })],
  ['sent to another address', request => ({ ...request, path: `${request.path}?again` })],
  ['without a signature', request => ({ ...request, headers: { ...request.headers, 'x-signature': '' } })],
])('a question that was %s is refused', async (_, change) => {
  expect(await post(connector(), change(outgoingWith()))).toMatchObject({ status: 401 })
})

test('the same question under the same key gets the stored reply', async () => {
  const once = await post(connector(), outgoingWith({ idempotencyKey: 'twice' }))
  expect(once.status).toBe(200)
  const again = await post(connector(), outgoingWith({ idempotencyKey: 'twice' }))
  expect(again.body).toBe(once.body)
})

test('another question under a used key is refused', async () => {
  await post(connector(), outgoingWith({ idempotencyKey: 'once' }))
  const reply = await post(connector(), outgoingWith({ idempotencyKey: 'once' }, 'Another'))
  expect(reply).toMatchObject({ status: 409, body: '{"error":"idempotency_conflict"}' })
})

test('a question without a key is refused by its name', async () => {
  const { 'idempotency-key': _, ...headers } = outgoingWith().headers
  const reply = await post(connector(), { ...outgoingWith(), headers })
  expect(reply.status).toBe(400)
  expect(JSON.parse(reply.body)).toMatchObject({
    error: 'bad_request',
    fields: [{ path: 'Idempotency-Key' }],
  })
})

test.each([
  ['{"line":"boat"}', 'line'],
  ['{', ''],
])('what is wrong in %s is named', async (body, path) => {
  const reply = await post(connector(), signed({ ...outgoingWith(), body }))
  expect(reply.status).toBe(400)
  expect(JSON.parse(reply.body)).toMatchObject({ error: 'bad_request', fields: [{ path }] })
})

test.each([
  ['a state where the carrier has no license', rentersIn({ state: 'HI' })],
  ['a line that the carrier does not sell', petIn({ state: 'TX' })],
])('%s is refused', async (_, risk) => {
  const outgoing = connector().ask(
    carrierRequest({ reference: 'q1', risk, today }),
    sendingOf({ idempotencyKey: risk.line }),
  )
  const reply = await post(connector(), outgoing)
  expect(reply).toMatchObject({ status: 422, body: '{"error":"unsupported_state_or_line"}' })
})

test('an ad network prices nothing', async () => {
  const saffron = connectorTo(sandbox, 'json', { carrier: 'saffron' })
  expect(await post(saffron, saffron.ask(carrierRequest(named('Example')), sendingOf()))).toMatchObject({
    status: 422,
  })
})

test('a later answer comes by its ticket, and nobody gets it without', async () => {
  const request = named('Pendergast')
  const pending = await quote(connector(), request, { idempotencyKey: 'later' })
  if (pending.kind !== 'pending') throw new Error(`it was ${pending.kind}`)
  expect(pending.pollAfterMs).toBe(2000)
  const poll = (ticket: string) =>
    connector().poll({
      ticket,
      request: carrierRequest(request),
      sending: sendingOf({ idempotencyKey: 'later' }),
    })
  const reply = await post(connector(), poll(pending.ticket))
  expect(connector().read(reply, carrierRequest(request))).toMatchObject({ kind: 'quoted' })
  expect(await post(connector(), poll(`${pending.ticket}x`))).toMatchObject({ status: 400 })
})
