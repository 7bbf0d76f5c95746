import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connect, type Database } from '../src/server/database/database.ts'
import { quiet } from './quiet.ts'

/**
 * The address of a new migrated database, for a test that opens it itself. The run's server must be set up by
 * tests/database-setup.ts.
 */
export async function freshDatabaseUrl(): Promise<string> {
  const { url, template } = inject('database')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return url.replace('/wadsworth?', `/${name}?`)
}

/** A new migrated database. Close it when done; `freshDatabase()` in a test closes itself. */
export async function openFreshDatabase(): Promise<Database> {
  return connect({ url: await freshDatabaseUrl(), log: quiet })
}

/** A new migrated database for one test. */
export async function freshDatabase(): Promise<Database> {
  const database = await openFreshDatabase()
  onTestFinished(() => database.close())
  return database
}
