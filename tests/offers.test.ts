import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../src/connectors/connector.ts'
import type { AskCarrier } from '../src/server/asking/ask-carrier.ts'
import { fanOut, makeOfferQueue, offersQueue, sweepOverdue } from '../src/server/asking/fan-out.ts'
import type { Database } from '../src/server/platform/database/database.ts'
import { type JobQueue, openJobQueue } from '../src/server/platform/jobs/job-queue.ts'
import { makeSealer } from '../src/server/platform/seal.ts'
import {
  makeOfferStore,
  type Offer,
  type OfferStore,
  type Settled,
} from '../src/server/store/carriers/offer-store.ts'
import type { NewOffer, OfferQueue } from '../src/server/store/rows/new-offers.ts'
import type { Quote } from '../src/server/store/rows/quote.ts'
import { makeQuoteStore, type QuoteStore } from '../src/server/store/rows/quote-store.ts'
import { visitorOf } from '../src/server/store/rows/visitor.ts'
import { freshDatabase } from './support/database.ts'
import { quiet } from './support/quiet.ts'

const visitor = visitorOf('ann')
const twelve = Array.from({ length: 12 }, (_, nth) => `carrier-${nth}`)
const refusal = { kind: 'unavailable', message: { text: 'Not in this town yet.' } } as const
const settledAnswer = { outcome: refusal, standIn: false } as const
const standIn = { kind: 'unavailable', message: { text: 'In place of an answer.' } } as const

let database: Database
let quotes: QuoteStore
let offers: OfferStore

beforeEach(async () => {
  database = await freshDatabase()
})

function makeStores(queue: OfferQueue): void {
  const { db } = database
  const sealer = makeSealer([{ name: 'k1', key: randomBytes(32) }])
  quotes = makeQuoteStore({ db, sealer, retentionDays: 30, queue })
  offers = makeOfferStore({ db, queue })
}

/** A quote of another visitor. */
async function visit(nth: number, newOffers: NewOffer[]): Promise<Quote> {
  const started = await quotes.start({ visitor: visitorOf(`visitor ${nth}`), line: 'renters', answers: {} })
  return completed(newOffers, started?.quote)
}

async function completed(newOffers: NewOffer[], from?: Quote): Promise<Quote> {
  const quote = from ?? (await quotes.start({ visitor, line: 'renters', answers: {} }))?.quote
  const saved = quote && (await quotes.save({ quote, answers: quote.answers, offers: newOffers }))
  if (!saved) throw new Error('the quote was not saved')
  return saved
}

/** Longer than any machine takes for a test: nothing ends by time in tests that are not about time. */
const hourMs = 3_600_000

function openFor(ms: number, carriers: string[]): NewOffer[] {
  return carriers.map(carrier => ({ carrier, deadline: new Date(Date.now() + ms), callMs: ms, atOnce: 8 }))
}

/** How many offers of the quote's round are open. */
async function countOpen(quote: Quote): Promise<number> {
  return (await offers.offersOf(quote)).filter(({ state }) => state === 'open').length
}

