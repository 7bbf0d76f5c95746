import { randomBytes } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import type { Database } from '../../src/server/platform/database/database.ts'
import { makeSealer, type RootKey, type SealedColumn } from '../../src/server/platform/seal.ts'
import { makeOfferStore, type OfferStore } from '../../src/server/store/carriers/offer-store.ts'
import type { OfferQueue } from '../../src/server/store/rows/new-offers.ts'
import type { Quote } from '../../src/server/store/rows/quote.ts'
import { makeQuoteStore, type QuoteStore } from '../../src/server/store/rows/quote-store.ts'
import { visitorOf } from '../../src/server/store/rows/visitor.ts'
import { freshDatabase } from './database.ts'

export const key: RootKey = { name: 'k1', key: randomBytes(32) }
export const ann = visitorOf('ann')
export const bob = visitorOf('bob')
export const start = { type: 'renters', zipCode: '78704' }
export const unavailable = { kind: 'unavailable', message: { text: 'Not in this town yet.' } } as const
export const noQueue: OfferQueue = { add: async () => {}, wake() {} }
export const tables = ['quote', 'quote_key', 'reply', 'offer'] as const

interface Opened {
  readonly database: Database
  readonly quotes: QuoteStore
  readonly offers: OfferStore
  /** What could not be opened. */
  readonly unreadable: readonly SealedColumn[]
}

interface QuoteStores extends Opened {
  now(): Date
  passTime(ms: number): void
  started(visitor?: Buffer): Promise<Quote>
  saved(quote: Quote, answers: Record<string, unknown>): Promise<Quote>
  /** The quote with a round of two offers, one of them open. */
  complete(quote: Quote): Promise<Quote>
}

/** The stores on a new database, for each test of a file, with a clock that only the test turns. */
export function quoteStores(): QuoteStores {
  let opened: Opened
  let ms: number
  const now = () => new Date(ms)
  beforeEach(async () => {
    ms = Date.parse('2026-11-21T12:00:00Z')
    opened = await open(now)
  })
  return {
    get database() {
      return opened.database
    },
    get quotes() {
      return opened.quotes
    },
    get offers() {
      return opened.offers
    },
    get unreadable() {
      return opened.unreadable
    },
    now,
    passTime(passed) {
      ms += passed
    },
    async started(visitor = ann) {
      return present(await opened.quotes.start({ visitor, line: 'renters', answers: { start } })).quote
    },
    async saved(quote, answers) {
      return present(await opened.quotes.save({ quote, answers: { ...quote.answers, ...answers } }))
    },
    async complete(quote) {
      const deadline = new Date(ms + 10_000)
      const offers = [
        { carrier: 'bramble', outcome: unavailable },
        { carrier: 'northwick', deadline, callMs: 10_000, atOnce: 8 },
      ]
      return present(await opened.quotes.save({ quote, answers: quote.answers, offers }))
    },
  }
}

async function open(now: () => Date): Promise<Opened> {
  const database = await freshDatabase()
  const unreadable: SealedColumn[] = []
  const report = ({ table, quoteId, column }: SealedColumn) =>
    void unreadable.push({ table, quoteId, column })
  const deps = { db: database.db, queue: noQueue, now, unreadable: report }
  const quotes = makeQuoteStore({ ...deps, sealer: makeSealer([key]), retentionDays: 30 })
  return { database, quotes, offers: makeOfferStore(deps), unreadable }
}

/** The value of a store's reply, which must not be null. */
export function present<T>(value: T | null | undefined): T {
  expect(value).not.toBeNull()
  return value as T
}
