import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantAt } from './support/assistant.ts'
import { freshDatabaseUrl } from './support/database.ts'
import { freePort } from './support/free-port.ts'
import { rowsOf } from './support/rows.ts'

let dataDir: string
let databaseUrl: string
let port: number
let child: ChildProcess | undefined
const sealKeys = `k1:${randomBytes(32).toString('base64')}`

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-agents-'))
  databaseUrl = await freshDatabaseUrl()
  port = await freePort()
})
afterAll(async () => {
  await kill()
  await rm(dataDir, { recursive: true, force: true })
})

/** The service as an operator runs it, until it is ready. */
async function start(): Promise<void> {
  const env = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEAL_KEYS: sealKeys },
    NODE_ENV: 'development',
  }
  child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await pause(20)
}

async function kill(): Promise<void> {
  const ending = child
  child = undefined
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
  const ended = once(ending, 'exit')
  ending.kill('SIGKILL')
  await ended
}

const pet = [
  { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
  { question: 'dob', answer: { month: 5, day: 2, year: 2023 } },
]

test('A server killed in the middle of any tool loses nothing and does nothing twice', async () => {
  await start()
  const origin = `http://127.0.0.1:${port}`
  const first = await assistantAt(origin)
  const { quote } = (await first.use('start_quote', { line: 'pet', zip: '78701' })).values
  const calls = [
    ['answer_questions', { quote, answers: pet, idempotency_key: 'both-answers' }],
    ['get_quotes', { quote }],
    ['adjust_coverage', { quote, changes: { deductible: '1000' }, idempotency_key: 'one-thousand' }],
    ['hand_over', { quote }],
  ] as const
  for (const [at, [tool, args]] of calls.entries()) {
    const assistant = await assistantAt(origin)
    const lost = assistant.client.callTool({ name: tool, arguments: { ...args } }).catch(() => null)
    await pause(3 + 7 * at)
    await kill()
    await lost
    await start()
    const again = await assistantAt(origin)
    await again.use(tool, args)
    await again.use(tool, args)
  }
  const last = await assistantAt(origin)
  expect((await last.use('get_quotes', { quote })).values).toMatchObject({ round: 2, is_complete: true })
  const { coverage } = (await last.use('adjust_coverage', { quote })).values as {
    coverage: readonly { name: string; choices: readonly { value: string; is_chosen: boolean }[] }[]
  }
  const deductible = coverage.find(({ name }) => name === 'deductible')
  expect(deductible?.choices.find(({ is_chosen }) => is_chosen)?.value).toBe('1000')
  expect(await rowsOf(databaseUrl, 'select count(*)::int as quotes from quote')).toEqual([{ quotes: 1 }])

  const lost = last.client.callTool({ name: 'erase_quote', arguments: { quote } }).catch(() => null)
  await pause(5)
  await kill()
  await lost
  await start()
  const after = await assistantAt(origin)
  await after.use('erase_quote', { quote })
  expect(await rowsOf(databaseUrl, 'select count(*)::int as quotes from quote')).toEqual([{ quotes: 0 }])
})
