import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { querying } from './prepared.ts'

/** Time limits, in milliseconds. */
export const waits = { connecting: 5000, statement: 2000, lock: 2000, idleTransaction: 5000 }

export type PoolOptions = {
  url: string
  log: Log
  /** Connections at most. */
  max?: number
  /** When the server ends a statement. */
  statementMs?: number
}

/**
 * Whether a pooler between us and the database hands each transaction to another of its connections: nothing may depend on one
 * connection, neither a setting, nor a prepared statement, nor a LISTEN. The address says so, as in
 * `postgres://…/wadsworth?pgbouncer=true`.
 */
export function isPooled(url: string): boolean {
  return URL.canParse(url) && new URL(url).searchParams.get('pgbouncer') === 'true'
}

/**
 * A pool in which every wait has a limit: connecting 5 s, a statement and a lock 2 s, an idle transaction 5 s. Dropped
 * connections are logged and replaced; they never end the process. Behind a pooler the database's role has to set these limits.
 */
export function createPool({ url, log, max = 10, statementMs = waits.statement }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'wadsworth',
    connectionTimeoutMillis: waits.connecting,
    ...(isPooled(url)
      ? {}
      : {
          statement_timeout: statementMs,
          lock_timeout: waits.lock,
          idle_in_transaction_session_timeout: waits.idleTransaction,
        }),
    // The server ends statements itself; this limit is for a server that vanished.
    query_timeout: statementMs + 3000,
    keepAlive: true,
  })
  pool.on('error', error => log('connection-lost', { error: nameOf(error) }))
  // A client in use reports its own errors; its query fails too, and we act on that.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/**
 * The pool in the form Kysely takes; `failed` hears of every error of a statement. Whoever made the pool ends it: Kysely does so only
 * after a query.
 */
export function kyselyPool(pool: pg.Pool, failed: (error: unknown) => void): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const isPrepared = !isPooled(pool.options.connectionString ?? '')
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      // Kysely identifies a connection by its object.
      const connection = clients.get(client) ?? querying(client, { isPrepared, failed })
      clients.set(client, connection)
      return connection
    },
    end: async () => {},
  }
}
