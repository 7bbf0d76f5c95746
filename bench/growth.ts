import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { status } from '../src/contract/prices/status.ts'
import { type Cluster, replyPriced, startCluster } from '../tests/support/cluster.ts'
import { answerUntil, give, type Page, renter } from '../tests/support/renters.ts'
import { carrierServer } from '../tests/support/wire.ts'
import { medianOf } from './measure.ts'

/** Median milliseconds of a look at the prices, and of storing one answer. */
export interface Speed {
  readonly status: number
  readonly answer: number
}

export interface Growth {
  readonly few: Speed
  readonly many: Speed
  /** With its offers and indexes. */
  readonly bytesPerQuote: number
}

/** Offers stored with each quote. */
const offers = 6

/**
 * How fast visitors are served with a few stored quotes and with many: two services, measured alternately, so that
 * other load on the machine slows both. The database itself generates the stored quotes, in realistic sizes; it takes
 * minutes and some gigabytes of disk.
 */
export async function benchGrowth(few: number, many: number): Promise<Growth> {
  const { bavail, bsize } = await statfs(tmpdir())
  if (bavail * bsize < many * mostBytes) throw new Error(`too little room in ${tmpdir()} for ${many} quotes`)
  const server = await carrierServer(({ response }) => replyPriced(response))
  const atFew = await openFilled(few, server.host)
  const atMany = await openFilled(many, server.host)
  // The services are not warm for the first visitors.
  for (const counts of [false, true])
    for (let nth = 0; nth < visitors; nth += 1)
      for (const one of [atFew, atMany]) await visit(one, { nth, counts })
  const bytes = await atMany.bytes()
  await Promise.all([atFew.cluster.close(), atMany.cluster.close()])
  await server.close()
  return { few: speedOf(atFew), many: speedOf(atMany), bytesPerQuote: bytes / many }
}

interface Filled {
  readonly cluster: Cluster
  /** Milliseconds, each. */
  readonly answers: number[]
  readonly looks: number[]
  /** The size of the database on disk. */
  bytes(): Promise<number>
}

async function openFilled(quotes: number, carriersAt: string): Promise<Filled> {
  const cluster = await startCluster({ roles: ['server'], carriersAt, carriers: offers, callMs: 8000 })
  const ask = async <T>(work: (client: pg.Client) => Promise<T>) => {
    const client = new pg.Client({ connectionString: cluster.databaseUrl })
    await client.connect()
    return work(client).finally(() => client.end())
  }
  await ask(client => fill(client, quotes))
  return { cluster, answers: [], looks: [], bytes: () => ask(sizeOf) }
}

async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    'select pg_database_size(current_database())::float8 as size',
  )
  return rows[0]?.size ?? 0
}

function speedOf({ answers, looks }: Filled): Speed {
  return { status: medianOf(looks), answer: medianOf(answers) }
}

/** On disk per quote, including the write-ahead log. */
const mostBytes = 30_000
const batch = 50_000

/** As retention leaves them, spread evenly over the days they are stored; carriers' answers are stored for two. */
const days = 25
/** Pages of a line, each with its stored reply. */
const replies = 11

async function fill(client: pg.Client, quotes: number): Promise<void> {
  // Rows that are consistent by construction need no foreign key checks.
  await client.query('set synchronous_commit = off; set session_replication_role = replica')
  for (let made = 0; made < quotes; made += batch) {
    const count = Math.min(batch, quotes - made)
    // The same bytes in every row: only the number and size of rows matter.
    const [answers, wrapped, outcome, calls, reply] = [1200, 61, 900, 170, 320].map(size => randomBytes(size))
    await client.query(
      `with made as (
        insert into quote (id, number, visitor, line, answers, fresh, round, created_at, begun_at,
          completed_at)
        select left(encode(sha256(random()::text::bytea), 'base64'), 22), encode(sha256(random()::text::bytea), 'hex'),
          sha256(random()::text::bytea), 'renters', $1, false, 1,
          now() - n * interval '1 day' * ${days} / $6::integer, now(), now()
        from generate_series(1, $6::integer) n returning id, number, visitor, created_at
      ), found as (
        insert into visitor_quote (visitor, quote_id, start_hash) select visitor, id, sha256(id::bytea) from made
      ), numbered as (
        insert into quote_number (number, quote_id) select number, id from made
      ), keyed as (
        insert into quote_key (quote_id, root_key, wrapped) select id, 'k1', $2 from made
      ), replied as (
        insert into reply (quote_id, key, request_hash, reply)
        select id, sha256((id || n)::bytea), encode(sha256((id || n)::bytea), 'hex'), $5
        from made, generate_series(1, ${replies}) n
      ), answered as (
        insert into carrier_answer (quote_id, key, outcome, created_at)
        select id, sha256((id || n)::bytea), $3, created_at from made, generate_series(1, ${offers}) n
        where created_at > now() - interval '2 days'
      )
      insert into offer (quote_id, carrier, round, state, outcome, attempts, settled_at, calls)
      select id, 'carrier-' || n, 1, 'done', $3, 1, now(), $4 from made, generate_series(0, ${offers} - 1) n`,
      [answers, wrapped, outcome, calls, reply, count],
    )
  }
  await client.query('vacuum analyze')
}

const visitors = 60
const rounds = 12

/** A visitor who answers everything and then looks at the prices several times. */
async function visit(
  { cluster, answers, looks }: Filled,
  { nth, counts }: { nth: number; counts: boolean },
): Promise<void> {
  const visitor = cluster.visitor(() => 0)
  const [answerTimes, looked] = counts ? [answers, looks] : [[], []]
  await answerUntil(visitor, '/quote/renters/1')
  let id = ''
  for (const [step, words] of renter.slice(1)) {
    const page: Page = [step, 'lastName' in words ? { ...words, lastName: `Visitor ${nth}` } : words]
    id = (await timed(answerTimes, () => give(visitor, page))).config.quoteId
  }
  for (let look = 0; look < rounds; look += 1)
    await timed(looked, () => visitor.call(status, { quote_id: id }))
}

async function timed<T>(took: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  took.push(performance.now() - began)
  return done
}
