import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sweepOverdue } from '../src/server/asking/fan-out.ts'
import { openDatabase } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeOfferStore } from '../src/server/store/carriers/offer-store.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { startProgram } from './processes/process.ts'
import { quiet } from './support/quiet.ts'

const sealKeys = `k1:${randomBytes(32).toString('base64')}`
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-crash-'))
  await chmod(dataDir, 0o755)
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** The newest acknowledged count of answers and round of each quote. */
type Acknowledged = Map<string, { count: number; round: number }>

test('a kill -9 of the service, or of all and its database, loses no acknowledged answer and leaves no offer open', async () => {
  const acknowledged: Acknowledged = new Map()
  await writeUntilKilled({ acknowledged, afterMs: 300, withDatabase: false })
  await writeUntilKilled({ acknowledged, afterMs: 450, withDatabase: false })
  await writeUntilKilled({ acknowledged, afterMs: 600, withDatabase: true })
  await writeUntilKilled({ acknowledged, afterMs: 350, withDatabase: true })
  expect(acknowledged.size).toBeGreaterThan(20)

  const database = await openDatabase({ dataDir, log: quiet })
  onTestFinished(() => database.close())
  const sealer = makeSealer(parseSealKeys(sealKeys))
  const queue = { add: async () => {}, wake() {} }
  const quotes = makeQuoteStore({ db: database.db, sealer, retentionDays: 30, queue })
  for (const [id, { count, round }] of acknowledged) {
    const stored = await quotes.readAny(id)
    // A save may have been done and its acknowledgment killed: more is right, less is a loss.
    expect(stored?.answers.count).toBeGreaterThanOrEqual(count)
    expect(stored?.round).toBeGreaterThanOrEqual(round)
  }

  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const offers = makeOfferStore({ db: database.work, queue })
  sweepOverdue({
    quotes: makeQuoteStore({ db: database.work, sealer, retentionDays: 30, queue }),
    offers,
    estimate: async () => null,
    logSettled() {},
    signal: stopping.signal,
    log: quiet,
  })
  const stillOpen = () =>
    database.db.selectFrom('offer').select(['quote_id', 'carrier']).where('state', '=', 'open').execute()
  await expect.poll(stillOpen, { interval: 100 }).toEqual([])
})

async function writeUntilKilled({
  acknowledged,
  afterMs,
  withDatabase,
}: {
  acknowledged: Acknowledged
  afterMs: number
  withDatabase: boolean
}): Promise<void> {
  const program = startProgram('visitors.ts', { args: [dataDir, sealKeys] })
  await program.line(' 4 2')
  await pause(afterMs)
  const server = withDatabase ? serverProcesses() : []
  for (const pid of server) process.kill(pid, 'SIGKILL')
  await program.kill()
  for (const line of program.lines) {
    const [, id, count, round] = /^(\S{22}) (\d) (\d)$/.exec(line) ?? []
    if (id) acknowledged.set(id, { count: Number(count), round: Number(round) })
  }
}

/** The server first, then its children, as they are now. */
function serverProcesses(): number[] {
  const pid = readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [pid, ...children].map(Number)
}
