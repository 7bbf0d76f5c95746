import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../src/server/platform/database/database.ts'
import type { Log } from '../src/server/platform/log.ts'
import { makeSealer, type RootKey, type SealedColumn } from '../src/server/platform/seal.ts'
import { checkSealKeys } from '../src/server/store/check-seal-keys.ts'
import { findQuoteIn } from '../src/server/store/find-quote.ts'
import type { OfferQueue } from '../src/server/store/new-offers.ts'
import { makeOfferStore, type OfferStore } from '../src/server/store/offer-store.ts'
import type { Quote } from '../src/server/store/quote.ts'
import { destroyKeys } from '../src/server/store/quote-rows.ts'
import { makeQuoteStore, type QuoteStore } from '../src/server/store/quote-store.ts'
import { rewrapKeys } from '../src/server/store/reseal.ts'
import { eraseExpired } from '../src/server/store/retention.ts'
import { visitorOf } from '../src/server/store/visitor.ts'
import { freshDatabase } from './support/database.ts'

const key: RootKey = { name: 'k1', key: randomBytes(32) }
const ann = visitorOf('ann')
const bob = visitorOf('bob')
const start = { type: 'renters', zipCode: '78704' }
const dayMs = 86_400_000
const unavailable = { kind: 'unavailable', message: { text: 'Not in this town yet.' } } as const
const noQueue: OfferQueue = { add: async () => {}, wake() {} }

let database: Database
let quotes: QuoteStore
let offers: OfferStore
let now: Date
/** What could not be opened. */
let unreadable: SealedColumn[]

beforeEach(async () => {
  database = await freshDatabase()
  now = new Date('2026-11-21T12:00:00Z')
  unreadable = []
  const report = ({ table, quoteId, column }: SealedColumn) =>
    void unreadable.push({ table, quoteId, column })
  const needs = { db: database.db, queue: noQueue, now: () => now, unreadable: report }
  quotes = makeQuoteStore({ ...needs, sealer: makeSealer([key]), retentionDays: 30 })
  offers = makeOfferStore(needs)
})

async function started(visitor = ann): Promise<Quote> {
  const made = await quotes.start({ visitor, line: 'renters', answers: { start } })
  return present(made).quote
}

async function saved(quote: Quote, answers: Record<string, unknown>): Promise<Quote> {
  return present(await quotes.save({ quote, answers: { ...quote.answers, ...answers } }))
}

function present<T>(value: T | null | undefined): T {
  expect(value).not.toBeNull()
  return value as T
}

describe('a quote that this process saved last', () => {
  const remembered = ({ id }: Quote, visitor = ann) => quotes.lastSaved({ visitor, line: 'renters', id })

  test('can be read without the database, as it was saved, until it expires', async () => {
    const quote = await saved(await started(), { home: { choice: 'APARTMENT' } })
    expect(remembered(quote)).toEqual(quote)
    expect(remembered(quote, bob)).toBeNull()
    now = new Date(now.getTime() + 7 * dayMs)
    expect(remembered(quote)).toBeNull()
  })

  test('cannot be saved once another process saved or erased it', async () => {
    const needs = { db: database.db, queue: noQueue, sealer: makeSealer([key]), retentionDays: 30 }
    const elsewhere = makeQuoteStore({ ...needs, now: () => now })
    const quote = await started()
    const read = present(await elsewhere.read({ visitor: ann, id: quote.id }))
    await elsewhere.save({ quote: read, answers: { ...read.answers, one: 1 } })
    expect(await quotes.save({ quote: present(remembered(quote)), answers: quote.answers })).toBeNull()
    expect(remembered(quote)).toBeNull()

    const last = await saved(present(await quotes.read({ visitor: ann, id: quote.id })), { two: 2 })
    // The rows of an erased quote may follow its key later.
    await destroyKeys(database.db, [quote.id])
    expect(await quotes.save({ quote: last, answers: last.answers })).toBeNull()
  })
})

