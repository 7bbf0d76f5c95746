import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { type MigrationFile, readMigrations } from './read-migrations.ts'

/** An arbitrary number that nothing else uses for a lock. */
const lockId = 4_702_713

interface Settings {
  readonly url: string
  readonly log: Log
  /** The data folder of an embedded database, which has no address that says anything to an operator. */
  readonly dataDir?: string | undefined
  /** The product's own when absent. */
  readonly folder?: URL
}

/**
 * Brings a database up to the newest of `migrations/`: each file runs once, all in one transaction, even when several
 * processes start together. What a migration removes is counted and logged before it does. Throws StartError, and changes nothing,
 * when the database is newer than this code or older than the first version that was released.
 */
export async function migrate({ url, log, dataDir, folder }: Settings): Promise<void> {
  const files = await readMigrations(folder)
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', error => log('connection-lost', { error: nameOf(error) }))
  const db = new Kysely<unknown>({ dialect: new LockedByTransaction({ pool }) })
  try {
    const results = await db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
      if (await isUnreleased(transaction)) throw new StartError(refusal({ url, dataDir }))
      return migrateIn(transaction, { files, log })
    })
    for (const { migrationName } of results) log('database-migrated', { migration: migrationName })
  } finally {
    await db.destroy()
  }
}

/** Whether it is the database of a state before 1.0.0-beta.1, whose migrations began with another file. */
async function isUnreleased(db: Kysely<unknown>): Promise<boolean> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'migration'`.execute(db)
  if (tables.length === 0) return false
  const { rows } = await sql`select from migration where name = '001-quotes'`.execute(db)
  return rows.length > 0
}

function refusal({ url, dataDir }: Pick<Settings, 'url' | 'dataDir'>): string {
  const whose =
    dataDir === undefined ? `The database ${addressOf(url)}` : `The database in the folder ${dataDir}`
  const other =
    dataDir === undefined
      ? 'Set DATABASE_URL to another database, or drop this one yourself'
      : 'Set DATA_DIR to another folder, or delete this one yourself'
  return `${whose} is of a state before version 1.0.0-beta.1, which this version cannot read. Nothing in it was changed. ${other} if nobody needs what is in it.`
}

/** Without user and password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`
}

/** Kysely's own lock belongs to a connection, and behind a pooler the next statement may be on another. */
class LockedByTransaction extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const adapter = new PostgresAdapter()
    return Object.assign(adapter, { acquireMigrationLock: nothing, releaseMigrationLock: nothing })
  }
}

async function nothing(): Promise<void> {}

async function migrateIn(
  db: Kysely<unknown>,
  { files, log }: { files: readonly MigrationFile[]; log: Log },
): Promise<readonly MigrationResult[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(files.map(file => [file.name, migrationOf(file, log)])),
    },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(result => result.status === 'Error')
  if (failed) throw new StartError(`Migration ${failed.migrationName} failed: ${reasonOf(error)}`)
  if (error)
    throw new StartError(`This database doesn't match this version of the service: ${reasonOf(error)}`)
  return results
}

function migrationOf({ name, text, removals }: MigrationFile, log: Log): Migration {
  return {
    async up(db) {
      for (const { what, count: query } of removals) {
        const { rows } = await sql.raw<{ count: string }>(query).execute(db)
        log('database-removes', { migration: name, what, count: Number(rows[0]?.count) })
      }
      await sql.raw(text).execute(db)
    },
  }
}
