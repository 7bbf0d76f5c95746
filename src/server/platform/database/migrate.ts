import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration'
import pg from 'pg'
import { type Log, nameOf } from '../log.ts'
import { reasonOf, StartError } from '../start-error.ts'

const folder = new URL('../../../../migrations/', import.meta.url)

/** An arbitrary number that nothing else uses for a lock. */
const lockId = 4_702_713

/**
 * Brings a database up to the newest of `migrations/`: each file runs once, all in one transaction, even when several
 * processes start together. Throws StartError when the database is newer than this code.
 */
export async function migrate({ url, log }: { url: string; log: Log }): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', error => log('connection-lost', { error: nameOf(error) }))
  const db = new Kysely<unknown>({ dialect: new LockedByTransaction({ pool }) })
  try {
    const results = await db.transaction().execute(async transaction => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(transaction)
      return migrateIn(transaction)
    })
    for (const { migrationName } of results) log('database-migrated', { migration: migrationName })
  } finally {
    await db.destroy()
  }
}

/** Kysely's own lock belongs to a connection, and behind a pooler the next statement may be on another. */
class LockedByTransaction extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const adapter = new PostgresAdapter()
    return Object.assign(adapter, { acquireMigrationLock: nothing, releaseMigrationLock: nothing })
  }
}

async function nothing(): Promise<void> {}

async function migrateIn(db: Kysely<unknown>): Promise<readonly MigrationResult[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
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

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter(name => /^\d{3}-[a-z-]+\.sql$/.test(name))
  const read = names.map(async name => {
    const text = await readFile(new URL(name, folder), 'utf8')
    const migration: Migration = { up: async db => void (await sql.raw(text).execute(db)) }
    return [name.replace('.sql', ''), migration] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
