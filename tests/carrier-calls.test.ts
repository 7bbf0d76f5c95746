import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Outcome, Pending, WireTerms } from '../src/connectors/connector.ts'
import { askable } from '../src/risk/askable.ts'
import { type CallCarrier, makeCallCarrier } from '../src/server/asking/call-carrier.ts'
import { makePace } from '../src/server/asking/pacing/pace.ts'
import { sendAlone } from '../src/server/asking/send-alone.ts'
import type { Database } from '../src/server/platform/database/database.ts'
import { type Outgoing, openOutgoing } from '../src/server/platform/outgoing/outgoing.ts'
import { rentersIn } from './carriers/samples/sample-renters.ts'
import { freshDatabase } from './support/database.ts'
import { type Call, type CarrierServer, carrierServer } from './support/wire.ts'

const refusal: Outcome = { kind: 'unavailable', message: { text: 'Not in this town yet.' } }
const risk = askable(rentersIn({ state: 'TX' }))

let database: Database
let server: CarrierServer
let outgoing: Outgoing
let answer: (call: Call) => void
let call: CallCarrier

beforeEach(async () => {
  database = await freshDatabase()
  answer = ({ reply }) => reply(refusal)
  server = await carrierServer(request => answer(request))
  outgoing = openOutgoing({ allow: [server.host] })
  call = makeCallCarrier({ send: sendAlone(outgoing), pace: makePace(database.db) })
})
afterEach(async () => {
  await outgoing.close()
  await server.close()
})

interface CarrierAndTime {
  readonly carrier?: string
  readonly terms?: Partial<WireTerms>
  readonly ms?: number
  readonly stopping?: AbortSignal
  /** Ends the call's time, which never runs out by itself in these tests. */
  readonly timeUp?: AbortSignal
  readonly ticket?: string
  /** Whether the question may still be sent. */
  readonly isWanted?: boolean
  /** Its own process. */
  readonly by?: CallCarrier
}

function ask({
  carrier = 'wren',
  terms = {},
  ms = 600_000,
  stopping,
  timeUp,
  ticket,
  isWanted = true,
  by = call,
}: CarrierAndTime = {}) {
  return by(
    {
      carrier,
      connector: server.connector(carrier, terms),
      request: { reference: 'q1', risk, today: '2026-11-21' },
      ticket: ticket ?? null,
      noteSending: async () => isWanted,
      sending: { idempotencyKey: `key of ${carrier}`, disclosed: '2026-11-21', secret: name => name },
    },
    {
      endsAt: Date.now() + ms,
      timeUp: timeUp ?? AbortSignal.timeout(ms),
      stopping: stopping ?? new AbortController().signal,
    },
  )
}

/** Sends these replies in order, and repeats the last. */
function inTurn(...replies: (Outcome | Pending | number)[]): () => number {
  let calls = 0
  answer = ({ reply }) => {
    reply(replies[Math.min(calls, replies.length - 1)] ?? refusal)
    calls += 1
  }
  return () => calls
}

describe('a question in steps', () => {
  test('goes on at once, repeats only the step that failed, and does not go on for ever', async () => {
    const paths: string[] = []
    const replies = [{ kind: 'next', ticket: '1' }, 503, refusal] as const
    answer = ({ reply, path }) => reply(replies[paths.push(path) - 1] ?? refusal)
    const { result, calls } = await ask()
    expect(result).toEqual(refusal)
    expect(paths).toEqual(['/quotes', '/tickets/1', '/tickets/1'])
    expect(calls.map(({ ended }) => ended)).toEqual([200, 503, 200])
    answer = ({ reply }) => reply({ kind: 'next', ticket: '1' })
    const endless = await ask({ carrier: 'endless' })
    expect(endless.result).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
    expect(endless.calls).toHaveLength(4)
  })
})

