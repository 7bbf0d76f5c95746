import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../../src/server/database/database.ts'
import { makeQuoteStore, type QuoteStore } from '../../src/server/quotes/quote-store.ts'
import { makeSealer, parseSealKeys } from '../../src/server/quotes/seal.ts'
import { quiet } from '../quiet.ts'
import { type Running, run } from '../service.ts'
import { lineOf, takeJourney } from '../walker/journey.ts'
import { closeBrowser } from './page.ts'

/**
 * One journey of each line in every test; `npm run walk` for 200. A journey that fails tells its seed and what was done:
 * `WALK_SEED=7 npm run walk` takes it again.
 */
const count = Number(process.env.WALK ?? 6)
const first = Number(process.env.WALK_SEED ?? 1)
const length = process.env.WALK ? 16 : 10
const seeds = Array.from({ length: count }, (_, nth) => first + nth)

let service: Running
let database: Database
let quotes: QuoteStore
beforeAll(async () => {
  const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
  service = await run({ env: { SEAL_KEYS } })
  database = await connect({ url: service.databaseUrl, log: quiet })
  const sealer = makeSealer(parseSealKeys(SEAL_KEYS))
  const queue = { add: async () => {}, wake() {} }
  quotes = makeQuoteStore({ db: database.work, sealer, retentionDays: 30, queue })
})
afterAll(async () => {
  await closeBrowser()
  await database.close()
  await service.close()
})

const answersOf = async (id: string) => (await quotes.readAny(id))?.answers

test.each(seeds.map(seed => [lineOf(seed), seed] as const))(
  'nothing throws a visitor of %s off (journey %i)',
  async (_line, seed) => {
    const { trace, complaints } = await takeJourney({ service, answersOf, seed, length })
    if (process.env.WALK_SEED) console.info(trace.join('\n'))
    expect(complaints, `WALK_SEED=${seed} npm run walk\n${trace.join('\n')}`).toEqual([])
  },
  300_000,
)
