import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connect, type Database } from '../../src/server/platform/database/database.ts'
import { quiet } from './quiet.ts'

/**
 * The address of a new migrated database on the server that tests/support/database-setup.ts starts for the run. Copying its files takes
 * half as long as writing a log of them, which nobody needs.
 */
export function freshDatabaseUrl(): Promise<string> {
  return createDatabase(`template ${inject('database').template} strategy file_copy`)
}

/** The address of a new database with nothing in it. */
export function emptyDatabaseUrl(): Promise<string> {
  return createDatabase('template template0')
}

async function createDatabase(as: string): Promise<string> {
  const { url } = inject('database')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} ${as}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: name }).href
}

/** A new migrated database for one test, which closes it at its end. */
export async function freshDatabase(): Promise<Database> {
  const database = await connect({ url: await freshDatabaseUrl(), log: quiet })
  onTestFinished(() => database.close())
  return database
}
