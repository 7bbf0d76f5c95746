import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../src/contract/answers/answer.ts'
import type { Call } from '../src/contract/call.ts'
import { type Quote, status } from '../src/contract/prices/status.ts'
import { connect } from '../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../src/server/platform/seal.ts'
import { makeQuoteStore } from '../src/server/store/rows/quote-store.ts'
import { randomFrom } from './carriers/panel.ts'
import { citusDatabase, citusNodes } from './support/citus.ts'
import { type Cluster, type Role, replyPriced, startCluster } from './support/cluster.ts'
import { pgBouncer, pooledDatabase, twoDatabases } from './support/cluster-databases.ts'
import { quiet } from './support/quiet.ts'
import { type Page, renter } from './support/renters.ts'
import type { Visitor } from './support/visitor.ts'
import { type CarrierServer, carrierServer } from './support/wire.ts'

/** A small run in every test; `npm run chaos` for the whole. Sizes are in the names. `CHAOS_SEED` changes the run. */
const isFull = process.env.CHAOS === 'full'
const seed = Number(process.env.CHAOS_SEED ?? 1)
const size = isFull
  ? { quotes: 200, kills: 50, restarts: 10, minutes: 30 }
  : { quotes: 12, kills: 2, restarts: 1, minutes: 8 }
const kills = isFull ? '50 kills' : `${size.kills} of 50 kills`
const restarts = isFull ? '10 kills' : `${size.restarts} of 10 kills`
const carriers = 12
// Far more than these carriers take, even on a busy machine.
const callMs = 8000
/** One node of each sort, or two of those that an operator has more of. */
const roles: readonly Role[] = isFull
  ? ['server', 'server apart', 'server apart', 'worker', 'worker']
  : ['server', 'server apart', 'worker']
const surroundings = `${size.quotes} quotes under way on ${roles.length} nodes`

const random = randomFrom(seed)
const pick = (most: number) => Math.floor(random() * most)

let cluster: Cluster
let server: CarrierServer
/** The key of every call, by visitor and carrier. */
const keys = new Map<string, string[]>()

/** The same nodes on databases of other kinds, in the whole run alone. */
const kinds = { PgBouncer: pooledDatabase, standby: twoDatabases, Citus: citusDatabase } as const

beforeAll(async () => {
  server = await carrierServer(async ({ carrier, key, question, response }) => {
    const { last } = JSON.parse(await question).risk.insured
    keys.set(`${last} ${carrier}`, [...(keys.get(`${last} ${carrier}`) ?? []), key])
    setTimeout(() => replyPriced(response), 20 + pick(780))
  })
  cluster = await startOn()
})

function startOn(database?: (typeof kinds)[keyof typeof kinds]): Promise<Cluster> {
  return startCluster({ roles, carriersAt: server.host, carriers, callMs, database })
}

/** Replaces the nodes by others. */
async function moveTo(kind: keyof typeof kinds): Promise<void> {
  await cluster.close()
  cluster = await startOn(kinds[kind])
}
afterAll(async () => {
  await cluster.close()
  await server.close()
})

