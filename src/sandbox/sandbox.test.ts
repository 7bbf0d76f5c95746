import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectorTo, named, openTestSandbox, protocols, quote } from '../../tests/rooms/sandbox.ts'
import { type Behavior, behaviors, endings } from './behaviors.ts'
import type { Sandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

/** The others take longer than a test does, or more than one call. */
const atOnce: readonly Behavior[] = ['declined', 'referred', 'malformed', 'needs data', 'repriced']

describe.each(protocols)('in %s', protocol => {
  const ask = (last: string, idempotencyKey: string) =>
    quote(connectorTo(sandbox, protocol), named(last), { idempotencyKey })

  test.each(Object.entries(behaviors).filter(([, behavior]) => atOnce.includes(behavior)))(
    '%s is %s (spec 4.4.13)',
    async (last, behavior) => {
      expect(await ask(last, last)).toMatchObject(endings[behavior][protocol])
    },
  )

  test('Repriceton learns that the cover is another one (spec 4.4.13)', async () => {
    const [plain, repriced] = [await ask('Example', 'plain'), await ask('Repriceton', 'repriced')]
    if (plain.kind !== 'quoted' || repriced.kind !== 'quoted') throw new Error('no price')
    expect(repriced.notes.length).toBeGreaterThan(plain.notes.length)
    expect(repriced.premium).toBe(plain.premium)
  })

  test('Brokenshire breaks once, and answers the repeat under the same key (spec 4.4.13)', async () => {
    expect(await ask('Brokenshire', 'broken')).toMatchObject({ kind: 'failed', cause: 'http' })
    expect(await ask('Brokenshire', 'broken')).toMatchObject({ kind: 'quoted' })
    expect(await ask('Brokenshire', 'other')).toMatchObject({ kind: 'failed', cause: 'http' })
  })
})

test.each(protocols)(
  'Busyfield is asked to come back, and answered then, in %s (spec 4.4.13)',
  async protocol => {
    const ask = () => quote(connectorTo(sandbox, protocol), named('Busyfield'), { idempotencyKey: 'busy' })
    expect(await ask()).toMatchObject({ kind: 'failed', cause: 'quota' })
    expect(await ask()).toMatchObject({ kind: 'quoted' })
  },
)

test('the record of calls has carrier, key and behavior, and nothing about the visitors', async () => {
  const own = await openTestSandbox()
  const request = named('Needmore')
  await quote(connectorTo(own, 'json'), request, { idempotencyKey: 'noted' })
  expect(own.calls()).toEqual([
    { carrier: 'both', key: 'noted', behavior: 'needs data', answeredAt: expect.any(Number) },
  ])
  expect(JSON.stringify(own.calls())).not.toContain('Needmore')
  await own.close()
})

test('a carrier takes its usual time, more or less, and an ad network too', async () => {
  const own = await openTestSandbox({ pace: 'typical' })
  const started = performance.now()
  const asks = [
    quote(connectorTo(own, 'json'), named('Example')).then(() => performance.now() - started),
    ads(own, 'saffron', plain).then(() => performance.now() - started),
  ]
  const [priced = 0, listed = 0] = await Promise.all(asks)
  // 900 and 400 ms, from six tenths on.
  expect(priced).toBeGreaterThan(535)
  expect(listed).toBeGreaterThan(235)
  await own.close()
})

const plain = { publisher: 'p', line: 'auto', state: 'TX' }
const ads = ({ origin }: Sandbox, carrier: string, body: object) =>
  fetch(`${origin}/${carrier}/v1/ads`, { method: 'POST', body: JSON.stringify(body) })

test('an ad network learns the line and the state, and nothing else', async () => {
  expect((await ads(sandbox, 'saffron', plain)).status).toBe(200)
  expect((await ads(sandbox, 'saffron', { ...plain, zip: '78701' })).status).toBe(400)
})

test('nobody answers for a carrier that does not live here', async () => {
  expect((await ads(sandbox, 'nobody', plain)).status).toBe(404)
})

test('a carrier misbehaves on command, and recovers on command', async () => {
  const control = (body: string) => fetch(`${sandbox.origin}/both/control`, { method: 'POST', body })
  const ask = () => quote(connectorTo(sandbox, 'json'), named('Ill'), { idempotencyKey: 'ill' })
  expect((await control('maintenance')).status).toBe(200)
  expect(await ask()).toMatchObject({ cause: 'maintenance' })
  expect((await control('')).status).toBe(200)
  expect(await ask()).toMatchObject({ kind: 'quoted' })
  expect((await control('measles')).status).toBe(400)
})