describe('settling', () => {
  beforeEach(() => makeStores({ add: async () => {}, wake() {} }))

  test('twelve offers at once brings the open ones to zero, each counted once', async () => {
    const quote = await completed(openFor(hourMs, twelve))
    expect(await countOpen(quote)).toBe(12)
    const settle = (carrier: string) =>
      offers.settle({ quote, carrier, outcome: { ...refusal, message: { text: carrier } }, standIn: false })
    // Each carrier answers twice at the same moment; one of the two counts.
    const settled = await Promise.all([...twelve, ...twelve].map(settle))
    expect(settled.filter(Boolean)).toHaveLength(12)
    expect(await countOpen(quote)).toBe(0)
    for (const offer of await offers.offersOf(quote)) {
      expect(offer).toMatchObject({ state: 'done', outcome: { message: { text: offer.carrier } } })
    }
  })

  test('a late outcome of an earlier round changes nothing', async () => {
    const first = await completed(openFor(hourMs, ['bramble']))
    const second = await completed(openFor(hourMs, ['bramble']), first)
    expect(await offers.settle({ ...settledAnswer, quote: first, carrier: 'bramble' })).toBe(false)
    expect(await offers.offersOf(second)).toMatchObject([{ round: 2, state: 'open' }])
    expect(await countOpen(second)).toBe(1)
  })

  test('while a new round begins closes none of its offers', async () => {
    let quote = await completed(openFor(hourMs, twelve))
    for (let round = 1; round <= 8; round += 1) {
      const settles = twelve.map(carrier =>
        offers.settle({ ...settledAnswer, quote: { ...quote, round }, carrier }),
      )
      const [next] = await Promise.all([completed(openFor(hourMs, twelve), quote), ...settles])
      quote = next
      expect(await countOpen(quote)).toBe(12)
    }
  })

  test('an offer of an erased quote changes nothing', async () => {
    const quote = await completed(openFor(hourMs, ['bramble']))
    await quotes.erase(quote)
    expect(await offers.settle({ ...settledAnswer, quote, carrier: 'bramble' })).toBe(false)
  })

  test('an answer replaces the estimate that stood in for it, and nothing replaces an answer', async () => {
    const quote = await completed(openFor(hourMs, ['bramble']))
    const settle = (outcome: Settled['outcome'], isStandIn: boolean) =>
      offers.settle({ quote, carrier: 'bramble', outcome, standIn: isStandIn })
    expect(await settle(standIn, true)).toBe(true)
    expect(await countOpen(quote)).toBe(0)
    expect(await settle(null, true)).toBe(false)
    expect(await settle(refusal, false)).toBe(true)
    expect(await settle(standIn, true)).toBe(false)
    expect(await settle(standIn, false)).toBe(false)
    expect(await countOpen(quote)).toBe(0)
    expect(await offers.offersOf(quote)).toMatchObject([{ state: 'done', outcome: refusal }])
  })

  test('the sweep ends only offers whose window has closed, with an estimate or nothing', async () => {
    const quote = await completed([...openFor(-1, ['late', 'later']), ...openFor(hourMs, ['early'])])
    expect(await offers.overdue(new Date())).toHaveLength(2)
    await offers.postpone({
      quote,
      ticket: 't1',
      calls: [],
      meanwhile: standIn,
      again: { job: { quoteId: quote.id, carrier: 'later', round: 1 }, callMs: 1, atOnce: 1 },
    })
    expect(await offers.offersOf(quote)).toMatchObject([{}, {}, { state: 'open', outcome: standIn }])
    sweep(() => refusal)
    await expect.poll(() => countOpen(quote), { interval: 20 }).toBe(1)
    expect(await offers.offersOf(quote)).toMatchObject([
      { carrier: 'early', state: 'open' },
      { carrier: 'late', state: 'done', outcome: refusal },
      { carrier: 'later', state: 'done', outcome: standIn },
    ])
  })

  test('never depends on one process: the sweep ends an offer that no process took up', async () => {
    const quote = await completed(openFor(300, ['bramble']))
    sweep(() => null)
    await expect.poll(() => countOpen(quote), { interval: 20 }).toBe(0)
  })

  test('does not wait for a quote that nobody can open', async () => {
    const quote = await completed(openFor(-1, ['bramble']))
    const closedTo = { readAny: () => Promise.reject(new Error('no such key')) }
    sweep(() => standIn, closedTo)
    await expect.poll(async () => (await offers.offersOf(quote))[0]?.state).toBe('done')
  })

  test('by outcome and by two sweeps at once counts each offer once', async () => {
    const quote = await completed(openFor(-1, twelve))
    sweep(() => null)
    sweep(() => standIn)
    await Promise.all(twelve.map(carrier => offers.settle({ ...settledAnswer, quote, carrier })))
    expect(await countOpen(quote)).toBe(0)
  })

  function sweep(estimate: () => Settled['outcome'], from: Pick<QuoteStore, 'readAny'> = quotes): void {
    const stopping = new AbortController()
    onTestFinished(() => stopping.abort())
    const estimated = async () => estimate()
    const { signal } = stopping
    sweepOverdue({ quotes: from, offers, estimate: estimated, logSettled() {}, signal, log: quiet })
  }
})