describe('a quote', () => {
  test('is read by its visitor as it was saved', async () => {
    const quote = await saved(await started(), { home: { choice: 'APARTMENT' } })
    const read = present(await quotes.read({ visitor: ann, id: quote.id }))
    expect(read).toMatchObject({
      id: quote.id,
      line: 'renters',
      answers: { start, home: { choice: 'APARTMENT' } },
      version: 2,
      round: 0,
      createdAt: now,
      completedAt: null,
    })
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: quote.id })
  })

  test('does not exist for another visitor', async () => {
    const quote = await started()
    expect(await quotes.read({ visitor: bob, id: quote.id })).toBeNull()
    expect(await quotes.read({ visitor: bob, id: 'unknown' })).toBeNull()
    expect(await quotes.current({ visitor: bob, line: 'renters' })).toBeNull()
  })

  test('has a random name of 128 bits', async () => {
    const ids = await Promise.all(['1', '2', '3'].map(async sid => (await started(visitorOf(sid))).id))
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect(new Set(ids).size).toBe(3)
  })

  test('is gone once erased, key and rows', async () => {
    const quote = await started()
    await quotes.erase(quote)
    expect(await quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect(await rowCounts()).toEqual({ quote: 0, quote_key: 0, reply: 0, offer: 0 })
  })

  test('whose erasure was cut off after its key is unreadable, and does not stop a new start', async () => {
    const quote = await started()
    await database.db.deleteFrom('quote_key').execute()
    await database.db.updateTable('quote').set({ fresh: false }).execute()
    expect(await quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect((await started()).id).not.toBe(quote.id)
    expect(await eraseExpired({ db: database.db, retentionDays: 30, now: () => now })).toBe(1)
  })
})

describe('starting', () => {
  const elsewhere = { start: { ...start, zipCode: '10001' } }

  test('elsewhere from the page of a quote that holds only its start changes that start', async () => {
    const first = await started()
    const again = await quotes.start({ visitor: ann, line: 'renters', answers: elsewhere, instead: first.id })
    expect(again).toMatchObject({ created: false, quote: { id: first.id, number: first.number } })
    const read = present(await quotes.read({ visitor: ann, id: first.id }))
    expect(read.answers).toEqual(elsewhere)
    expect((await rowCounts()).quote).toBe(1)
  })

  test('elsewhere in another tab makes another quote and leaves the first', async () => {
    const first = await started()
    const second = present(await quotes.start({ visitor: ann, line: 'renters', answers: elsewhere }))
    expect(second.created).toBe(true)
    expect(await quotes.read({ visitor: ann, id: first.id })).toMatchObject({ answers: { start } })
  })

  test("from the page of another visitor's quote leaves that quote as it is", async () => {
    const foreign = await started(bob)
    const own = await quotes.start({ visitor: ann, line: 'renters', answers: elsewhere, instead: foreign.id })
    expect(present(own)).toMatchObject({ created: true })
    expect(await quotes.read({ visitor: bob, id: foreign.id })).toMatchObject({ answers: { start } })
  })

  test('continues the intended quote, which then counts as begun last', async () => {
    const older = await saved(await started(), { home: { choice: 'HOUSE' } })
    now = new Date(now.getTime() + 1000)
    await quotes.start({ visitor: ann, line: 'renters', answers: elsewhere })
    now = new Date(now.getTime() + 1000)
    const isMeant = () => true
    const again = await quotes.start({
      visitor: ann,
      line: 'renters',
      answers: { start },
      instead: older.id,
      isMeant,
    })
    expect(again).toMatchObject({ created: false, quote: { id: older.id, answers: older.answers } })
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: older.id })
    expect(await quotes.allOf(ann)).toMatchObject([{ id: older.id }, { answers: elsewhere }])
    expect(await quotes.allOf(bob)).toEqual([])
  })

  test('gives a quote a short number that finds it', async () => {
    const quote = await started()
    expect(quote.number).toMatch(/^\w{4}-\w{4}$/)
    const find = findQuoteIn({ db: database.db, sealer: makeSealer([key]), refOf: id => `log ${id}` })
    expect(await find(quote.number.toLowerCase().replace('-', ' '))).toEqual({ id: quote.id })
    expect(await find('CCCC-CCCC')).toBeNull()
  })

  test('ten times at once makes one quote, and only one start created it', async () => {
    const starts = Array.from({ length: 10 }, () =>
      quotes.start({ visitor: ann, line: 'renters', answers: { start } }),
    )
    const made = (await Promise.all(starts)).map(present)
    expect(new Set(made.map(({ quote }) => quote.id)).size).toBe(1)
    expect(made.filter(({ created }) => created)).toHaveLength(1)
    expect((await rowCounts()).quote).toBe(1)
  })

  test('after an answer makes another quote and leaves the first', async () => {
    const first = await saved(await started(), { home: { choice: 'HOUSE' } })
    now = new Date(now.getTime() + 1000)
    const second = await started()
    expect(second.id).not.toBe(first.id)
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: second.id })
    expect(await quotes.read({ visitor: ann, id: first.id })).toMatchObject({ answers: first.answers })
  })

  test('of two lines makes two quotes', async () => {
    await started()
    await quotes.start({ visitor: ann, line: 'auto', answers: { start } })
    expect((await rowCounts()).quote).toBe(2)
  })
})

