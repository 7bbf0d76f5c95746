import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../src/server/database/database.ts'
import { type JobQueue, openJobQueue } from '../src/server/jobs/job-queue.ts'
import {
  type AskCarrier,
  fanOut,
  makeOfferQueue,
  offersQueue,
  sweepOverdue,
} from '../src/server/offers/fan-out.ts'
import type { NewOffer, OfferQueue } from '../src/server/offers/new-offers.ts'
import { makeOfferStore, type OfferStore } from '../src/server/offers/offer-store.ts'
import type { Quote } from '../src/server/quotes/quote.ts'
import { makeQuoteStore, type QuoteStore } from '../src/server/quotes/quote-store.ts'
import { makeSealer } from '../src/server/quotes/seal.ts'
import { visitorOf } from '../src/server/quotes/visitor.ts'
import { freshDatabase } from './database.ts'
import { quiet } from './quiet.ts'

const visitor = visitorOf('ann')
const twelve = Array.from({ length: 12 }, (_, nth) => `carrier-${nth}`)
const answered = { kind: 'unavailable', message: 'Not in this town yet.' } as const

let database: Database
let quotes: QuoteStore
let offers: OfferStore

beforeEach(async () => {
  database = await freshDatabase()
})

function makeStores(queue: OfferQueue): void {
  const needs = { db: database.db, sealer: makeSealer([{ name: 'k1', key: randomBytes(32) }]) }
  quotes = makeQuoteStore({ ...needs, retentionDays: 30, queue })
  offers = makeOfferStore(needs)
}

async function completed(newOffers: NewOffer[], from?: Quote): Promise<Quote> {
  const quote = from ?? (await quotes.start({ visitor, line: 'renters', answers: {} }))?.quote
  const saved = quote && (await quotes.save({ quote, answers: quote.answers, offers: newOffers }))
  if (!saved) throw new Error('the quote was not saved')
  return saved
}

function openFor(ms: number, carriers: string[]): NewOffer[] {
  return carriers.map(carrier => ({ carrier, deadline: new Date(Date.now() + ms) }))
}

async function pendingOf({ id }: Quote): Promise<number | undefined> {
  return (await quotes.readAny(id))?.pending
}

describe('settling', () => {
  beforeEach(() => makeStores({ add: async () => {}, wake() {} }))

  test('twelve offers at once brings the open ones to zero, each counted once', async () => {
    const quote = await completed(openFor(10_000, twelve))
    expect(await pendingOf(quote)).toBe(12)
    const settle = (carrier: string) =>
      offers.settle({ quoteId: quote.id, carrier, round: 1, outcome: { ...answered, message: carrier } })
    // Each carrier answers twice at the same moment; one of the two counts.
    const settled = await Promise.all([...twelve, ...twelve].map(settle))
    expect(settled.filter(Boolean)).toHaveLength(12)
    expect(await pendingOf(quote)).toBe(0)
    for (const offer of await offers.offersOf(quote)) {
      expect(offer).toMatchObject({ state: 'done', outcome: { message: offer.carrier } })
    }
  })

  test('a late outcome of an earlier round changes nothing', async () => {
    const first = await completed(openFor(10_000, ['bramble']))
    const second = await completed(openFor(10_000, ['bramble']), first)
    expect(await offers.settle({ quoteId: first.id, carrier: 'bramble', round: 1, outcome: answered })).toBe(
      false,
    )
    expect(await offers.offersOf(second)).toMatchObject([{ round: 2, state: 'open' }])
    expect(await pendingOf(second)).toBe(1)
  })

  test('while a new round begins never leaves a wrong count', async () => {
    let quote = await completed(openFor(10_000, twelve))
    for (let round = 1; round <= 8; round += 1) {
      const settles = twelve.map(carrier =>
        offers.settle({ quoteId: quote.id, carrier, round, outcome: answered }),
      )
      const [next] = await Promise.all([completed(openFor(10_000, twelve), quote), ...settles])
      quote = next
      expect(await pendingOf(quote)).toBe(12)
    }
  })

  test('an offer of an erased quote changes nothing', async () => {
    const quote = await completed(openFor(10_000, ['bramble']))
    await quotes.erase(quote.id)
    expect(await offers.settle({ quoteId: quote.id, carrier: 'bramble', round: 1, outcome: answered })).toBe(
      false,
    )
  })

  test('an offer past its deadline is the sweep: failed, and only those past it', async () => {
    const quote = await completed([...openFor(-1, ['late', 'later']), ...openFor(10_000, ['early'])])
    expect(await offers.closeOverdue(new Date())).toBe(2)
    expect(await offers.closeOverdue(new Date())).toBe(0)
    expect(await pendingOf(quote)).toBe(1)
    expect(await offers.settle({ quoteId: quote.id, carrier: 'late', round: 1, outcome: answered })).toBe(
      false,
    )
    expect(await offers.offersOf(quote)).toMatchObject([
      { carrier: 'early', state: 'open' },
      { carrier: 'late', state: 'done', outcome: null },
      { carrier: 'later', state: 'done', outcome: null },
    ])
  })

  test('is left to nobody: the sweep ends an offer that no process asked for', async () => {
    const quote = await completed(openFor(300, ['bramble']))
    const stopping = new AbortController()
    onTestFinished(() => stopping.abort())
    sweepOverdue({ offers, signal: stopping.signal, log: quiet })
    await expect.poll(() => pendingOf(quote), { timeout: 4000, interval: 20 }).toBe(0)
  })

  test('by outcome and by sweep at once counts each offer once', async () => {
    const quote = await completed(openFor(-1, twelve))
    const settles = twelve.map(carrier =>
      offers.settle({ quoteId: quote.id, carrier, round: 1, outcome: answered }),
    )
    await Promise.all([offers.closeOverdue(new Date()), ...settles, offers.closeOverdue(new Date())])
    expect(await pendingOf(quote)).toBe(0)
  })
})

