import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { status } from '../src/contract/prices/status.ts'
import { type Cluster, replyPriced, startCluster } from '../tests/support/cluster.ts'
import { answerUntil, give, lastPage } from '../tests/support/renters.ts'
import type { Visitor } from '../tests/support/visitor.ts'
import { type CarrierServer, carrierServer } from '../tests/support/wire.ts'

/** A service in its own process, its carriers on a server in this one. */
interface Bench {
  readonly cluster: Cluster
  readonly server: CarrierServer
  close(): Promise<void>
}

/** `delayOf`: the milliseconds that a carrier takes; one that takes forever hangs. */
async function open(carriers: number, delayOf: (carrier: string) => number): Promise<Bench> {
  const server = await carrierServer(({ carrier, response }) => {
    const delay = delayOf(carrier)
    if (delay === Number.POSITIVE_INFINITY) return
    if (delay === 0) replyPriced(response)
    else setTimeout(() => replyPriced(response), delay)
  })
  const cluster = await startCluster({ roles: ['server'], carriersAt: server.host, carriers, callMs: 8000 })
  return {
    cluster,
    server,
    async close() {
      await cluster.close()
      await server.close()
    },
  }
}

/** Visitors who have answered all but the last page, each a different person, so that no price can be reused. */
async function prepared({ cluster }: Bench, count: number): Promise<readonly Visitor[]> {
  const visitors = Array.from({ length: count }, () => cluster.visitor(() => 0))
  for (let from = 0; from < count; from += 16)
    await Promise.all(visitors.slice(from, from + 16).map(visitor => answerUntil(visitor, lastPage[0])))
  return visitors
}

function finish(visitor: Visitor, nth: number) {
  return give(visitor, [
    lastPage[0],
    { ...lastPage[1], lastName: `Visitor ${'abcdefghij'.charAt(nth % 10)}${nth}` },
  ])
}

/** Offers per second from twelve carriers that answer at once, from the last answers to the last offer. */
export async function benchOffers(quotes: number): Promise<{ perSecond: number; offers: number }> {
  const bench = await open(12, () => 0)
  const visitors = await prepared(bench, quotes)
  const client = new pg.Client({ connectionString: bench.cluster.databaseUrl })
  await client.connect()
  const began = performance.now()
  for (let from = 0; from < quotes; from += 16)
    await Promise.all(visitors.slice(from, from + 16).map((visitor, nth) => finish(visitor, from + nth)))
  let remaining = Number.POSITIVE_INFINITY
  while (remaining > 0) {
    const { rows } = await client.query<{ open: number }>(
      `select count(*)::integer as open from offer where state = 'open'`,
    )
    remaining = rows[0]?.open ?? 0
  }
  const seconds = (performance.now() - began) / 1000
  const { rows } = await client.query<{ offers: number }>(
    "select count(*)::integer as offers from offer where carrier like 'carrier-%'",
  )
  await client.end()
  await bench.close()
  const offers = rows[0]?.offers ?? 0
  return { perSecond: offers / seconds, offers }
}

const slowest = 2000

/** Milliseconds until many carriers, which take 50 to 2,000 ms each, have all answered; the median of some quotes. */
export async function benchSpread(carriers: number, runs: number): Promise<number> {
  const step = carriers === 1 ? 0 : (slowest - 50) / (carriers - 1)
  const bench = await open(carriers, carrier => slowest - Number(carrier.split('-')[1]) * step)
  const took: number[] = []
  for (const [nth, visitor] of (await prepared(bench, runs)).entries()) {
    const began = performance.now()
    const { config } = await finish(visitor, nth)
    while (!(await isComplete(visitor, config.quoteId))) await pause(5)
    took.push(performance.now() - began)
  }
  await bench.close()
  return took.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

/** Seconds until each of twelve visitors at once has the prices of all healthy carriers, beside as many that hang. */
export async function benchHanging(healthy: number): Promise<readonly number[]> {
  const isHealthy = (carrier: string) => Number(carrier.split('-')[1]) % 2 === 0
  const bench = await open(2 * healthy, carrier => (isHealthy(carrier) ? 200 : Number.POSITIVE_INFINITY))
  const visitors = await prepared(bench, 12)
  const took = await Promise.all(
    visitors.map(async (visitor, nth) => {
      const began = performance.now()
      const { config } = await finish(visitor, nth)
      while ((await ownPrices(visitor, config.quoteId)) < healthy) await pause(100)
      return (performance.now() - began) / 1000
    }),
  )
  await bench.close()
  return took
}

async function ownPrices(visitor: Visitor, quoteId: string): Promise<number> {
  const { reply } = await visitor.call(status, { quote_id: quoteId })
  if (reply.status !== 'OK') return 0
  return reply.data.result.quotes.filter(
    ({ id, price_info }) => id.startsWith('carrier-') && price_info.source === 'insurer',
  ).length
}

async function isComplete(visitor: Visitor, quoteId: string): Promise<boolean> {
  const { reply } = await visitor.call(status, { quote_id: quoteId })
  return reply.status === 'OK' && reply.data.result.quote_status === 'complete'
}