describe('saving', () => {
  test('from one version succeeds once, whoever tries', async () => {
    const quote = await started()
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => quotes.save({ quote, answers: { start, nth } })),
    )
    const winners = tries.filter(each => each !== null)
    expect(winners).toHaveLength(1)
    expect(await quotes.read({ visitor: ann, id: quote.id })).toMatchObject({
      answers: winners[0]?.answers,
      version: 2,
    })
  })

  test('keeps the reply to a request with it', async () => {
    const quote = await started()
    const reply = { key: 'a1', requestHash: 'h1', body: { status: 'OK', z: 1, a: [2] } }
    await quotes.save({ quote, answers: quote.answers, reply })
    const replayed = present(await quotes.replay({ visitor: ann, key: 'a1' }))
    expect(replayed).toEqual(reply)
    expect(JSON.stringify(replayed.body)).toBe(JSON.stringify(reply.body))
    expect(await quotes.replay({ visitor: bob, key: 'a1' })).toBeNull()
    expect(await quotes.replay({ visitor: ann, key: 'a2' })).toBeNull()
    expect(await quotes.replay({ visitor: ann, key: 'a1', quoteId: quote.id })).toEqual(reply)
    expect(await quotes.replay({ visitor: ann, key: 'a1', quoteId: 'another' })).toBeNull()
    expect(await quotes.replay({ visitor: bob, key: 'a1', quoteId: quote.id })).toBeNull()
  })

  test('under a used key changes nothing', async () => {
    const reply = { key: 'a1', requestHash: 'h1', body: 1 }
    const quote = present(await quotes.save({ quote: await started(), answers: { start, one: 1 }, reply }))
    expect(await quotes.save({ quote, answers: { start, two: 2 }, reply: { ...reply, body: 2 } })).toBeNull()
    expect(await quotes.read({ visitor: ann, id: quote.id })).toMatchObject({ answers: { start, one: 1 } })
    expect(await quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: 1 })
  })

  test('a start under one key twice at once keeps one reply, and the other has to replay it', async () => {
    const ask = () =>
      quotes.start({
        visitor: ann,
        line: 'renters',
        answers: { start },
        replyOf: ({ quote }) => ({ key: 'a1', requestHash: 'h', body: quote.id }),
      })
    const [one, two] = await Promise.all([ask(), ask()])
    const winner = present(one ?? two)
    expect([one, two]).toContain(null)
    expect(await quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: winner.quote.id })
  })

  test('with offers completes the quote and begins a round', async () => {
    const quote = await complete(await started())
    expect(quote).toMatchObject({ round: 1, completedAt: now })
    expect(await offers.offersOf(quote)).toEqual([
      {
        carrier: 'bramble',
        round: 1,
        state: 'done',
        outcome: unavailable,
        settledAt: now,
        standIn: false,
      },
      { carrier: 'northwick', round: 1, state: 'open', outcome: null, settledAt: null, standIn: false },
    ])
  })

  test('with offers again replaces those of the round before', async () => {
    const first = await complete(await started())
    const second = present(
      await quotes.save({
        quote: first,
        answers: first.answers,
        offers: [{ carrier: 'bramble', outcome: null }],
      }),
    )
    expect(second).toMatchObject({ round: 2, completedAt: first.completedAt })
    expect(await offers.offersOf(second)).toMatchObject([
      { carrier: 'bramble', round: 2, state: 'done', outcome: null },
    ])
    expect((await rowCounts()).offer).toBe(1)
  })

  test('with offers happens completely or not at all', async () => {
    const quote = await started()
    const twins = [1, 2].map(() => ({ carrier: 'bramble', outcome: null }))
    await expect(quotes.save({ quote, answers: { changed: true }, offers: twins })).rejects.toThrow()
    const read = present(await quotes.read({ visitor: ann, id: quote.id }))
    expect(read).toMatchObject({ version: 1, round: 0, completedAt: null, answers: { start } })
  })
})