test(
  `nodes killed at any moment lose no answer, double no offer and leave none open: ${kills}, ${surroundings}`,
  async () => {
    const figures = await surge(async reach => {
      for (let nth = 1; nth <= size.kills; nth += 1) {
        reach(nth / size.kills)
        await pause(pick(1200))
        await cluster.kill(pick(roles.length))
      }
      return { 'nodes killed': size.kills }
    })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test(
  `a database that is killed hard loses no answer, doubles no offer and leaves none open: ${restarts}, ${surroundings}`,
  async () => {
    const figures = await surge(async reach => {
      for (let nth = 1; nth <= size.restarts; nth += 1) {
        reach(nth / size.restarts)
        // Later, the quotes of a short run may all be done.
        await pause(pick(1500))
        await cluster.killDatabase()
      }
      return { 'databases killed': size.restarts }
    })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test(
  `nodes that stop, one after the other, fail no visitor and ask no carrier twice: ${surroundings}`,
  async () => {
    const figures = await surge(async reach => {
      for (const nth of roles.keys()) {
        reach((nth + 1) / roles.length, 4000)
        await pause(pick(1200))
        // A node that has to be killed ends with another code.
        expect(await cluster.replace(nth)).toBe(0)
      }
      return { 'nodes replaced': roles.length }
    })
    expectSound(figures)
    expect(figures).toMatchObject({ 'stood in': 0, 'repeated calls': 0, 'failed requests': 0 })
  },
  size.minutes * 60_000,
)

test.runIf(isFull && pgBouncer)(
  `behind PgBouncer, which hands each transaction to another connection, killed nodes and databases lose no answer: ${surroundings}`,
  async () => {
    await moveTo('PgBouncer')
    const figures = await surge(async reach => {
      for (const nth of [1, 2, 3, 4]) {
        reach(nth / 4)
        await pause(1000 + pick(2000))
        await (nth % 2 ? cluster.kill(pick(roles.length)) : cluster.killDatabase())
      }
      return { 'nodes killed': 2, 'databases killed': 2 }
    })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test.runIf(isFull)(
  `a synchronous standby that takes over has every acknowledged answer: ${surroundings}`,
  async () => {
    await moveTo('standby')
    const figures = await surge(async reach => {
      reach(0.5, 4000)
      await pause(2500)
      await cluster.killDatabase()
      reach(1, 4000)
      return { 'primaries killed': 1 }
    })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

test.runIf(isFull && citusNodes.length > 0)(
  `on a Citus cluster, killed nodes and machines that lose every session lose no answer: ${surroundings}`,
  async () => {
    await moveTo('Citus')
    const figures = await surge(async reach => {
      for (let nth = 1; nth <= size.restarts; nth += 1) {
        reach(nth / size.restarts)
        await pause(1000 + pick(2000))
        await (nth % 2 ? cluster.kill(pick(roles.length)) : cluster.killDatabase())
      }
      return { 'nodes killed': size.restarts / 2, 'machines cut off': size.restarts / 2 }
    })
    expectSound(figures)
  },
  size.minutes * 60_000,
)

type Figures = Readonly<Record<string, number>>

function expectSound(figures: Figures): void {
  expect(figures).toMatchObject({
    quotes: size.quotes,
    'answers acknowledged': size.quotes * renter.length,
    'answers lost': 0,
    offers: size.quotes * carriers,
    'offers doubled': 0,
    'offers stuck': 0,
    'carriers called under several keys': 0,
  })
}

/** Lets visitors continue: at a share of 0.5, half of them have answered everything. */
type Reach = (share: number, withinMs?: number) => void

/**
 * Starts all visitors, who finish one after the other during the chaos, and returns the results once all have seen all
 * their offers.
 */
async function surge(havoc: (reach: Reach) => Promise<Figures>): Promise<Figures> {
  keys.clear()
  const began = Date.now()
  const { reach, reached } = makeProgress()
  const crowd = Array.from({ length: size.quotes }, (_, nth) =>
    journey(cluster.visitor(pick), {
      // A different person in each test, so that no price can be reused.
      lastName: `Visitor ${began}${nth}`,
      before: page => reached(((nth + 1) / size.quotes) * ((page + 1) / renter.length)),
    }),
  )
  const wrought = await havoc(reach)
  const done = await Promise.all(crowd)
  const seconds = Math.round((Date.now() - began) / 100) / 10
  const requests = {
    'failed requests': sum(done.map(({ failed }) => failed)),
    'requests refused by full servers': sum(done.map(({ refused }) => refused)),
  }
  const figures = { ...(await count(done, new Date(began))), ...counted(), ...requests, ...wrought, seconds }
  console.table(figures)
  return figures
}

/** Visitors come in a stream, not in a wave that a server would have to refuse. */
const steps = 30

/** Waits until a share of the whole is reached. */
function makeProgress() {
  let share = 0
  let rung = Promise.withResolvers<void>()
  return {
    reach(next: number, withinMs = 1500) {
      const step = (next - share) / steps
      for (let nth = 1; nth <= steps; nth += 1)
        setTimeout(
          () => {
            share += step
            rung.resolve()
            rung = Promise.withResolvers()
          },
          (nth * withinMs) / steps,
        )
    },
    async reached(count: number) {
      // Adding up fractions misses the whole by a hair.
      while (share < count - 1e-9) await rung.promise
    },
  }
}

interface Journey {
  readonly id: string
  /** Answers that were acknowledged. */
  readonly answers: readonly Page[]
  /** The results at the end. */
  readonly quotes: readonly Quote[]
  /** Requests that a server accepted and answered badly. */
  readonly failed: number
  /** Requests that a full server did not take on. */
  readonly refused: number
}

interface Going {
  readonly lastName: string
  before(page: number): Promise<void>
}

/** Answers all pages, each repeated under the same key until it is acknowledged, then looks at the results until all are in. */
async function journey(visitor: Visitor, { lastName, before }: Going): Promise<Journey> {
  const pages: Page[] = renter.map(([step, words]) => [
    step,
    'lastName' in words ? { ...words, lastName } : words,
  ])
  let failed = 0
  let refused = 0
  const insist = <T>(work: () => Promise<T>) =>
    untilDone(work, error => {
      if (error instanceof Refused) refused += 1
      else failed += 1
    })
  await insist(async () => {
    if ((await visitor.open('/start')).status === 503) throw new Refused()
  })
  const answers: Page[] = []
  let id = ''
  for (const [nth, page] of pages.entries()) {
    await before(nth)
    const [step, payload] = page
    const key = { 'idempotency-key': crypto.randomUUID() }
    const ask = { answer: payload, step, source: 'web' }
    const reply = await insist(() => acknowledged(visitor, answer, ask, key))
    id = reply.data.config.quoteId
    answers.push(page)
  }
  for (;;) {
    const { data } = await insist(() => acknowledged(visitor, status, { quote_id: id }))
    if (data.result.quote_status === 'complete')
      return { id, answers, quotes: data.result.quotes, failed, refused }
    await pause(150)
  }
}

/** By a full server. */
class Refused extends Error {}

async function acknowledged<Ask, Reply extends object>(
  visitor: Visitor,
  call: Call<Ask, Reply>,
  ask: Ask,
  headers = {},
) {
  const { reply } = await visitor.call(call, ask, headers)
  // What a full server refuses has no number, because nothing was done for it.
  if (reply.status === 'Error' && reply.reason.code === 'unavailable' && !reply.reason.request)
    throw new Refused()
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  return reply
}

/**
 * Tries until it works, as the page does: nodes and databases come back. A refused connection is not a failure: a proxy goes
 * elsewhere.
 */
async function untilDone<T>(work: () => Promise<T>, failed: (error: unknown) => void): Promise<T> {
  const until = Date.now() + 240_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      if (!isUnreached(error)) failed(error)
      await pause(150)
    }
  }
}

function isUnreached(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

async function count(done: readonly Journey[], since: Date): Promise<Figures> {
  // A database that was killed last may not be back yet.
  const database = await untilDone(
    () => connect({ url: cluster.databaseUrl, log: quiet }),
    () => {},
  )
  // Waits for a connection where a visitor would be refused.
  const db = database.work
  const queue = { add: async () => {}, wake() {} }
  const sealer = makeSealer(parseSealKeys(cluster.sealKeys))
  const quotes = makeQuoteStore({ db, sealer, retentionDays: 30, queue })
  const rows = await db.selectFrom('quote').selectAll().where('created_at', '>=', since).execute()
  const ids = rows.map(({ id }) => id)
  const offers = await db
    .selectFrom('offer')
    .selectAll()
    .where('quote_id', 'in', ids)
    .where('carrier', 'like', 'carrier-%')
    .execute()
  const completedAt = new Map(rows.map(({ id, completed_at }) => [id, Number(completed_at)]))
  const secondsOf = ({ quote_id, settled_at }: (typeof offers)[number]) =>
    (Number(settled_at) - (completedAt.get(quote_id) ?? 0)) / 1000
  const stored = await Promise.all(done.map(async ({ id }) => (await quotes.readAny(id))?.answers))
  await database.close()
  return {
    quotes: rows.length,
    'answers acknowledged': sum(done.map(({ answers }) => answers.length)),
    'answers lost': sum(done.map(({ answers }, nth) => lostOf(answers, stored[nth]))),
    offers: offers.length,
    'offers doubled': sum(done.map(({ quotes }) => quotes.length - new Set(quotes.map(({ id }) => id)).size)),
    'offers stuck': offers.filter(({ state }) => state !== 'done').length,
    'stood in': offers.filter(({ stand_in }) => stand_in).length,
    'slowest offer, s': Math.round(Math.max(...offers.map(secondsOf)) * 10) / 10,
  }
}

/** Pages whose answer is not in the quote, in any stored form. */
function lostOf(answers: readonly Page[], stored: object | undefined): number {
  const values = Object.values(stored ?? {}).map(value => JSON.stringify(value))
  return answers.filter(([, words]) => {
    const typed = Object.values(words).map(value => JSON.stringify(value).replaceAll('"', ''))
    return !values.some(value => typed.every(one => value.replaceAll('"', '').includes(one)))
  }).length
}

function counted(): Figures {
  const requests = [...keys.values()]
  return {
    calls: requests.flat().length,
    'repeated calls': sum(requests.map(calls => calls.length - 1)),
    'carriers called under several keys': requests.filter(calls => new Set(calls).size > 1).length,
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}
