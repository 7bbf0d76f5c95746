import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { connect } from '../src/server/platform/database/database.ts'
import { isUnavailable, Overloaded } from '../src/server/platform/database/errors.ts'
import { migrate } from '../src/server/platform/database/migrate.ts'
import { emptyDatabaseUrl, freshDatabase } from './support/database.ts'
import { quiet } from './support/quiet.ts'

describe('the pool', () => {
  test('refuses at once to wait behind forty others, and serves those in line', async () => {
    const { db } = await freshDatabase()
    const queries = Array.from({ length: 70 }, () =>
      sql`select pg_sleep(0.2)`.execute(db).then(
        () => 'served',
        error => error,
      ),
    )
    const ends = await Promise.all(queries)
    const refused = ends.filter(end => end instanceof Overloaded)
    expect(ends.filter(end => end === 'served').length + refused.length).toBe(70)
    // Ten are served and forty wait; connections that are still opening do not count as serving.
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(refused.length).toBeLessThanOrEqual(30)
    expect(isUnavailable(refused[0])).toBe(true)
  })

  test('ends a statement after two seconds', async () => {
    const { db } = await freshDatabase()
    const failure = await sql`select pg_sleep(10)`.execute(db).catch(error => error)
    expect(failure).toMatchObject({ code: '57014' })
  })

  test('survives the loss of all its connections, idle and busy', async () => {
    const { db, url } = await freshDatabase()
    const idle = Array.from({ length: 5 }, () => sql`select 1`.execute(db))
    await Promise.all(idle)
    const busy = sql`select pg_sleep(1)`.execute(db).catch(error => error)
    await expect.poll(() => count(url, `query like '%pg_sleep(1)%' and state = 'active'`)).toBe(1)
    await ask(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(isUnavailable(await busy)).toBe(true)
    await expect
      .poll(() =>
        sql`select 1 as one`.execute(db).then(
          ({ rows }) => rows,
          () => null,
        ),
      )
      .toEqual([{ one: 1 }])
  })
})

describe('migrating', () => {
  test('by three processes at once makes each table once', async () => {
    const url = await emptyDatabaseUrl()
    await Promise.all([1, 2, 3].map(() => migrate({ url, log: quiet })))
    const { rows } = await ask(url, 'select name from migration order by name')
    const files = readdirSync(new URL('../migrations', import.meta.url))
    expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted())
  })

  test('a database of a newer version is refused in one line', async () => {
    const { url } = await freshDatabase()
    await ask(url, `insert into migration (name, timestamp) values ('999-later', '')`)
    await expect(connect({ url, log: quiet })).rejects.toThrow(
      /^This database doesn't match this version of the service: .*999-later/,
    )
  })
})

async function ask(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

async function count(url: string, condition: string): Promise<number> {
  const { rows } = await ask(
    url,
    `select count(*)::integer as count from pg_stat_activity where pid <> pg_backend_pid() and ${condition}`,
  )
  return rows[0].count
}
