import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { isUnwritable } from './errors.ts'

/** Tells whether a database can serve, on a connection of its own: visitors who wait for theirs say nothing about that. */
export interface Readiness {
  /** Whether the database answers within half a second and takes writes. */
  isReady(): Promise<boolean>
  /** Hears of every error of a statement. */
  failed(error: unknown): void
  close(): Promise<void>
}

const answerMs = 500
/** After this long a connection counts as lost, so that one that was only slow is used again. */
const lostMs = 2_000

const look = "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only"
/** A megabyte that the disk has to have room for, and that is gone with the statement. */
const write =
  "create temporary table room_to_write on commit drop as select repeat('.', 1900) from generate_series(1, 600)"

/** Looks again each time it is asked. Once a write was refused, the database is ready when it takes one again. */
export function watchReadiness({ url, log }: { readonly url: string; readonly log: Log }): Readiness {
  let client: pg.Client | null = null
  let isWritable = true
  let looking: Promise<boolean> | null = null

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'wadsworth readiness',
      connectionTimeoutMillis: lostMs,
      query_timeout: lostMs,
      keepAlive: true,
    })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) client = null
    })
    client = fresh
    await fresh.connect()
    return fresh
  }

  function disconnect(): void {
    const left = client
    client = null
    left?.end().catch(() => {})
  }

  function failed(error: unknown): void {
    if (!isUnwritable(error) || !isWritable) return
    isWritable = false
    log('database-unwritable', { error: nameOf(error) })
  }

  async function ask(): Promise<boolean> {
    try {
      // A session keeps what held when it began: whether writes are taken again shows on a new one.
      if (!isWritable) disconnect()
      const connection = await connected()
      const { rows } = await connection.query<{ is_read_only: boolean }>(look)
      if (rows[0]?.is_read_only !== false) throw readOnly()
      if (!isWritable) await takeNote(connection.query(write))
      return true
    } catch (error) {
      failed(error)
      disconnect()
      return false
    }
  }

  /** A role that may make no temporary table leaves us without proof: then the next refused write shows. */
  async function takeNote(written: Promise<unknown>): Promise<void> {
    await written.catch(error => {
      if (error?.code !== '42501') throw error
    })
    isWritable = true
    log('database-writable')
  }

  return {
    failed,
    async isReady() {
      looking ??= ask().finally(() => {
        looking = null
      })
      const late = new Promise<false>(resolve => setTimeout(resolve, answerMs, false).unref())
      return Promise.race([looking, late])
    },
    async close() {
      await looking
      await client?.end().catch(() => {})
    },
  }
}

function readOnly(): Error {
  return Object.assign(new Error('the database is read-only'), { code: '25006' })
}
