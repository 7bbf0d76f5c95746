import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { properties } from '../src/contract/answers/properties.ts'
import { status } from '../src/contract/prices/status.ts'
import { freePort } from './support/free-port.ts'
import { give, type Page, renter } from './support/renters.ts'
import { sweep } from './support/sweep.ts'
import { type Visitor, visitorAt } from './support/visitor.ts'

let dataDir: string
let port: number
let child: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wadsworth-restart-'))
  await chmod(dataDir, 0o755)
  port = await freePort()
})
afterAll(async () => {
  await end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** The service as `npm start` runs it, on its embedded database; until it is ready. */
async function start(): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'development' }
  child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      response => response.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasEnded(child)) throw new Error(`the service ended with ${child.exitCode ?? child.signalCode}`)
    await pause(20)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ending = child
  child = undefined
  if (!ending || hasEnded(ending)) return
  const ended = new Promise(resolve => ending.once('exit', resolve))
  ending.kill(signal)
  await ended
}

interface Traveling {
  readonly visitor: Visitor
  /** Pages whose answer was acknowledged. */
  answered: number
  id: string
}

/** In Iowa one carrier quotes by phone, through the queue; the others are rated at once. */
const iowan: readonly Page[] = renter.map(([step, payload]) =>
  step === '/start'
    ? [step, { type: 'renters', zipCode: '50309' }]
    : step === '/quote/renters/1'
      ? [step, { address1: '1 Locust Street', city: 'Des Moines', state: 'IA', zipcode: '50309' }]
      : [step, payload],
)

async function travel(traveling: Traveling): Promise<void> {
  if (traveling.answered === 0) await traveling.visitor.open('/start')
  for (const page of iowan.slice(traveling.answered)) {
    const data = await give(traveling.visitor, page)
    traveling.answered += 1
    traveling.id = data.config.quoteId
  }
}

const crowd = sweep(24, 'visitors', 8)

test(`a kill -9 at any instant loses no acknowledged answer of ${crowd.title}, and every offer ends after the restart`, async () => {
  const visitors = Array.from(
    { length: crowd.size },
    (): Traveling => ({
      visitor: visitorAt(`http://127.0.0.1:${port}`),
      answered: 0,
      id: '',
    }),
  )
  await start()
  for (const afterMs of [40, 160]) {
    const journeys = visitors.map(traveling => travel(traveling).catch(() => {}))
    await pause(afterMs)
    await end('SIGKILL')
    await Promise.all(journeys)
    await start()
    for (const { visitor, answered } of visitors.filter(one => one.answered > 1)) {
      const [step, payload] = iowan[answered - 1] ?? ['', {}]
      const { reply } = await visitor.call(properties, { step })
      if (reply.status !== 'OK') throw new Error(`${step}: ${JSON.stringify(reply)}`)
      // A birth date is stored as numbers; every other answer as it was typed.
      if (!('month' in payload)) expect(reply.properties.answer).toMatchObject(payload)
    }
  }
  await Promise.all(visitors.map(travel))
  for (const { visitor, id } of visitors) {
    const look = async () => {
      const { reply } = await visitor.call(status, { quote_id: id })
      return reply.status === 'OK' ? reply.data.result : undefined
    }
    await expect.poll(async () => (await look())?.quote_status).toBe('complete')
    const types = (await look())?.quotes.map(quote => quote.price_info.type) ?? []
    expect(types.filter(type => type === 'price').length).toBeGreaterThanOrEqual(4)
    expect(types.filter(type => type === 'call').length).toBe(1)
    expect(new Set((await look())?.quotes.map(quote => quote.id)).size).toBe(types.length)
  }
})

test('a second start keeps all data', async () => {
  const visitor = visitorAt(`http://127.0.0.1:${port}`)
  await visitor.open('/start')
  const first = iowan[0]
  if (first) await give(visitor, first)
  await end('SIGTERM')
  await start()
  expect((await visitor.call(properties, { step: '/quote/renters/1' })).reply.status).toBe('OK')
})