describe('the queue', () => {
  let jobs: JobQueue

  /** Asks with the given function; its answers count as the carriers' own. */
  async function serve(
    say: (carrier: string, stopping: AbortSignal) => Promise<Outcome>,
    ask: AskCarrier = async ({ carrier }, stopping) => ({
      kind: 'settled',
      outcome: await say(carrier, stopping),
      standIn: false,
      calls: [],
    }),
  ): Promise<void> {
    jobs = await openJobQueue({ url: database.url, queues: [offersQueue], log: quiet })
    onTestFinished(() => jobs.stop())
    makeStores(makeOfferQueue(jobs))
    fanOut({ jobs, quotes, offers, ask, logSettled() {}, log: quiet })
  }

  async function untilDone(quote: Quote): Promise<void> {
    await expect.poll(() => countOpen(quote), { interval: 20 }).toBe(0)
  }

  test('asks every carrier of an open offer once and stores its answer', async () => {
    const calls: string[] = []
    await serve(async carrier => {
      calls.push(carrier)
      return { ...refusal, message: { text: carrier } }
    })
    const quote = await completed([...openFor(hourMs, twelve), { carrier: 'rated', outcome: refusal }])
    await untilDone(quote)
    expect(calls.toSorted()).toEqual(twelve.toSorted())
    expect(await offers.offersOf(quote)).toHaveLength(13)
  })

  test('lets no carrier wait for a slower one', async () => {
    const gate = Promise.withResolvers<void>()
    await serve(async carrier => {
      if (carrier === 'slow') await gate.promise
      return refusal
    })
    const quote = await completed([...openFor(hourMs, ['slow', ...twelve])])
    await expect.poll(() => countOpen(quote), { interval: 20 }).toBe(1)
    gate.resolve()
    await untilDone(quote)
  })

  test('ends a carrier that throws as failed', async () => {
    await serve(() => Promise.reject(new Error('no')))
    const quote = await completed(openFor(hourMs, ['broken']))
    await untilDone(quote)
    expect(await offers.offersOf(quote)).toMatchObject([{ state: 'done', outcome: null }])
  })

  test('runs no more jobs of a carrier than it allows at once, and no other carrier waits for that', async () => {
    let underWay = 0
    let most = 0
    const gate = Promise.withResolvers<void>()
    await serve(async carrier => {
      if (carrier !== 'slow') return refusal
      underWay += 1
      most = Math.max(most, underWay)
      await gate.promise
      await pause(20)
      underWay -= 1
      return refusal
    })
    const two = (carriers: string[]) => openFor(hourMs, carriers).map(offer => ({ ...offer, atOnce: 2 }))
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, nth) => visit(nth, two(['slow', 'quick']))))
    const quick = async () =>
      (await Promise.all(crowd.map(quote => offers.offersOf(quote)))).flat().filter(isOpen('quick'))
    await expect.poll(quick, { interval: 20 }).toEqual([])
    gate.resolve()
    await Promise.all(crowd.map(untilDone))
    expect(most).toBe(2)
  })

  function isOpen(carrier: string) {
    return (offer: Offer) => offer.carrier === carrier && offer.state === 'open'
  }

  test('has no job of a save that was rolled back', async () => {
    let calls = 0
    await serve(async () => {
      calls += 1
      return refusal
    })
    const twins = [...openFor(hourMs, ['bramble']), ...openFor(hourMs, ['bramble'])]
    await expect(completed(twins)).rejects.toThrow()
    await pause(700)
    expect(calls).toBe(0)
  })
})
