import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import { type Quote, status } from '../src/contract/prices/status.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { carrier, quoted } from './support/panel.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { type Running, run } from './support/service.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

let server: CarrierServer
let replies: Readonly<Record<string, Outcome | number>>

beforeAll(async () => {
  server = await carrierServer(({ carrier, reply }) => reply(replies[carrier] ?? 500))
})
afterAll(() => server.close())

async function service(
  levels: Readonly<Record<string, number | undefined>>,
  url: string,
  { unwilling = [] }: { readonly unwilling?: readonly string[] } = {},
): Promise<Running> {
  const carriers = Object.entries(levels).map(([id, level]) => ({
    ...carrier(id, 4, server.connector(id)),
    level,
    ...(unwilling.includes(id) ? { estimates: false } : {}),
  }))
  return run({ carriers, env: { EGRESS_ALLOW: server.host, DATABASE_URL: url } })
}

/** What a new tenant sees once every carrier has answered or timed out, by carrier. */
async function shownBy({ visitor }: Running): Promise<Readonly<Record<string, Quote['price_info']>>> {
  const tenant = visitor()
  const done = await answerUntil(tenant, undefined, anotherRenter())
  const look = async () => {
    const { reply } = await tenant.call(status, { quote_id: done?.config.quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    return reply.data.result
  }
  await expect.poll(async () => (await look()).quote_status).toBe('complete')
  return Object.fromEntries((await look()).quotes.map(({ id, price_info }) => [id, price_info]))
}

const estimate = {
  type: 'price',
  estimated: true,
  source: 'similar plans',
  policy_period: 'month',
  premium: expect.stringMatching(/^\d+\.[0-9]0$/),
}

test('a carrier that fails or asks for more is shown with an estimate, if one can be made', async () => {
  const needs: Outcome = { kind: 'needs', fields: [{ path: 'risk.pets', prompt: 'How many pets?' }] }
  replies = { broken: 400, curious: needs, unknown: 400, well: quoted('14.84') }
  const running = await service(
    { broken: 1, curious: 1.2, unknown: undefined, well: 1 },
    await freshDatabaseUrl(),
  )
  onTestFinished(() => running.close())
  const { broken, curious, unknown, well } = await shownBy(running)
  expect(broken).toMatchObject(estimate)
  expect(curious).toMatchObject(estimate)
  expect(Number(curious?.premium)).toBeGreaterThan(Number(broken?.premium))
  expect(unknown).toEqual({ type: 'failed' })
  expect(well).toMatchObject({ premium: '14.84', estimated: false, source: 'insurer' })
})

test('a carrier that wants no estimates gets none: its card says why there is no price', async () => {
  const needs: Outcome = { kind: 'needs', fields: [{ path: 'risk.pets', prompt: 'How many pets?' }] }
  replies = { broken: 400, curious: needs, willing: 400 }
  const url = await freshDatabaseUrl()
  const levels = { broken: 1, curious: 1, willing: 1 }
  const running = await service(levels, url, { unwilling: ['broken', 'curious'] })
  onTestFinished(() => running.close())
  expect(await shownBy(running)).toMatchObject({
    broken: { type: 'failed' },
    curious: { type: 'unavailable', message: 'This insurer needs to know more than I asked you.' },
    willing: estimate,
  })
})

test('what is learned from prices outlives the process that saw them', async () => {
  const url = await freshDatabaseUrl()
  replies = { wren: quoted('14.84') }
  const first = await service({ wren: undefined }, url)
  expect((await shownBy(first)).wren).toMatchObject({ premium: '14.84' })
  await first.close()
  replies = { wren: 400 }
  const second = await service({ wren: undefined }, url)
  onTestFinished(() => second.close())
  const { wren } = await shownBy(second)
  expect(wren).toMatchObject(estimate)
  expect(Math.abs(Math.log(Number(wren?.premium) / 14.84))).toBeLessThan(0.15)
})
