import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { warnOfWeakness } from '../src/server/compose/warn-of-weakness.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { connect, type Database } from '../src/server/platform/database/database.ts'
import { isUnavailable } from '../src/server/platform/database/errors.ts'
import { migrate } from '../src/server/platform/database/migrate.ts'
import { emptyDatabaseUrl, freshDatabase } from './support/database.ts'
import { quiet } from './support/quiet.ts'

/** The columns of src/server/platform/database/tables.ts, read as text: types do not exist at run time. */
function columnsNamed(): readonly string[] {
  const source = readFileSync('src/server/platform/database/tables.ts', 'utf8').replace(/\/\*\*.*?\*\//gs, '')
  const types = new Map(
    [...source.matchAll(/^type (\w+) = \{(.*?)\}$/gms)].map(([, name = '', members = '']) => [name, members]),
  )
  const tables = [...source.matchAll(/^ {2}(\w+): (\w+Table)$/gm)]
  return tables.flatMap(([, table, type = '']) =>
    [...(types.get(type) ?? '').matchAll(/(\w+): ([^;\n]+)/g)].map(
      ([, column, value = '']) => `${table}.${column}${/\bnull\b/.test(value) ? ' or null' : ''}`,
    ),
  )
}

describe('the pool', () => {
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

describe('a start in production', () => {
  const settings = {
    NODE_ENV: 'production',
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'files',
  }
  const warnings = async (database: Database, env: Record<string, string>) => {
    const warned: string[] = []
    const config = readConfig({ ...settings, ...env })
    await warnOfWeakness({ config, db: database.db, log: (event, ..._fields) => void warned.push(event) })
    return warned
  }

  test('warns of a superuser, of http beyond this machine, and of the PostgreSQL that npm brings, and of nothing else', async () => {
    const database = await freshDatabase()
    const DATABASE_URL = database.url
    const secure = { DATABASE_URL, PUBLIC_ORIGIN: 'https://quotes.example.com' }
    expect(await warnings(database, secure)).toEqual(['database-superuser'])
    expect(await warnings(database, { ...secure, DATABASE_URL: 'embedded' })).toEqual(['database-embedded'])

    const role = `plain_${randomBytes(4).toString('hex')}`
    await ask(DATABASE_URL, `create role ${role} login; grant all on all tables in schema public to ${role}`)
    const plain = await connect({
      url: Object.assign(new URL(DATABASE_URL), { username: role }).href,
      log: quiet,
    })
    onTestFinished(() => plain.close())
    expect(await warnings(plain, secure)).toEqual([])
    expect(await warnings(plain, { ...secure, PUBLIC_ORIGIN: 'http://quotes.example.com' })).toEqual([
      'address-not-secure',
    ])
    for (const local of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(await warnings(plain, { ...secure, PUBLIC_ORIGIN: local })).toEqual([])
  })
})

describe('migrating', () => {
  test('makes the tables and columns that tables.ts names, null where it says so', async () => {
    const { db } = await freshDatabase()
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name || case is_nullable when 'YES' then ' or null' else '' end as name
      from information_schema.columns
      where table_schema = 'public' and table_name not in ('migration', 'migration_lock')`.execute(db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(columnsNamed().toSorted())
  })

  test('by three processes at once makes each table once', async () => {
    const url = await emptyDatabaseUrl()
    await Promise.all([1, 2, 3].map(() => migrate({ url, log: quiet })))
    const { rows } = await ask(url, 'select name from migration order by name')
    const files = readdirSync(new URL('../migrations', import.meta.url))
    expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files.toSorted())
  })

  test('a database whose offers an earlier version stored is refused in one line, and stays as it is', async () => {
    const { url } = await freshDatabase()
    await ask(
      url,
      `delete from migration where name = '039-coverage-as-values';
      set session_replication_role = replica;
      insert into offer (quote_id, carrier, round, state, settled_at) values ('q', 'bramble', 1, 'done', now())`,
    )
    await expect(connect({ url, log: quiet })).rejects.toThrow(
      /^Migration 039-coverage-as-values failed: The offers in this database .* Start with an empty database\.$/,
    )
    expect((await ask(url, 'select carrier from offer')).rows).toEqual([{ carrier: 'bramble' }])
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
