import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { Overloaded } from './errors.ts'
import { preparing } from './prepared.ts'

/** Requests that may wait for a connection; one more is refused at once, so that those inside finish. */
export const waitingBound = 40

/** How long anything may be waited for, in milliseconds. */
export const waits = { connecting: 5000, statement: 2000, lock: 2000, idleTransaction: 5000 }

export type PoolOptions = {
  url: string
  log: Log
  /** Connections at most. */
  max?: number
  /** After which a statement is ended by the server. */
  statementMs?: number
}

/**
 * A pool whose every wait has an end: connecting 5 s, a statement and a lock 2 s, an idle transaction 5 s.
 * Dropped connections are logged and replaced; they never end the process.
 */
export function createPool({ url, log, max = 10, statementMs = waits.statement }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'wadsworth',
    connectionTimeoutMillis: waits.connecting,
    statement_timeout: statementMs,
    lock_timeout: waits.lock,
    idle_in_transaction_session_timeout: waits.idleTransaction,
    // The server ends statements itself; this ends the wait for a server that is gone without a word.
    query_timeout: statementMs + 3000,
    keepAlive: true,
  })
  pool.on('error', error => log('connection-lost', { error: nameOf(error) }))
  // A client in use has its own errors; its query fails too, which is what we act on.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * The pool as Kysely takes it, refusing with Overloaded when so many wait already. Who made the pool ends
 * it: Kysely would only if it had asked something.
 */
export function bounded(pool: pg.Pool, waiting = waitingBound): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      if (pool.waitingCount >= waiting) throw new Overloaded()
      const client = await pool.connect()
      // Kysely knows a connection by its object.
      const known = clients.get(client) ?? preparing(client)
      clients.set(client, known)
      return known
    },
    end: async () => {},
  }
}
