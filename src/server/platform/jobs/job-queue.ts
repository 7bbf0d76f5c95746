import { sql } from 'kysely'
import { fromKysely, type Db as JobDb, PgBoss } from 'pg-boss'
import { createPool } from '../database/pool.ts'
import type { Tx } from '../database/tables.ts'
import { type Log, nameOf } from '../log.ts'
import { type Dispatcher, dispatch, type Handler } from './dispatcher.ts'
import { channel, openQueueNotifier } from './queue-notifier.ts'

/**
 * Work that survives a crash: stored in the product's database and done at least once, by any process of the service.
 */
export type JobQueue = {
  /**
   * Adds jobs in the caller's transaction: they exist if and only if it commits, and then every process is notified.
   */
  add(tx: Tx, jobs: NewJob[]): Promise<void>
  /** Looks for jobs of a queue now instead of within half a second. */
  wake(queue: string): void
  /** Takes up to `slots` jobs of a queue at once; a job whose handler throws is retried. */
  work<T extends object>(queue: string, options: { slots: number; handle: Handler<T> }): void
  /** Takes no more jobs, gives running ones time to end, then leaves the rest to be delivered again. */
  stop(): Promise<void>
}

export type NewJob = {
  queue: string
  data: object
  /** After this long in one process a job counts as lost and goes to another. */
  expireInSeconds: number
  /** How many of a group may run at once, across all processes. */
  group?: { id: string; atOnce: number }
  /** Not before this instant. */
  startAfter?: Date
}

type QueueSettings = { url: string; queues: string[]; log: Log }

/**
 * Retries a second apart, after handlers that threw and processes that died, as long as anybody waits. A job's purpose, and with
 * it the job, ends before they run out.
 */
const retryLimit = 60
const hourSeconds = 3600

/** Opens the queues, which pg-boss keeps in its own schema of the same database. */
export async function openJobQueue({ url, queues, log }: QueueSettings): Promise<JobQueue> {
  // Its own connections: settling running jobs must not wait behind a crowd of visitors.
  const pool = createPool({ url, log, max: 4, statementMs: 30_000 })
  const db: JobDb = { executeSql: (text, values) => pool.query(text, values) }
  const boss = new PgBoss({
    db,
    schedule: false,
    // How soon the jobs of a dead process are noticed and due again.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', error => log('queue-error', { error: nameOf(error) }))
  boss.on('warning', ({ message }) => log('queue-warning', { what: concernOf(message) }))
  await boss.start()
  for (const queue of queues) {
    const retention = { retentionSeconds: hourSeconds, deleteAfterSeconds: hourSeconds }
    await boss.createQueue(queue, retention)
  }
  const dispatchers = new Map<string, Dispatcher>()
  const wake = (queue: string) => dispatchers.get(queue)?.wake()
  const closeBell = queues.length > 0 ? openQueueNotifier({ url, log, rung: wake }) : async () => {}

  return {
    async add(tx, jobs) {
      for (const [queue, group] of Map.groupBy(jobs, job => job.queue)) {
        await boss.insert(queue, group.map(insertOf), { db: fromKysely(tx) })
        await sql`select pg_notify(${channel}, ${queue})`.execute(tx)
      }
    },
    wake,
    work(queue, { slots, handle }) {
      dispatchers.set(queue, dispatch({ boss, queue, slots, handle, log }))
    },
    async stop() {
      await closeBell()
      await Promise.all([...dispatchers.values()].map(dispatcher => dispatcher.stop()))
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** What a warning of pg-boss is about. */
function concernOf(message: string): string {
  return (
    ['slow query', 'backlog', 'horizon', 'autovacuum', 'clock'].find(word => message.includes(word)) ??
    'other'
  )
}

function insertOf({ data, expireInSeconds, group, startAfter }: NewJob) {
  return {
    data,
    expireInSeconds,
    retryLimit,
    retryDelay: 1,
    ...(group ? { group: { id: group.id, tier: String(group.atOnce) } } : {}),
    ...(startAfter ? { startAfter } : {}),
  }
}
