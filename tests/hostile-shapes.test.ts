import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shapeNames } from '../scripts/carrier/shapes/shapes.ts'
import { type Fault, faults } from '../src/sandbox/behaviors.ts'
import { endedOffers } from './support/ended-offers.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { giveAll, pagesFor } from './support/shape-visitors.ts'
import { type ServedShape, serveShape } from './support/shapes.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

/** Of the network, and those that no shape is needed for; what a mapping reads is bent in scripts/carrier/shapes/any-reply.test.ts. */
const tried = [
  ...(['reset', 'half open', 'slow headers', 'drip', 'flood', 'bomb', 'redirect inward'] as const),
  ...(['wrong content type', 'truncated', 'unauthorized', 'not appointed', 'too many requests'] as const),
  'maintenance',
] satisfies readonly Fault[]

const sealKeys = `k1:${randomBytes(32).toString('base64')}`
let served: readonly (ServedShape & { readonly shape: string; readonly fault: Fault })[]
let service: Running

beforeAll(async () => {
  served = await Promise.all(
    shapeNames.flatMap(shape =>
      tried.map(async fault => ({ ...(await serveShape(shape, fault)), shape, fault })),
    ),
  )
  service = await run({
    // An estimate would stand in for what went wrong.
    carriers: served.map(({ carrier }) => ({ ...carrier, estimates: false })),
    env: {
      ...Object.assign({}, ...served.map(({ env }) => env)),
      EGRESS_ALLOW: served.map(({ sandbox }) => sandbox.host).join(),
      SEAL_KEYS: sealKeys,
    },
  })
})
afterAll(async () => {
  await service.close()
  for (const { close } of served) await close()
})

/** Gives every insurer of a line what it needs, as fast as a page can be filled in. */
async function askedOfAll(shape: string) {
  const insurers = served.filter(one => one.shape === shape)
  const [{ carrier }] = [insurers[0] ?? expect.fail(`no ${shape}`)]
  const { visitor, id } = await visitorWithPrices(service, pagesFor(carrier, 'Example'))
  for (const one of insurers) await giveAll(visitor, id, one.carrier)
  const { result } = await untilComplete(visitor, id)
  return { insurers, cards: result.quotes, ended: await endedOffers({ ...service, sealKeys }, id) }
}

test('hostile insurers of every shape each end as an honest failure, and none of them with a price', async () => {
  const all = await Promise.all(shapeNames.map(askedOfAll))
  const ends = all.flatMap(({ insurers, ended, cards }) =>
    insurers.map(({ shape, fault, carrier }) => {
      const card = cards.find(one => one.id === carrier.id)
      return { shape, fault, outcome: ended.get(carrier.id)?.outcome, shown: card?.price_info.type }
    }),
  )
  expect(ends).toEqual(
    served.map(({ shape, fault }) => ({
      ...{ shape, fault, shown: 'failed' },
      outcome: expect.objectContaining(faults[fault].json),
    })),
  )
  expect(served.filter(({ sandbox }) => sandbox.trespasses() > 0)).toEqual([])
}, 120_000)
