import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bucketOf } from '../src/server/estimate/index-of.ts'
import { makePriceIndex, type Observation } from '../src/server/estimate/price-index.ts'
import type { Db } from '../src/server/platform/database/tables.ts'
import { forgetOldRatios } from '../src/server/store/carriers/price-ratios.ts'
import type { Day } from '../src/units/day.ts'
import { freshDatabase } from './support/database.ts'

const price: Observation = { carrier: 'wren', line: 'renters', state: 'TX', period: 'month', ratio: 0.8 }
const key = { carrier: 'wren', line: 'renters', state: 'TX' } as const
const today: Day = '2026-11-21'

function processOn(db: Db, day: Day = today) {
  return makePriceIndex({ db, today: () => day })
}

/** What a new process reads from the database. */
async function learnedOn(db: Db, day: Day = today) {
  const index = processOn(db, day)
  await index.read()
  return index.learned(key)
}

describe('confirmed prices over the market', () => {
  test('are added up over all processes, by state and over the line', async () => {
    const { db } = await freshDatabase()
    const [one, other] = [processOn(db), processOn(db)]
    for (const index of [one, one, other]) index.observe(price)
    other.observe({ ...price, ratio: 1.2 })
    other.observe({ ...price, state: 'OH' })
    other.observe({ ...price, carrier: 'lark' })
    other.observe({ ...price, line: 'auto' })
    await Promise.all([one.flush(), other.flush()])
    const { state, line } = await learnedOn(db)
    expect([...state].sort()).toEqual([
      [bucketOf(0.8), 3],
      [bucketOf(1.2), 1],
    ])
    expect(line.get(bucketOf(0.8))).toBe(4)
  })

  test('are written once', async () => {
    const { db } = await freshDatabase()
    const index = processOn(db)
    index.observe(price)
    await index.flush()
    await index.flush()
    expect((await learnedOn(db)).state.get(bucketOf(0.8))).toBe(1)
  })

  test('count on 60 days and are then deleted', async () => {
    const { db } = await freshDatabase()
    const index = processOn(db, '2026-09-23')
    index.observe(price)
    await index.flush()
    const countRatios = async () => (await sql`select from price_ratio`.execute(db)).rows.length
    expect((await learnedOn(db, '2026-11-21')).state.size).toBe(1)
    await forgetOldRatios(db, '2026-11-21')
    expect(await countRatios()).toBe(1)
    expect((await learnedOn(db, '2026-11-22')).state.size).toBe(0)
    await forgetOldRatios(db, '2026-11-22')
    expect(await countRatios()).toBe(0)
  })

  test('show in which period a carrier mostly quotes', async () => {
    const { db } = await freshDatabase()
    const index = processOn(db)
    for (const period of ['year', 'month', 'month'] as const) index.observe({ ...price, period })
    await index.flush()
    expect((await learnedOn(db)).period).toBe('month')
    expect(processOn(db).learned(key).period).toBeNull()
  })

  test('of two processes are written at once, again and again, without a deadlock', async () => {
    const { db } = await freshDatabase()
    const ratios = Array.from({ length: 60 }, (_, step) => 0.5 + step / 50)
    const indexes = Array.from({ length: 8 }, () => processOn(db))
    for (let round = 0; round < 10; round += 1) {
      for (const [place, index] of indexes.entries())
        for (const ratio of place % 2 === 0 ? ratios : ratios.toReversed()) index.observe({ ...price, ratio })
      await Promise.all(indexes.map(index => index.flush()))
    }
    const { state } = await learnedOn(db)
    expect([...state.values()].reduce((sum, count) => sum + count, 0)).toBe(8 * 10 * 60)
  })

  test('delay nobody while the database is away, and continue with the next ones when it is back', async () => {
    const { db } = await freshDatabase()
    const index = processOn(db)
    await sql`alter table price_ratio rename to away`.execute(db)
    index.observe(price)
    await expect(index.flush()).rejects.toThrow()
    await expect(index.read()).rejects.toThrow()
    await sql`alter table away rename to price_ratio`.execute(db)
    index.observe(price)
    await index.flush()
    expect((await learnedOn(db)).state.get(bucketOf(0.8))).toBe(1)
  })
})
