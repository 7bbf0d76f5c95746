import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Log } from '../src/server/platform/log.ts'
import { makeSealer, type RootKey } from '../src/server/platform/seal.ts'
import { checkSealKeys } from '../src/server/store/check-seal-keys.ts'
import { rewrapKeys } from '../src/server/store/reseal.ts'
import type { Quote } from '../src/server/store/rows/quote.ts'
import { makeQuoteStore, type QuoteStore } from '../src/server/store/rows/quote-store.ts'
import { ann, bob, key, noQueue, present, quoteStores, start, tables } from './support/quote-stores.ts'

const stores = quoteStores()

describe('a stored quote', () => {
  test('shows nothing from a visitor or a carrier, whoever reads the tables', async () => {
    const marker = 'Zebrowski-4711'
    const quote = await stores.started()
    const answers = { start, contact: { lastName: marker } }
    const takenOver = {
      quote: 'q0',
      line: 'auto',
      facts: [],
      questions: [],
      filledIn: { name: marker },
    } as const
    const reply = { key: marker, requestHash: 'h', body: { echo: marker } }
    const outcome = { kind: 'declined', code: 'dogs', message: { text: marker } } as const
    const offers = [{ carrier: 'bramble', outcome }]
    present(await stores.quotes.save({ quote, answers, notes: { takenOver }, reply, offers }))
    const { id } = quote
    expect(await stores.quotes.read({ visitor: ann, id })).toMatchObject({ answers, notes: { takenOver } })
    const dump = await dumpTables()
    expect(dump).toContain(quote.id)
    for (const text of [marker, '"78704"', 'declined']) {
      expect(dump).not.toContain(text)
      expect(dump).not.toContain(Buffer.from(text).toString('hex'))
    }
  })

  test('counts as missing in another row or after a change, and that is reported', async () => {
    const [one, two] = [await stores.started(ann), await stores.started(bob)]
    const { answers } = await rowOf(one)
    await stores.database.db.updateTable('quote').set({ answers }).where('id', '=', two.id).execute()
    expect(await stores.quotes.read({ visitor: bob, id: two.id })).toBeNull()
    expect(stores.unreadable).toEqual([{ table: 'quote', quoteId: two.id, column: 'answers' }])
    await damage(one)
    expect(await stores.quotes.read({ visitor: ann, id: one.id })).toBeNull()
    expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toBeNull()
    expect(await stores.quotes.allOf(ann)).toEqual([])
    expect(stores.unreadable).toHaveLength(4)
  })

  test('of a line that we do not know counts as missing, and that is reported', async () => {
    const quote = await stores.started()
    await stores.database.db.updateTable('quote').set({ line: 'boat' }).where('id', '=', quote.id).execute()
    expect(await stores.quotes.read({ visitor: ann, id: quote.id })).toBeNull()
    expect(stores.unreadable).toEqual([{ table: 'quote', quoteId: quote.id, column: 'line' }])
  })

  test('that is moved to another visitor inside the database does not open for him', async () => {
    const quote = await stores.started(ann)
    await stores.database.db.updateTable('quote').set({ visitor: bob }).where('id', '=', quote.id).execute()
    expect(await stores.quotes.read({ visitor: bob, id: quote.id })).toBeNull()
    expect(await stores.quotes.current({ visitor: bob, line: 'renters' })).toBeNull()
    expect(await stores.quotes.readAny(quote.id)).toBeNull()
  })

  test.each(['damaged', 'without its key', 'under a key that is gone'])(
    'does not stop its visitor from starting again: %s',
    async how => {
      const quote = await stores.started()
      if (how === 'damaged') await damage(quote)
      if (how === 'without its key') await stores.database.db.deleteFrom('quote_key').execute()
      if (how === 'under a key that is gone')
        await stores.database.db.updateTable('quote_key').set({ root_key: 'k0' }).execute()
      const again = await stores.started()
      expect(again.id).not.toBe(quote.id)
      expect(await stores.quotes.current({ visitor: ann, line: 'renters' })).toMatchObject({ id: again.id })
    },
  )

  test('loses only the offer that is unreadable', async () => {
    const quote = await stores.complete(await stores.started())
    const rows = stores.database.db.updateTable('offer').where('carrier', '=', 'bramble')
    await rows.set({ outcome: Buffer.from('garbage') }).execute()
    expect(await stores.offers.offersOf(quote)).toMatchObject([
      { carrier: 'bramble', outcome: null },
      { carrier: 'northwick', state: 'open' },
    ])
    expect(stores.unreadable).toEqual([{ table: 'offer', quoteId: quote.id, column: 'outcome bramble' }])
  })

  test('handles a request again if its kept reply cannot be read', async () => {
    const reply = { key: 'a1', requestHash: 'h1', body: 1 }
    const quote = present(
      await stores.quotes.save({ quote: await stores.started(), answers: { start }, reply }),
    )
    await stores.database.db
      .updateTable('reply')
      .set({ reply: Buffer.from('garbage') })
      .execute()
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1' })).toBeNull()
    expect(
      await stores.quotes.save({ quote, answers: { start }, reply: { ...reply, body: 2 } }),
    ).not.toBeNull()
    expect(await stores.quotes.replay({ visitor: ann, key: 'a1' })).toMatchObject({ body: 2 })
  })

  test('that cannot be opened does not keep others from a new root key', async () => {
    const [one] = [await stores.started(ann), await stores.started(bob)]
    await stores.database.db
      .updateTable('quote_key')
      .set({ wrapped: Buffer.from('x') })
      .where('quote_id', '=', one.id)
      .execute()
    const both = makeSealer([{ name: 'k2', key: randomBytes(32) }, key])
    expect(await rewrapKeys({ db: stores.database.db, sealer: both })).toBe(1)
  })

  test('that no key opens is reported at the start, and so is a key that opens nothing', async () => {
    const reports: unknown[] = []
    const log: Log = (event, ...[fields]) => void reports.push({ event, ...fields })
    const newer: RootKey = { name: 'k2', key: randomBytes(32) }
    const check = (...keys: [RootKey, ...RootKey[]]) => checked(keys, false)
    const checked = (keys: [RootKey, ...RootKey[]], isStrict: boolean) => {
      const names = keys.map(({ name }) => name)
      return checkSealKeys({ db: stores.database.db, sealer: makeSealer(keys), names, isStrict, log })
    }
    await check(key)
    await stores.started()
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
    const quote = await stores.started()
    const newer: RootKey = { name: 'k2', key: randomBytes(32) }
    const both = makeSealer([newer, key])
    expect(await storeWith(both).read({ visitor: ann, id: quote.id })).toMatchObject({ answers: { start } })
    expect(await rewrapKeys({ db: stores.database.db, sealer: both })).toBe(1)
    expect(await rewrapKeys({ db: stores.database.db, sealer: both })).toBe(0)
    const alone = makeSealer([newer])
    expect(await storeWith(alone).read({ visitor: ann, id: quote.id })).toMatchObject({ answers: { start } })
  })
})

function rowOf({ id }: Quote) {
  return stores.database.db
    .selectFrom('quote')
    .select('answers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Changes the last byte of a quote's answers. */
async function damage(quote: Quote): Promise<void> {
  const { answers } = await rowOf(quote)
  answers[answers.length - 1] = (answers.at(-1) ?? 0) ^ 1
  await stores.database.db.updateTable('quote').set({ answers }).where('id', '=', quote.id).execute()
}

function storeWith(sealer: ReturnType<typeof makeSealer>): QuoteStore {
  return makeQuoteStore({
    db: stores.database.db,
    sealer,
    retentionDays: 30,
    queue: noQueue,
    now: stores.now,
  })
}

/** Every value of every row, as PostgreSQL writes it into a dump: bytes in hexadecimal. */
async function dumpTables(): Promise<string> {
  const rows = tables.map(table => stores.database.db.selectFrom(table).selectAll().execute())
  return JSON.stringify(await Promise.all(rows), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value,
  )
}