describe('the queue', () => {
  let jobs: JobQueue

  async function serve(ask: AskCarrier): Promise<void> {
    jobs = await openJobQueue({ url: database.url, queues: [offersQueue], log: quiet })
    onTestFinished(() => jobs.stop())
    makeStores(makeOfferQueue(jobs))
    fanOut({ jobs, offers, ask, log: quiet })
  }

  async function untilDone(quote: Quote): Promise<void> {
    await expect.poll(() => pendingOf(quote), { timeout: 8000, interval: 20 }).toBe(0)
  }

  test('asks every carrier of an open offer once and keeps what it says', async () => {
    const asked: string[] = []
    await serve(async ({ carrier }) => {
      asked.push(carrier)
      return { ...answered, message: carrier }
    })
    const quote = await completed([...openFor(5000, twelve), { carrier: 'rated', outcome: answered }])
    await untilDone(quote)
    expect(asked.toSorted()).toEqual(twelve.toSorted())
    expect(await offers.offersOf(quote)).toHaveLength(13)
  })

  test('lets no carrier wait for a slower one', async () => {
    await serve(async ({ carrier }, signal) => {
      if (carrier === 'slow') await pause(1500, undefined, { signal })
      return answered
    })
    const quote = await completed([...openFor(5000, ['slow', ...twelve])])
    await expect.poll(() => pendingOf(quote), { timeout: 1200, interval: 20 }).toBe(1)
  })

  test('ends a carrier that throws, and one that never answers at its deadline, as failed', async () => {
    await serve(({ carrier }) =>
      carrier === 'broken' ? Promise.reject(new Error('no')) : new Promise(() => {}),
    )
    const quote = await completed([...openFor(1000, ['silent']), ...openFor(5000, ['broken'])])
    await untilDone(quote)
    for (const offer of await offers.offersOf(quote))
      expect(offer).toMatchObject({ state: 'done', outcome: null })
  })

  test('holds no job of a save that was undone', async () => {
    let asked = 0
    await serve(async () => {
      asked += 1
      return answered
    })
    const twins = [...openFor(5000, ['bramble']), ...openFor(5000, ['bramble'])]
    await expect(completed(twins)).rejects.toThrow()
    await pause(700)
    expect(asked).toBe(0)
  })
})
