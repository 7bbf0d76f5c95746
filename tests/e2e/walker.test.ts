import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../../src/server/database/database.ts'
import { makeQuoteStore, type QuoteStore } from '../../src/server/quotes/quote-store.ts'
import { makeSealer, parseSealKeys } from '../../src/server/quotes/seal.ts'
import { quiet } from '../quiet.ts'
import { type Running, run } from '../service.ts'
import { journey } from '../walker/journey.ts'
import { closeBrowser } from './page.ts'

const count = Number(process.env.WALK ?? 6)
const first = Number(process.env.WALK_SEED ?? 1)

let service: Running
let database: Database
let quotes: QuoteStore
beforeAll(async () => {
  const SEAL_KEYS = `k1:${randomBytes(32).toString('base64')}`
  service = await run({ env: { SEAL_KEYS } })
  database = await connect({ url: service.databaseUrl, log: quiet })
  const sealer = makeSealer(parseSealKeys(SEAL_KEYS))
  quotes = makeQuoteStore({
    db: database.work,
    sealer,
    retentionDays: 30,
    queue: { add: async () => {}, wake() {} },
  })
})
afterAll(async () => {
  await closeBrowser()
  await database.close()
  await service.close()
})

const answersOf = async (id: string) => (await quotes.readAny(id))?.answers

test.each(Array.from({ length: count }, (_, nth) => first + nth))(
  'journey %i',
  async seed => {
    const { trace, complaints } = await journey({ service, answersOf, seed })
    if (complaints.length > 0 || process.env.WALK_TRACE)
      console.log(`WALK_SEED=${seed}\n${trace.join('\n')}\n=> ${complaints.join('\n=> ')}`)
    expect(complaints).toEqual([])
  },
  300_000,
)
