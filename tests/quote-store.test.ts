import { describe, expect, test } from 'vitest'
import { makeSealer } from '../src/server/platform/seal.ts'
import { eraseExpired } from '../src/server/store/retention.ts'
import { destroyKeys } from '../src/server/store/rows/erase-quote.ts'
import { findQuoteIn } from '../src/server/store/rows/find-quote.ts'
import type { Quote } from '../src/server/store/rows/quote.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { visitorOf } from '../src/server/store/rows/visitor.ts'
import {
  ann,
  bob,
  key,
  noQueue,
  present,
  quoteStores,
  start,
  tables,
  unavailable,
} from './support/quote-stores.ts'

const dayMs = 86_400_000
const stores = quoteStores()

describe('a quote that this process saved last', () => {
  const remembered = ({ id }: Quote, visitor = ann) => stores.quotes.lastSaved({ visitor, id })

  test('can be read without the database, as it was saved, until it expires', async () => {
    const quote = await stores.saved(await stores.started(), { home: { choice: 'APARTMENT' } })
    expect(remembered(quote)).toEqual(quote)
    expect(remembered(quote, bob)).toBeNull()
    stores.passTime(7 * dayMs)
    expect(remembered(quote)).toBeNull()
  })

  test('cannot be saved once another process saved or erased it', async () => {
    const needs = { db: stores.database.db, queue: noQueue, sealer: makeSealer([key]), retentionDays: 30 }
    const elsewhere = makeQuoteStore({ ...needs, now: stores.now })
    const quote = await stores.started()
    const read = present(await elsewhere.read({ visitor: ann, id: quote.id }))
    await elsewhere.save({ quote: read, answers: { ...read.answers, one: 1 } })
    expect(await stores.quotes.save({ quote: present(remembered(quote)), answers: quote.answers })).toBeNull()
    expect(remembered(quote)).toBeNull()

    const last = await stores.saved(present(await stores.quotes.read({ visitor: ann, id: quote.id })), {
      two: 2,
    })
    // The rows of an erased quote may follow its key later.
    await destroyKeys(stores.database.db, [quote.id])
    expect(await stores.quotes.save({ quote: last, answers: last.answers })).toBeNull()
  })
})

test('a quote keeps the language in which it began, for all that is written about it later', async () => {
  const start = { visitor: ann, line: 'renters', answers: { start: { zipCode: '78701' } } } as const
  const { quote } = present(await stores.quotes.start({ ...start, language: 'es' }))
  const saved = present(await stores.quotes.save({ quote, answers: { ...quote.answers, one: 1 } }))
  const read = await stores.quotes.readAny(quote.id)
  expect([quote.language, saved.language, read?.language]).toEqual(['es', 'es', 'es'])
  expect((await stores.started(bob)).language).toBe('en')
})

describe('a quote', () => {
  test('is read by its visitor as it was saved', async () => {
    const quote = await stores.saved(await stores.started(), { home: { choice: 'APARTMENT' } })
    const read = present(await stores.quotes.read({ visitor: ann, id: quote.id }))
    expect(read).toMatchObject({
      id: quote.id,
      line: 'renters',
      answers: { start, home: { choice: 'APARTMENT' } },
      version: 2,
      round: 0,
      createdAt: stores.now(),
      completedAt: null,
    })
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: quote.id })
  })

  test('does not exist for another visitor', async () => {
    const quote = await stores.started()
    expect(await stores.quotes.read({ visitor: bob, id: quote.id })).toBeNull()
    expect(await stores.quotes.read({ visitor: bob, id: 'unknown' })).toBeNull()
    expect(await stores.quotes.current({ visitor: bob, line: 'renters' })).toBeNull()
  })

  test('has a random name of 128 bits', async () => {
    const ids = await Promise.all(['1', '2', '3'].map(async sid => (await stores.started(visitorOf(sid))).id))
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect(new Set(ids).size).toBe(3)
  })

  test('is gone once erased, key and rows', async () => {
    const quote = await stores.started()
    await stores.quotes.erase(quote)
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect(await rowCounts()).toEqual({ quote: 0, quote_key: 0, reply: 0, offer: 0 })
  })

  test('whose erasure was cut off after its key is unreadable, and does not stop a new start', async () => {
    const quote = await stores.started()
    await stores.database.db.deleteFrom('quote_key').execute()
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect((await stores.started()).id).not.toBe(quote.id)
    expect(await eraseExpired({ db: stores.database.db, retentionDays: 30, now: stores.now })).toBe(1)
  })
})

