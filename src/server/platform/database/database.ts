import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { distributeOnCitus } from './distribute.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { createPool, kyselyPool } from './pool.ts'
import { watchReadiness } from './readiness.ts'
import type { Db, Tables } from './tables.ts'

/** The product's database, migrated and open. */
export type Database = {
  db: Db
  /** The same for background work, which has its own connections. */
  work: Db
  /** The pools behind the two. */
  pools: { pages: pg.Pool; work: pg.Pool }
  url: string
  /** Whether the database answers within half a second and takes writes. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

type DatabaseSettings = {
  /** The operator's PostgreSQL; without it the embedded one in `dataDir` is used. */
  url?: string | undefined
  dataDir: string
  pgBin?: string | undefined
  /** The engine over whose machines the tables are distributed; undefined: one PostgreSQL. */
  distribute?: 'citus' | undefined
  log: Log
}

/** Opens the database that the settings name and migrates it. Throws StartError: one line that says what is missing. */
export async function openDatabase({
  url,
  dataDir,
  pgBin,
  distribute,
  log,
}: DatabaseSettings): Promise<Database> {
  if (url) {
    await expectReachable(url)
    return connect({ url, log, distribute })
  }
  const embedded = await startEmbedded({ dataDir, pgBin, log })
  const database = await connect({ url: embedded.url, log, dataDir })
  return {
    ...database,
    async close() {
      await database.close()
      await embedded.close()
    },
  }
}

const workConnections = 6

function open(pool: PostgresPool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

type Connect = {
  url: string
  log: Log
  /** The data folder of an embedded database. */
  dataDir?: string | undefined
  distribute?: 'citus' | undefined
}

/** Opens a database that answers, and migrates it. */
export async function connect({ url, log, dataDir, distribute }: Connect): Promise<Database> {
  await migrate({ url, log, dataDir })
  if (distribute) await distributeOnCitus({ url, log })
  const pool = createPool({ url, log })
  const workPool = createPool({ url, log, max: workConnections })
  const readiness = watchReadiness({ url, log })
  // Its connection is open before anybody asks.
  await readiness.isReady()
  const db = open(kyselyPool(pool, readiness.failed))
  const work = open(kyselyPool(workPool, readiness.failed))
  return {
    db,
    work,
    pools: { pages: pool, work: workPool },
    url,
    isReady: readiness.isReady,
    async close() {
      await Promise.all([db.destroy(), work.destroy()])
      await Promise.all([pool.end(), workPool.end(), readiness.close()])
    },
  }
}

async function expectReachable(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError("DATABASE_URL isn't valid. It takes postgres://user:password@host:port/database.")
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    // Only host and port: the address may contain a password.
    throw new StartError(
      `The database at ${client.host}:${client.port} can't be reached (${reasonOf(error)}). Start it, correct DATABASE_URL, or set it to embedded.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return error.message || code
}