describe('a stored quote', () => {
  test('shows nothing from a visitor or a carrier, whoever reads the tables', async () => {
    const marker = 'Zebrowski-4711'
    const quote = await started()
    const answers = { start, contact: { lastName: marker } }
    const reply = { key: marker, requestHash: 'h', body: { echo: marker } }
    const outcome = { kind: 'declined', code: 'dogs', message: { text: marker } } as const
    present(await quotes.save({ quote, answers, reply, offers: [{ carrier: 'bramble', outcome }] }))
    const dump = await dumpTables()
    expect(dump).toContain(quote.id)
    for (const text of [marker, '"78704"', 'declined']) {
      expect(dump).not.toContain(text)
      expect(dump).not.toContain(Buffer.from(text).toString('hex'))
    }
  })

  test('counts as missing in another row or after a change, and that is reported', async () => {
    const [one, two] = [await started(ann), await started(bob)]
    const { answers } = await rowOf(one)
    await database.db.updateTable('quote').set({ answers }).where('id', '=', two.id).execute()
    expect(await quotes.read({ visitor: bob, id: two.id })).toBeNull()
    expect(unreadable).toEqual([{ table: 'quote', quoteId: two.id, column: 'answers' }])
    await damage(one)
    expect(await quotes.read({ visitor: ann, id: one.id })).toBeNull()
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toBeNull()
    expect(await quotes.allOf(ann)).toEqual([])
    expect(unreadable).toHaveLength(4)
  })

  test('that is moved to another visitor inside the database does not open for him', async () => {
    const quote = await started(ann)
    await database.db.updateTable('quote').set({ visitor: bob }).where('id', '=', quote.id).execute()
    expect(await quotes.read({ visitor: bob, id: quote.id })).toBeNull()
    expect(await quotes.current({ visitor: bob, line: 'renters' })).toBeNull()
    expect(await quotes.readAny(quote.id)).toBeNull()
  })

  test.each(['damaged', 'without its key', 'under a key that is gone'])(
    'does not stop its visitor from starting again: %s',
    async how => {
      const quote = await started()
      if (how === 'damaged') await damage(quote)
      if (how === 'without its key') await database.db.deleteFrom('quote_key').execute()
      if (how === 'under a key that is gone')
        await database.db.updateTable('quote_key').set({ root_key: 'k0' }).execute()
      const again = await started()
      expect(again.id).not.toBe(quote.id)
      expect(await quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: again.id })
    },
  )

  test('loses only the offer that is unreadable', async () => {
    const quote = await complete(await started())
    const rows = database.db.updateTable('offer').where('carrier', '=', 'bramble')
    await rows.set({ outcome: Buffer.from('garbage') }).execute()
    expect(await offers.offersOf(quote)).toMatchObject([
      { carrier: 'bramble', outcome: null },
      { carrier: 'northwick', state: 'open' },
    ])
    expect(unreadable).toEqual([{ table: 'offer', quoteId: quote.id, column: 'outcome bramble' }])
  })

  test('handles a request again if its kept reply cannot be read', async () => {
    const reply = { key: 'a1', requestHash: 'h1', body: 1 }
    const quote = present(await quotes.save({ quote: await started(), answers: { start }, reply }))
    await database.db
      .updateTable('reply')
      .set({ reply: Buffer.from('garbage') })
      .execute()
    expect(await quotes.replay({ visitor: ann, key: 'a1' })).toBeNull()
    expect(await quotes.save({ quote, answers: { start }, reply: { ...reply, body: 2 } })).not.toBeNull()
    expect(await quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: 2 })
  })

  test('that cannot be opened does not keep others from a new root key', async () => {
    const [one] = [await started(ann), await started(bob)]
    await database.db
      .updateTable('quote_key')
      .set({ wrapped: Buffer.from('x') })
      .where('quote_id', '=', one.id)
      .execute()
    const both = makeSealer([{ name: 'k2', key: randomBytes(32) }, key])
    expect(await rewrapKeys({ db: database.db, sealer: both })).toBe(1)
  })

  test('that no key opens is reported at the start, and so is a key that opens nothing', async () => {
    const reports: unknown[] = []
    const log: Log = (event, ...[fields]) => void reports.push({ event, ...fields })
    const newer: RootKey = { name: 'k2', key: randomBytes(32) }
    const check = (...keys: [RootKey, ...RootKey[]]) => checked(keys, false)
    const checked = (keys: [RootKey, ...RootKey[]], isStrict: boolean) => {
      const names = keys.map(({ name }) => name)
      return checkSealKeys({ db: database.db, sealer: makeSealer(keys), names, isStrict, log })
    }
    await check(key)
    await started()
    await check(key)
    await check(newer, key)
    expect(reports).toEqual([])
    await check(key, newer)
    expect(reports.splice(0)).toEqual([{ event: 'seal-key-idle', key: 'k2' }])
    await check(newer)
    expect(reports.splice(0)).toEqual([{ event: 'quotes-locked', key: 'k1', count: 1 }])
    await check({ ...newer, name: 'k1' })
    expect(reports).toEqual([
      { event: 'quotes-locked', key: 'k1', count: 1 },
      { event: 'seal-key-idle', key: 'k1' },
    ])
    // In production the keys of another database stop the start; those that open something do not.
    await expect(checked([newer], true)).rejects.toThrow(/^SEAL_KEYS opens none .* sealed with k1\. Set the/)
    await expect(checked([newer, key], true)).resolves.toBeUndefined()
  })

  test('is read under a new root key, and once re-sealed no longer needs the old one', async () => {
    const quote = await started()
    const newer: RootKey = { name: 'k2', key: randomBytes(32) }
    const both = makeSealer([newer, key])
    expect(await storeWith(both).read({ visitor: ann, id: quote.id })).toMatchObject({ answers: { start } })
    expect(await rewrapKeys({ db: database.db, sealer: both })).toBe(1)
    expect(await rewrapKeys({ db: database.db, sealer: both })).toBe(0)
    const alone = makeSealer([newer])
    expect(await storeWith(alone).read({ visitor: ann, id: quote.id })).toMatchObject({ answers: { start } })
  })
})

