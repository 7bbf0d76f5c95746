import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carrierRequest } from '../../../src/connectors/carrier-request.ts'
import type { Next, Outcome, Pending, Quoted, WireConnector } from '../../../src/connectors/connector.ts'
import type { OutgoingCall } from '../../../src/server/platform/outgoing/outgoing.ts'
import { today } from '../../../tests/carriers/samples/sample.ts'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { bent, expectHonest } from '../../../tests/rooms/bent-replies.ts'
import { serveShape } from '../../../tests/support/shapes.ts'
import { askEndpoint, type Exchange } from '../ask-endpoint.ts'
import { type Shape, shapeNames } from './shapes.ts'

const risks = {
  flat: rentersIn({ state: 'TX' }),
  gateway: autoIn({ state: 'TX' }),
  tiers: homeownerIn({ state: 'TX' }),
} as const satisfies Record<Shape, unknown>

async function send({ endpoint, request: { method, path, headers, body } }: OutgoingCall) {
  const reply = await fetch(`${endpoint}${path}`, { method, headers, ...(body === '' ? {} : { body }) })
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
}

/** How an example reads a reply about somebody in Texas, and the sound one that its sandbox gives. */
async function soundOf(shape: Shape) {
  const { carrier, env, close } = await serveShape(shape)
  const { line } = risks[shape]
  const { connector, needs = [] } = carrier.lines[line] ?? expect.fail(`${shape} writes no ${line}`)
  if (connector.via !== 'wire') throw new Error(`${shape} is not reached over a wire`)
  const heard: Exchange[] = []
  await askEndpoint(
    {
      ...{ carrier: carrier.id, line, connector, needs, today, send },
      secret: name => env[name],
      heard: exchange => heard.push(exchange),
      pause: async () => {},
    },
    'TX',
  )
  await close()
  const reply = heard.at(-1)?.reply
  if (reply === undefined || typeof reply === 'string') throw new Error(`${shape} did not answer: ${reply}`)
  const request = carrierRequest({ reference: 'q1', risk: risks[shape], today })
  return { read: readBy(connector, request), sound: JSON.parse(reply.body) as unknown }
}

function readBy(connector: WireConnector, request: Parameters<WireConnector['read']>[1]) {
  return (body: string, status = 200, contentType = 'application/json') =>
    connector.read({ status, headers: { 'content-type': contentType, location: '/x' }, body }, request)
}

/** Every amount that a reply may mean, in cents: of its numbers and texts, as dollars and as cents. */
function amountsIn(reply: unknown): readonly number[] {
  if (typeof reply === 'object' && reply !== null) return Object.values(reply).flatMap(amountsIn)
  const number = Number(String(reply).replaceAll(/[$,]/g, ''))
  return [Math.round(number), Math.round(number * 100), Math.floor(number * 100)]
}

const pricesOf = (outcome: Quoted): readonly Quoted[] => [outcome, ...(outcome.others ?? [])]

/** Each premium and each line of a bill stands in the reply. */
function expectGiven(outcome: Outcome | Pending | Next, reply: unknown): void {
  if (outcome.kind !== 'quoted') return
  const given = new Set(amountsIn(reply))
  for (const { bill } of pricesOf(outcome))
    for (const amount of [bill.premium, ...[...bill.fees, ...bill.surcharges].map(one => one.amount)])
      expect(given).toContain(Math.round(Number(amount) * 100))
}

describe.each(shapeNames)('whatever the API of the example %s replies', shape => {
  it('is read without a throw, and never as a price that it did not give', async () => {
    const { read, sound } = await soundOf(shape)
    expect(read(JSON.stringify(sound)).kind).toBe('quoted')
    const kinds = new Set<string>()
    const statuses = fc.oneof(
      { weight: 9, arbitrary: fc.constant(200) },
      { weight: 1, arbitrary: fc.constantFrom(201, 202, 204, 302, 418, 422, 500) },
    )
    fc.assert(
      fc.property(bent(sound), statuses, (reply, status) => {
        const outcome = read(JSON.stringify(reply), status)
        kinds.add(outcome.kind)
        expectHonest(outcome)
        expectGiven(outcome, reply)
      }),
      { numRuns: 1_500, seed: 7 },
    )
    // Otherwise the test tried nothing.
    expect([...kinds]).toEqual(expect.arrayContaining(['quoted', 'failed']))
  })

  it('is no price where an amount is none, and no document where it is none', async () => {
    const { read, sound } = await soundOf(shape)
    const text = JSON.stringify(sound)
    for (const amount of ['-42', '0', '1e999', '99999999999', '"NaN"', 'null', '[]', '{}', 'true'])
      expect([amount, read(text.replaceAll(amounts, `$1${amount}`)).kind]).toEqual([amount, 'failed'])
    expect(read(text, 200, 'text/html').kind).toBe('failed')
    if (shape === 'gateway') expect(read(text.replace('"USD"', '"CAD"')).kind).toBe('failed')
    for (const body of [
      text.slice(0, text.length / 2),
      '',
      '[]',
      '"RATED"',
      '['.repeat(500_000),
      '{"a":'.repeat(100_000),
    ])
      expect(read(body).kind).toBe('failed')
  })
})

/** The members with premiums, fees and totals of all three. */
const amounts = /("(?:PremiumAmt|TotalAmt|base|total|cents)":)(?:"[^"]*"|[\d.]+)/g