describe('a call', () => {
  test('that fails temporarily is repeated once, under the same key', async () => {
    const calls = inTurn(503, refusal)
    const { result, calls: made } = await ask()
    expect(result).toEqual(refusal)
    expect(calls()).toBe(2)
    expect(made.map(({ ended }) => ended)).toEqual([503, 200])
    expect(new Set(server.keys.get('wren'))).toEqual(new Set(['key of wren']))
    inTurn(503)
    expect((await ask()).calls).toHaveLength(2)
  })

  test('whose reply was lost is repeated only if the carrier treats both as one', async () => {
    const cut = () => {
      let calls = 0
      answer = ({ reply, request }) => {
        calls += 1
        if (calls === 1) request.socket.destroy()
        else reply(refusal)
      }
    }
    cut()
    expect((await ask({ terms: { repeatSafe: true } })).result).toEqual(refusal)
    cut()
    const { result, calls } = await ask({ carrier: 'old', terms: { repeatSafe: false } })
    expect(result).toMatchObject({ kind: 'failed', cause: 'network' })
    expect(calls).toHaveLength(1)
  })

  test('that was never sent is repeated for every carrier', async () => {
    await server.close()
    const { result, calls } = await ask({ terms: { repeatSafe: false } })
    expect(result).toMatchObject({ kind: 'failed', cause: 'refused' })
    expect(calls).toHaveLength(2)
    server = await carrierServer(request => answer(request))
  })

  test('is not sent when its quote was erased while it waited for its turn', async () => {
    let asked = 0
    answer = ({ reply }) => {
      asked += 1
      reply(refusal)
    }
    expect((await ask({ isWanted: false })).result).toMatchObject({ kind: 'failed' })
    expect(asked).toBe(0)
  })

  test('ends at its deadline, and is not repeated then', async () => {
    const timeUp = new AbortController()
    answer = () => timeUp.abort(new DOMException('time is up', 'TimeoutError'))
    const { result, calls } = await ask({ timeUp: timeUp.signal })
    expect(result).toMatchObject({ kind: 'failed', cause: 'timeout' })
    expect(calls).toHaveLength(1)
  })

  test('is abandoned when the service stops: another process will ask', async () => {
    const stopping = new AbortController()
    answer = () => stopping.abort()
    await expect(ask({ stopping: stopping.signal })).rejects.toThrow()
  })

  test('asks again with the ticket of a pending answer', async () => {
    const paths: string[] = []
    answer = ({ path, reply }) => {
      paths.push(path)
      reply(paths.length === 1 ? { kind: 'pending', pollAfterMs: 10, ticket: 't7' } : refusal)
    }
    expect((await ask()).result).toEqual({ kind: 'pending', pollAfterMs: 10, ticket: 't7' })
    expect((await ask({ ticket: 't7' })).result).toEqual(refusal)
    expect(paths).toEqual(['/quotes', '/tickets/t7'])
  })

  test('waits for its turn when a carrier limits calls per second, across all machines', async () => {
    const other = makeCallCarrier({ send: sendAlone(outgoing), pace: makePace(database.work) })
    const times: number[] = []
    answer = ({ reply }) => {
      times.push(performance.now() - began)
      reply(refusal)
    }
    const began = performance.now()
    await Promise.all([call, other, call, other, call].map(by => ask({ by, terms: { perSecond: 10 } })))
    // None before its turn; how much later depends on the machine.
    for (const [nth, time] of times.entries()) expect(time, String(nth)).toBeGreaterThan(nth * 100 - 20)
  })

  test.each([429, 503])(
    'that is refused with a %i and a time is put off, and no process calls the carrier until then',
    async status => {
      answer = ({ reply }) => reply(status, { 'retry-after': '30' })
      const { result, calls } = await ask({ terms: { repeatSafe: false } })
      expect(result).toMatchObject({ kind: 'put off', afterMs: 30_000, ticket: null })
      expect(calls).toHaveLength(1)
      const other = makeCallCarrier({ send: sendAlone(outgoing), pace: makePace(database.work) })
      const second = await ask({ by: other, ticket: 't7' })
      expect(second.result).toMatchObject({ kind: 'put off', ticket: 't7', instead: { cause: 'quota' } })
      expect(server.keys.get('wren')).toHaveLength(1)
      // Others are not quiet.
      answer = ({ reply }) => reply(refusal)
      expect((await ask({ carrier: 'robin', by: other })).result).toEqual(refusal)
    },
  )

  test('is made again once the time that the carrier asked for is over', async () => {
    answer = ({ reply }) => reply(429, { 'retry-after': '1' })
    await ask()
    const began = performance.now()
    answer = ({ reply }) => reply(refusal)
    await expect.poll(async () => (await ask()).result, { timeout: 5000 }).toEqual(refusal)
    expect(performance.now() - began).toBeGreaterThan(900)
  })

  test('that is refused with a 429 without a time is repeated once, even where the carrier takes no repeat', async () => {
    const calls = inTurn(429, refusal)
    expect((await ask({ terms: { repeatSafe: false } })).result).toEqual(refusal)
    expect(calls()).toBe(2)
    inTurn(503, refusal)
    expect((await ask({ carrier: 'old', terms: { repeatSafe: false } })).calls).toHaveLength(1)
  })

  test('goes at the pace of its gateway, and is quiet with all that come through it', async () => {
    const gateways = [{ host: server.host, perSecond: 10 }]
    const began = performance.now()
    const carriers = ['wren', 'robin', 'heron']
    await Promise.all(carriers.map(carrier => ask({ carrier, terms: { gateways } })))
    expect(performance.now() - began).toBeGreaterThan(180)
    answer = ({ reply }) => reply(429, { 'retry-after': '30' })
    await ask({ carrier: 'wren', terms: { gateways } })
    const { result } = await ask({ carrier: 'robin', terms: { gateways } })
    expect(result).toMatchObject({ kind: 'put off' })
    expect(server.keys.get('robin')).toHaveLength(1)
  })

  test('fails honestly when its turn comes after its deadline', async () => {
    await ask({ terms: { perSecond: 1 } })
    const { result } = await ask({ terms: { perSecond: 1 }, ms: 500 })
    expect(result).toMatchObject({ kind: 'failed', cause: 'quota' })
    expect(server.keys.get('wren')).toHaveLength(1)
  })
})