describe('starting', () => {
  const elsewhere = { start: { ...start, zipCode: '10001' } }

  test('elsewhere from the page of a quote that has only its start changes that start', async () => {
    const first = await stores.started()
    const again = await stores.quotes.start({
      visitor: ann,
      line: 'renters',
      answers: elsewhere,
      instead: first.id,
    })
    expect(again).toMatchObject({ created: false, quote: { id: first.id, number: first.number } })
    const read = present(await stores.quotes.read({ visitor: ann, id: first.id }))
    expect(read.answers).toEqual(elsewhere)
    expect((await rowCounts()).quote).toBe(1)
  })

  test('elsewhere in another tab makes another quote and leaves the first', async () => {
    const first = await stores.started()
    const second = present(await stores.quotes.start({ visitor: ann, line: 'renters', answers: elsewhere }))
    expect(second.created).toBe(true)
    expect(await stores.quotes.read({ visitor: ann, id: first.id })).toMatchObject({ answers: { start } })
  })

  test("from the page of another visitor's quote leaves that quote as it is", async () => {
    const foreign = await stores.started(bob)
    const own = await stores.quotes.start({
      visitor: ann,
      line: 'renters',
      answers: elsewhere,
      instead: foreign.id,
    })
    expect(present(own)).toMatchObject({ created: true })
    expect(await stores.quotes.read({ visitor: bob, id: foreign.id })).toMatchObject({ answers: { start } })
  })

  test('continues the intended quote, which then counts as begun last', async () => {
    const older = await stores.saved(await stores.started(), { home: { choice: 'HOUSE' } })
    stores.passTime(1000)
    await stores.quotes.start({ visitor: ann, line: 'renters', answers: elsewhere })
    stores.passTime(1000)
    const isMeant = () => true
    const again = await stores.quotes.start({
      visitor: ann,
      line: 'renters',
      answers: { start },
      instead: older.id,
      isMeant,
    })
    expect(again).toMatchObject({ created: false, quote: { id: older.id, answers: older.answers } })
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: older.id })
    expect(await stores.quotes.allOf(ann)).toMatchObject([{ id: older.id }, { answers: elsewhere }])
    expect(await stores.quotes.allOf(bob)).toEqual([])
  })

  test('gives a quote a short number that finds it', async () => {
    const quote = await stores.started()
    expect(quote.number).toMatch(/^\w{4}-\w{4}$/)
    const find = findQuoteIn({ db: stores.database.db, sealer: makeSealer([key]), refOf: id => `log ${id}` })
    expect(await find(quote.number.toLowerCase().replace('-', ' '))).toEqual({ id: quote.id })
    expect(await find('CCCC-CCCC')).toBeNull()
  })

  test('ten times at once makes one quote, and only one start created it', async () => {
    const starts = Array.from({ length: 10 }, () =>
      stores.quotes.start({ visitor: ann, line: 'renters', answers: { start } }),
    )
    const made = (await Promise.all(starts)).map(present)
    expect(new Set(made.map(({ quote }) => quote.id)).size).toBe(1)
    expect(made.filter(({ created }) => created)).toHaveLength(1)
    expect((await rowCounts()).quote).toBe(1)
  })

  test('after an answer makes another quote and leaves the first', async () => {
    const first = await stores.saved(await stores.started(), { home: { choice: 'HOUSE' } })
    stores.passTime(1000)
    const second = await stores.started()
    expect(second.id).not.toBe(first.id)
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: second.id })
    expect(await stores.quotes.read({ visitor: ann, id: first.id })).toMatchObject({ answers: first.answers })
  })

  test('of two lines makes two quotes', async () => {
    await stores.started()
    await stores.quotes.start({ visitor: ann, line: 'auto', answers: { start } })
    expect((await rowCounts()).quote).toBe(2)
  })
})

