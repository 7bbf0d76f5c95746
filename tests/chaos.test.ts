import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { randomFrom } from '../src/carriers/testing-panel.ts'
import { answer } from '../src/contract/answer.ts'
import type { Answered, OK } from '../src/contract/call.ts'
import { status } from '../src/contract/status.ts'
import { connect } from '../src/server/database/database.ts'
import { makeQuoteStore } from '../src/server/quotes/quote-store.ts'
import { makeSealer, parseSealKeys } from '../src/server/quotes/seal.ts'
import { type Cluster, type Role, startCluster } from './cluster.ts'
import { quoted } from './panel.ts'
import { quiet } from './quiet.ts'
import { type Page, renter } from './renters.ts'
import type { Visitor } from './visitor.ts'
import { carrierServer } from './wire.ts'

/**
 * A small run in every test; `CHAOS=full` for the whole: 50 nodes killed while 200 quotes are under way, and the database
 * ten times. `CHAOS_SEED` leads elsewhere.
 */
const isFull = process.env.CHAOS === 'full'
const seed = Number(process.env.CHAOS_SEED ?? 1)
const size = isFull
  ? { quotes: 200, kills: 50, restarts: 10, minutes: 15 }
  : { quotes: 24, kills: 6, restarts: 2, minutes: 3 }
const carriers = 12
const callMs = 3000
const roles: readonly Role[] = ['server', 'server apart', 'server apart', 'worker', 'worker']

interface Figures {
  answers: number
  lost: number
  offers: number
  doubled: number
  stuck: number
  'stood in': number
  calls: number
  'repeated calls': number
  'repeated under another key': number
}

test(
  'nodes killed at any moment lose no answer, double no offer and leave none open',
  async () => {
    const figures = await surge(async (cluster, pick) => {
      for (let nth = 0; nth < size.kills; nth += 1) {
        await pause(pick(isFull ? 1200 : 800))
        await cluster.kill(pick(roles.length))
      }
    })
    console.table({ ...figures, 'nodes killed': size.kills })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test(
  'a database that is killed hard loses no answer, doubles no offer and leaves none open',
  async () => {
    const figures = await surge(async (cluster, pick) => {
      for (let nth = 0; nth < size.restarts; nth += 1) {
        await pause(1000 + pick(3000))
        cluster.killDatabase()
      }
    })
    console.table({ ...figures, 'databases killed': size.restarts })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test(
  'nodes that are told to stop, one after the other, lose nothing and ask no carrier twice',
  async () => {
    const figures = await surge(async cluster => {
      for (const nth of roles.keys()) await cluster.replace(nth)
    })
    console.table({ ...figures, 'nodes replaced': roles.length })
    expectSound(figures)
    expect(figures).toMatchObject({ 'stood in': 0, 'repeated calls': 0 })
  },
  size.minutes * 60_000,
)

function expectSound(figures: Figures): void {
  expect(figures).toMatchObject({
    lost: 0,
    doubled: 0,
    stuck: 0,
    offers: size.quotes * carriers,
    'repeated under another key': 0,
  })
}

type Havoc = (cluster: Cluster, pick: (most: number) => number) => Promise<void>

/** Lets visitors come and go while havoc is wrought; everybody must have finished in the end. */
async function surge(havoc: Havoc): Promise<Figures> {
  const random = randomFrom(seed)
  const pick = (most: number) => Math.floor(random() * most)
  const keys = new Map<string, string[]>()
  const server = await carrierServer(({ carrier, key, request, reply }) => {
    const question = `${request.headers['x-reference']} ${carrier}`
    keys.set(question, [...(keys.get(question) ?? []), key])
    setTimeout(() => reply(quoted('11.00')), 20 + pick(780))
  })
  onTestFinished(() => server.close())
  const cluster = await startCluster({ roles, carriersAt: server.host, carriers, callMs })
  onTestFinished(() => cluster.close())

  const done: Journey[] = []
  let begun = 0
  const lane = async () => {
    while (begun < size.quotes) {
      begun += 1
      done.push(await journey(cluster.visitor(pick), `Visitor ${begun}`))
    }
  }
  const lanes = Array.from({ length: isFull ? 16 : 8 }, lane)
  await havoc(cluster, pick)
  await Promise.all(lanes)
  return { ...(await count(cluster, done)), ...counted(keys) }
}

interface Journey {
  readonly id: string
  /** Pages whose answers were acknowledged. */
  readonly answered: readonly Page[]
}

/** All pages, each asked again under the same key until it is acknowledged, then a look at the results until all is in. */
async function journey(visitor: Visitor, lastName: string): Promise<Journey> {
  const pages: Page[] = renter.map(([step, said]) => [
    step,
    'lastName' in said ? { ...said, lastName } : said,
  ])
  await insist(() => visitor.open('/start'))
  const answered: Page[] = []
  let id = ''
  for (const page of pages) {
    const [step, payload] = page
    const key = { 'idempotency-key': crypto.randomUUID() }
    const ask = { answer: payload, step, source: 'web' }
    const reply = await insist(() => acknowledged(visitor.call(answer, ask, key)))
    id = reply.data.config.quoteId
    answered.push(page)
  }
  await insist(async () => {
    const { data } = await acknowledged(visitor.call(status, { quote_id: id }))
    if (data.result.quote_status !== 'complete') throw new Error('some carriers have not answered yet')
  })
  return { id, answered }
}

async function acknowledged<Reply extends object>(
  calling: Promise<{ reply: Answered<Reply> }>,
): Promise<OK<Reply>> {
  const { reply } = await calling
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply
}

/** Tries until it works, as the page does: nodes and databases come back. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 120_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(150)
    }
  }
}

async function count({ databaseUrl: url, sealKeys }: Cluster, done: readonly Journey[]) {
  const database = await connect({ url, log: quiet })
  onTestFinished(() => database.close())
  const queue = { add: async () => {}, wake() {} }
  const sealer = makeSealer(parseSealKeys(sealKeys))
  const quotes = makeQuoteStore({ db: database.db, sealer, retentionDays: 30, queue })
  const figures = { answers: 0, lost: 0, offers: 0, doubled: 0, stuck: 0, 'stood in': 0 }
  for (const { id, answered } of done) {
    const kept = Object.keys((await quotes.readAny(id))?.answers ?? {})
    const offers = await database.db.selectFrom('offer').selectAll().where('quote_id', '=', id).execute()
    figures.answers += answered.length
    figures.lost += Math.max(0, answered.length - kept.length)
    figures.offers += offers.length
    figures.doubled += offers.length - new Set(offers.map(({ carrier }) => carrier)).size
    figures.stuck += offers.filter(({ state }) => state !== 'done').length
    figures['stood in'] += offers.filter(({ stand_in }) => stand_in).length
  }
  return figures
}

function counted(keys: ReadonlyMap<string, readonly string[]>) {
  const asked = [...keys.values()]
  return {
    calls: asked.flat().length,
    'repeated calls': asked.flatMap(calls => calls.slice(1)).length,
    'repeated under another key': asked.filter(calls => new Set(calls).size > 1).length,
  }
}