describe('retention', () => {
  test('ends a finished quote after the days of the setting', async () => {
    const quote = await complete(await started())
    now = new Date(now.getTime() + 30 * dayMs - 1)
    expect(await quotes.read({ visitor: ann, id: quote.id })).not.toBeNull()
    expect(await erase()).toBe(0)
    now = new Date(now.getTime() + 1)
    expect(await quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect(await erase()).toBe(1)
    expect(await rowCounts()).toEqual({ quote: 0, quote_key: 0, reply: 0, offer: 0 })
  })

  test('ends an unfinished quote after seven days', async () => {
    const quote = await saved(await started(), { home: { choice: 'HOUSE' } })
    now = new Date(now.getTime() + 7 * dayMs - 1)
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: quote.id })
    now = new Date(now.getTime() + 1)
    expect(await quotes.current({ visitor: ann, line: 'renters' })).toBeNull()
    expect(await erase()).toBe(1)
  })

  test('of an unfinished quote lets its visitor start again before it is erased', async () => {
    await started()
    now = new Date(now.getTime() + 8 * dayMs)
    const quote = await started()
    expect(await quotes.read({ visitor: ann, id: quote.id })).toMatchObject({ createdAt: now })
  })

  function erase(): Promise<number> {
    return eraseExpired({ db: database.db, retentionDays: 30, now: () => now })
  }
})

async function complete(quote: Quote): Promise<Quote> {
  const deadline = new Date(now.getTime() + 10_000)
  return present(
    await quotes.save({
      quote,
      answers: quote.answers,
      offers: [
        { carrier: 'bramble', outcome: unavailable },
        { carrier: 'northwick', deadline, callMs: 10_000, atOnce: 8 },
      ],
    }),
  )
}

function rowOf({ id }: Quote) {
  return database.db.selectFrom('quote').select('answers').where('id', '=', id).executeTakeFirstOrThrow()
}

/** Changes the last byte of a quote's answers. */
async function damage(quote: Quote): Promise<void> {
  const { answers } = await rowOf(quote)
  answers[answers.length - 1] = (answers.at(-1) ?? 0) ^ 1
  await database.db.updateTable('quote').set({ answers }).where('id', '=', quote.id).execute()
}

function storeWith(sealer: ReturnType<typeof makeSealer>): QuoteStore {
  return makeQuoteStore({ db: database.db, sealer, retentionDays: 30, queue: noQueue, now: () => now })
}

const tables = ['quote', 'quote_key', 'reply', 'offer'] as const

async function rowCounts(): Promise<Record<string, number>> {
  const counts = tables.map(async table => [
    table,
    (await database.db.selectFrom(table).selectAll().execute()).length,
  ])
  return Object.fromEntries(await Promise.all(counts))
}

/** Every value of every row, as PostgreSQL writes it into a dump: bytes in hexadecimal. */
async function dumpTables(): Promise<string> {
  const rows = tables.map(table => database.db.selectFrom(table).selectAll().execute())
  return JSON.stringify(await Promise.all(rows), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value,
  )
}
