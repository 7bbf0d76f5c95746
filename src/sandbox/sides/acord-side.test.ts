import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  connectorTo,
  driving,
  named,
  openTestSandbox,
  plans,
  post,
  quote,
  sendingOf,
} from '../../../tests/rooms/sandbox.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { Sandbox } from '../sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const connector = () => connectorTo(sandbox, 'acord')

test('a carrier prices by its own plans in ACORD', async () => {
  const expected = plans.auto.connector.rate(carrierRequest(driving()))
  if (expected.kind !== 'quoted') throw new Error('the plan does not price an ordinary risk')
  const { premium, period, expiresAt, bill } = expected
  expect(await quote(connectorTo(sandbox, 'acord', { line: 'auto' }), driving())).toMatchObject({
    kind: 'quoted',
    ...{ premium, period, expiresAt, bill: { total: bill.total } },
  })
})

test('the same question gets the same price and number in ACORD, whoever asks (spec 4.4.13)', async () => {
  const once = await quote(connector(), named('Example', 'q1'), { idempotencyKey: 'a' })
  expect(once.kind).toBe('quoted')
  expect(await quote(connector(), named('Example', 'q2'), { idempotencyKey: 'b' })).toEqual(once)
})

test.each([
  ['a wrong password', { secret: 'another secret of sixteen letters' }],
  ['a login of nobody', { id: 'footman' }],
])('whoever signs on with %s is refused', async (_, sent) => {
  const reply = await post(connector(), connector().ask(carrierRequest(named('Example')), sendingOf(sent)))
  expect(reply.status).toBe(401)
  expect(connector().read(reply, carrierRequest(named('Example')))).toMatchObject({
    kind: 'failed',
    cause: 'auth',
  })
})

test('the same request under the same RqUID gets the stored reply, another one is refused', async () => {
  const askFor = (last: string) =>
    connector().ask(carrierRequest(named(last)), sendingOf({ idempotencyKey: 'once' }))
  const once = await post(connector(), askFor('Example'))
  expect(once.status).toBe(200)
  expect((await post(connector(), askFor('Example'))).body).toBe(once.body)
  expect((await post(connector(), askFor('Another'))).status).toBe(409)
})

test.each(['', '<ACORD>', '<!DOCTYPE a><ACORD/>', '<ACORD><SignonRq/></ACORD>'])(
  'a document like %j is refused',
  async body => {
    const outgoing = connector().ask(carrierRequest(named('Example')), sendingOf())
    expect((await post(connector(), { ...outgoing, body })).status).toBe(400)
  },
)

test('a later answer comes by its RqUID, and nobody gets it without', async () => {
  const request = named('Pendergast')
  const pending = await quote(connector(), request, { idempotencyKey: 'later' })
  if (pending.kind !== 'pending') throw new Error(`it was ${pending.kind}`)
  const poll = (ticket: string) =>
    connector().poll({ ticket, request: carrierRequest(request), sending: sendingOf() })
  const reply = await post(connector(), poll(pending.ticket))
  expect(connector().read(reply, carrierRequest(request))).toMatchObject({ kind: 'quoted' })
  expect((await post(connector(), poll('nobody'))).status).toBe(404)
})
