import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { Counter, Gauge } from 'prom-client'
import type { Db } from '../../platform/database/tables.ts'
import { windowMs } from '../carriers/offer-window.ts'
import { expiryOf } from '../rows/expiry.ts'

const jobs = new Gauge({
  name: 'queue_jobs',
  help: 'Jobs of a queue: due, put off to a later time, or under way in some process',
  labelNames: ['queue', 'state'],
})

const oldestJob = new Gauge({
  name: 'queue_oldest_job_age_seconds',
  help: 'How long the oldest job that has not ended has been in its queue; 0 when there is none',
  labelNames: ['queue'],
})

const openOffers = new Gauge({ name: 'offers_open', help: 'Offers whose carriers have not answered yet' })

const oldestOffer = new Gauge({
  name: 'offers_open_oldest_age_seconds',
  help: "Time since the visitor's last answer, of the open offer that has waited longest; 0 when none is open",
})

const waitingMails = new Gauge({ name: 'mails_waiting', help: 'Mails in the outbox' })

const oldestMail = new Gauge({
  name: 'mails_waiting_oldest_age_seconds',
  help: 'Age of the mail that has waited longest in the outbox; 0 when none waits',
})

const sealed = new Gauge({
  name: 'sealed_quotes',
  help: 'Quotes by the name of the root key that wraps their own',
  labelNames: ['root_key'],
})

const overdue = new Gauge({
  name: 'quote_retention_overdue_seconds',
  help: 'How long ago the oldest stored quote should have been erased; 0 when none is too old',
})

const failures = new Counter({
  name: 'metrics_query_failures_total',
  help: 'Figures of the database that could not be read in time, and are left out until they can',
  labelNames: ['query'],
})

/** Refreshes figures that are ten seconds old from the database. It never fails, and ends within a second. */
export type Refresh = () => Promise<void>

interface Deps {
  readonly db: Db
  readonly queues: readonly string[]
  readonly retentionDays: number
}

const limitMs = 1000
const restMs = 10_000

/** The figures that only the database has; see Refresh. */
export function storedFigures(needs: Deps): Refresh {
  const looks = looksOf(needs)
  leaveOut(looks.flatMap(({ gauges }) => gauges))
  let looking: Promise<void> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  async function lookAtAll(): Promise<void> {
    await Promise.all(looks.map(look => readFigures(needs.db, look)))
    lookedAt = performance.now()
    looking = null
  }

  return async () => {
    if (!looking && performance.now() - lookedAt < restMs) return
    looking ??= lookAtAll()
    await Promise.race([looking, pause(limitMs, undefined, { ref: false })])
  }
}

interface Look {
  readonly name: string
  readonly query: RawBuilder<Row>
  readonly gauges: readonly Gauge[]
  note(rows: readonly Row[]): void
}

type Row = Readonly<Record<string, number | string | null>>

/** Leaves out an unknown figure: an old one would suggest that all is well. */
async function readFigures(db: Db, { name, query, gauges, note }: Look): Promise<void> {
  try {
    const { rows } = await db.transaction().execute(async tx => {
      await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(tx)
      return query.execute(tx)
    })
    leaveOut(gauges)
    note(rows)
  } catch {
    leaveOut(gauges)
    failures.inc({ query: name })
  }
}

function leaveOut(gauges: readonly Gauge[]): void {
  for (const gauge of gauges) {
    gauge.reset()
    // A gauge without labels would show 0.
    gauge.remove({})
  }
}

function looksOf({ queues, retentionDays }: Deps): readonly Look[] {
  return [
    ...queues.map(queueLook),
    {
      name: 'offers',
      query: sql<Row>`
        select count(*)::int as open,
          coalesce(extract(epoch from now() - min(deadline)) + ${windowMs / 1000}, 0)::float8 as age
        from offer where state = 'open'`,
      gauges: [openOffers, oldestOffer],
      note([row]) {
        openOffers.set(Number(row?.open))
        oldestOffer.set(Math.max(Number(row?.age), 0))
      },
    },
    {
      name: 'mails',
      query: sql<Row>`
        select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
        from mail where state = 'waiting'`,
      gauges: [waitingMails, oldestMail],
      note([row]) {
        waitingMails.set(Number(row?.waiting))
        oldestMail.set(Math.max(Number(row?.age), 0))
      },
    },
    {
      name: 'sealed',
      query: sql<Row>`select root_key, count(*)::int as quotes from quote_key group by root_key`,
      gauges: [sealed],
      note(rows) {
        for (const { root_key, quotes } of rows) sealed.set({ root_key: String(root_key) }, Number(quotes))
      },
    },
    retentionLook(retentionDays),
  ]
}

/** The table is pg-boss's own; its states are ordered, and those up to `active` have not ended. */
function queueLook(queue: string): Look {
  return {
    name: `queue ${queue}`,
    query: sql<Row>`
      select count(*) filter (where state < 'active' and start_after <= now())::int as due,
        count(*) filter (where state < 'active' and start_after > now())::int as later,
        count(*) filter (where state = 'active')::int as active,
        coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as age
      from pgboss.job where name = ${queue} and state <= 'active'`,
    gauges: [jobs, oldestJob],
    note([row]) {
      for (const state of ['due', 'later', 'active']) jobs.set({ queue, state }, Number(row?.[state]))
      oldestJob.set({ queue }, Math.max(Number(row?.age), 0))
    },
  }
}

function retentionLook(retentionDays: number): Look {
  return {
    name: 'retention',
    get query() {
      const { finished, unfinished } = expiryOf({ now: new Date(), retentionDays })
      return sql<Row>`
        select greatest(
          extract(epoch from ${finished}::timestamptz - (select min(created_at) from quote)),
          extract(epoch from ${unfinished}::timestamptz - (
            select created_at from quote
            where completed_at is null and created_at < ${unfinished} order by created_at limit 1
          )),
          0)::float8 as late`
    },
    gauges: [overdue],
    note: ([row]) => overdue.set(Number(row?.late)),
  }
}