describe('a breaker', () => {
  /** Asks this many times; without retries, so that each is one call. */
  async function askTimes(times: number) {
    for (let nth = 0; nth < times; nth += 1) await ask({ terms: { repeatSafe: false } })
  }

  test('opens once half of ten calls within a minute failed: nobody waits for that carrier then, and others are asked', async () => {
    inTurn(refusal)
    await askTimes(5)
    const calls = inTurn(500)
    await askTimes(5)
    expect(calls()).toBe(5)
    const { result, calls: made, isBreakerOpen } = await ask()
    expect(result).toMatchObject({ kind: 'failed', cause: 'maintenance' })
    expect([made, isBreakerOpen]).toEqual([[], true])
    expect(calls()).toBe(5)
    inTurn(refusal)
    expect((await ask({ carrier: 'robin' })).result).toEqual(refusal)
  })

  test('stays closed for a few failures among many calls, and for five odd quotes in a row', async () => {
    const calls = inTurn(500, 500, 500, 500, 500, refusal)
    await askTimes(15)
    expect(calls()).toBe(15)
  })

  test.each([400, 404, 409, 422])(
    'stays closed for a %i, however often: the carrier works and refuses a request',
    async status => {
      const calls = inTurn(status)
      await askTimes(12)
      expect(calls()).toBe(12)
    },
  )

  test('stays closed for refusals, however many', async () => {
    inTurn({ kind: 'declined', code: 'x', message: { text: 'We write houses only.' } })
    for (let nth = 0; nth < 8; nth += 1) expect((await ask()).result.kind).toBe('declined')
  })
})

test('retries are at most a tenth of the calls, once the first ten are used up', async () => {
  const calls = inTurn(503)
  const carriers = Array.from({ length: 60 }, (_, nth) => `carrier-${nth}`)
  await Promise.all(carriers.map(carrier => ask({ carrier })))
  expect(calls()).toBeGreaterThanOrEqual(60 + 10)
  expect(calls()).toBeLessThanOrEqual(60 + 10 + 6)
})

test('a carrier that sends a byte at a time delays nobody else', async () => {
  answer = ({ carrier, reply, response }) => {
    if (carrier !== 'slow') return reply(refusal)
    const drip = setInterval(() => response.write(' '), 20)
    onTestFinished(() => clearInterval(drip))
  }
  const timeUp = new AbortController()
  const slow = ask({ carrier: 'slow', timeUp: timeUp.signal })
  await expect.poll(() => server.keys.get('slow')).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, (_, nth) => ask({ carrier: `quick-${nth}` })))
  timeUp.abort(new DOMException('time is up', 'TimeoutError'))
  expect((await slow).result).toMatchObject({ kind: 'failed', cause: 'timeout' })
})
