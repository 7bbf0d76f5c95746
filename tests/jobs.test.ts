import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { byHash } from '../src/connectors/folder-words.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { keepWords } from '../src/server/store/rows/folder-sentences.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { quiet } from './support/quiet.ts'

const key = () => randomBytes(32).toString('base64')

test('"npm run jobs" erases what has expired, including old price ratios, and seals the rest with the newest key', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-jobs-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const url = await freshDatabaseUrl()
  const database = await connect({ url, log: quiet })
  onTestFinished(() => database.close())
  const old = `k1:${key()}`
  const start = async (daysAgo: number) => {
    const quotes = makeQuoteStore({
      db: database.db,
      sealer: makeSealer(parseSealKeys(old)),
      retentionDays: 30,
      queue: { add: async () => {}, wake() {} },
      now: () => new Date(Date.now() - daysAgo * 86_400_000),
    })
    return quotes.start({ visitor: randomBytes(32), line: 'renters', answers: {} })
  }
  const quoteId = (await start(0))?.quote.id ?? ''
  await keepAnswer(0)
  await keepAnswer(3)
  await start(1)
  await start(40)
  await sql`
    insert into price_ratio (carrier, line, state, period, day, bucket, count)
    values ('wren', 'pet', 'TX', 'month', current_date - 70, 0, 1), ('wren', 'pet', 'TX', 'month', current_date, 0, 1)
  `.execute(database.db)
  await keepWords(
    database.db,
    byHash([{ en: 'Words of an old plan.' }]),
    new Date(Date.now() - 40 * 86_400_000),
  )
  await keepWords(database.db, byHash([{ en: 'Words of a plan.' }]))
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SEAL_KEYS: `k2:${key()},${old}` }
  const run = () => promisify(execFile)(process.execPath, ['src/server/commands/run-jobs.ts'], { env })
  expect((await run()).stdout).toBe(
    'Expired quotes deleted: 1. Quotes re-encrypted with the newest key: 2.\n',
  )
  expect((await sql`select from price_ratio`.execute(database.db)).rows).toHaveLength(1)
  const words = await database.db.selectFrom('folder_sentence').select('words').execute()
  expect(words).toEqual([{ words: 'Words of a plan.' }])
  expect((await run()).stdout).toBe(
    'Expired quotes deleted: 0. Quotes re-encrypted with the newest key: 0.\n',
  )
  // A carrier's answer is reused only on the same day.
  expect(await database.db.selectFrom('carrier_answer').select('key').execute()).toHaveLength(1)

  function keepAnswer(daysAgo: number) {
    const created_at = new Date(Date.now() - daysAgo * 86_400_000)
    const row = { key: randomBytes(32), quote_id: quoteId, outcome: randomBytes(8), created_at }
    return database.db.insertInto('carrier_answer').values(row).execute()
  }
})
