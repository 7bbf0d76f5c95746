import type pg from 'pg'
import { Gauge } from 'prom-client'

const connections = new Gauge({
  name: 'db_client_connection_count',
  help: 'Connections to the database by pool: in use or idle',
  labelNames: ['db_client_connection_pool_name', 'db_client_connection_state'],
})

const most = new Gauge({
  name: 'db_client_connection_max',
  help: 'Connections that a pool opens at most',
  labelNames: ['db_client_connection_pool_name'],
})

const waiting = new Gauge({
  name: 'db_client_connection_pending_requests',
  help: 'Callers that are waiting for a connection of a pool',
  labelNames: ['db_client_connection_pool_name'],
})

/** The pools of the process by their names. */
export type Pools = Readonly<Record<'pages' | 'work', pg.Pool>>

/** Records how the pools are used at this moment. */
export function notePools(pools: Pools): void {
  for (const [name, pool] of Object.entries(pools)) {
    const named = { db_client_connection_pool_name: name }
    const { totalCount, idleCount, waitingCount, options } = pool
    connections.set({ ...named, db_client_connection_state: 'used' }, totalCount - idleCount)
    connections.set({ ...named, db_client_connection_state: 'idle' }, idleCount)
    most.set(named, options.max)
    waiting.set(named, waitingCount)
  }
}