describe('saving', () => {
  test('from one version succeeds once, whoever tries', async () => {
    const quote = await stores.started()
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => stores.quotes.save({ quote, answers: { start, nth } })),
    )
    const winners = tries.filter(each => each !== null)
    expect(winners).toHaveLength(1)
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toMatchObject({
      answers: winners[0]?.answers,
      version: 2,
    })
  })

  test('keeps the reply to a request with it', async () => {
    const quote = await stores.started()
    const reply = { key: 'a1', requestHash: 'h1', body: { status: 'OK', z: 1, a: [2] } }
    await stores.quotes.save({ quote, answers: quote.answers, reply })
    const replayed = present(await stores.quotes.replay({ visitor: ann, key: 'a1' }))
    expect(replayed).toEqual(reply)
    expect(JSON.stringify(replayed.body)).toBe(JSON.stringify(reply.body))
    expect(await stores.quotes.replay({ visitor: bob, key: 'a1' })).toBeNull()
    expect(await stores.quotes.replay({ visitor: ann, key: 'a2' })).toBeNull()
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1', quoteId: quote.id })).toEqual(reply)
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1', quoteId: 'another' })).toBeNull()
    expect(await stores.quotes.replay({ visitor: bob, key: 'a1', quoteId: quote.id })).toBeNull()
  })

  test('under a used key changes nothing', async () => {
    const reply = { key: 'a1', requestHash: 'h1', body: 1 }
    const quote = present(
      await stores.quotes.save({ quote: await stores.started(), answers: { start, one: 1 }, reply }),
    )
    expect(
      await stores.quotes.save({ quote, answers: { start, two: 2 }, reply: { ...reply, body: 2 } }),
    ).toBeNull()
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toMatchObject({
      answers: { start, one: 1 },
    })
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: 1 })
  })

  test('a start under one key twice at once keeps one reply, and the other has to replay it', async () => {
    const ask = () =>
      stores.quotes.start({
        visitor: ann,
        line: 'renters',
        answers: { start },
        replyOf: ({ quote }) => ({ key: 'a1', requestHash: 'h', body: quote.id }),
      })
    const [one, two] = await Promise.all([ask(), ask()])
    const winner = present(one ?? two)
    expect([one, two]).toContain(null)
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: winner.quote.id })
  })

  test('with offers completes the quote and begins a round', async () => {
    const quote = await stores.complete(await stores.started())
    expect(quote).toMatchObject({ round: 1, completedAt: stores.now() })
    expect(await stores.offers.offersOf(quote)).toEqual([
      {
        carrier: 'bramble',
        round: 1,
        state: 'done',
        outcome: unavailable,
        settledAt: stores.now(),
        standIn: false,
      },
      { carrier: 'northwick', round: 1, state: 'open', outcome: null, settledAt: null, standIn: false },
    ])
  })

  test('with offers again replaces those of the round before', async () => {
    const first = await stores.complete(await stores.started())
    const second = present(
      await stores.quotes.save({
        quote: first,
        answers: first.answers,
        offers: [{ carrier: 'bramble', outcome: null }],
      }),
    )
    expect(second).toMatchObject({ round: 2, completedAt: first.completedAt })
    expect(await stores.offers.offersOf(second)).toMatchObject([
      { carrier: 'bramble', round: 2, state: 'done', outcome: null },
    ])
    expect((await rowCounts()).offer).toBe(1)
  })

  test('with offers happens completely or not at all', async () => {
    const quote = await stores.started()
    const twins = [1, 2].map(() => ({ carrier: 'bramble', outcome: null }))
    await expect(stores.quotes.save({ quote, answers: { changed: true }, offers: twins })).rejects.toThrow()
    const read = present(await stores.quotes.read({ visitor: ann, id: quote.id }))
    expect(read).toMatchObject({ version: 1, round: 0, completedAt: null, answers: { start } })
  })
})

describe('retention', () => {
  test('ends a finished quote after the days of the setting', async () => {
    const quote = await stores.complete(await stores.started())
    stores.passTime(30 * dayMs - 1)
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).not.toBeNull()
    expect(await erase()).toBe(0)
    stores.passTime(1)
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect(await erase()).toBe(1)
    expect(await rowCounts()).toEqual({ quote: 0, quote_key: 0, reply: 0, offer: 0 })
  })

  test('ends an unfinished quote after seven days', async () => {
    const quote = await stores.saved(await stores.started(), { home: { choice: 'HOUSE' } })
    stores.passTime(7 * dayMs - 1)
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: quote.id })
    stores.passTime(1)
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toBeNull()
    expect(await erase()).toBe(1)
  })

  test('of an unfinished quote lets its visitor start again before it is erased', async () => {
    await stores.started()
    stores.passTime(8 * dayMs)
    const quote = await stores.started()
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toMatchObject({
      createdAt: stores.now(),
    })
  })

  function erase(): Promise<number> {
    return eraseExpired({ db: stores.database.db, retentionDays: 30, now: stores.now })
  }
})

async function rowCounts(): Promise<Record<string, number>> {
  const counts = tables.map(async table => [
    table,
    (await stores.database.db.selectFrom(table).selectAll().execute()).length,
  ])
  return Object.fromEntries(await Promise.all(counts))
}
