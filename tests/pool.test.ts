import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { warnOfWeakness } from '../src/server/compose/warn-of-weakness.ts'
import { connect, type Database } from '../src/server/platform/database/database.ts'
import { isUnavailable } from '../src/server/platform/database/errors.ts'
import { migrate } from '../src/server/platform/database/migrate.ts'
import { folderAt, migrationsFolder } from '../src/server/platform/database/read-migrations.ts'
import type { Log } from '../src/server/platform/log.ts'
import { readConfig } from '../src/server/settings/config.ts'
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

  test('a database of a state before the first version is refused in one line that names it, and stays as it is', async () => {
    const url = await emptyDatabaseUrl()
    await ask(
      url,
      `create table migration (name varchar(255) primary key, timestamp varchar(255) not null);
      insert into migration values ('001-quotes', ''), ('002-carriers', '');
      create table quote (id text primary key);
      insert into quote values ('of somebody')`,
    )
    const { pathname, username } = new URL(url)
    const withPassword = Object.assign(new URL(url), { username, password: 'hush' }).href
    const refused = (settings: { dataDir?: string }) =>
      connect({ url: withPassword, log: quiet, ...settings }).then(
        () => 'started',
        (error: Error) => `${error.name}: ${error.message}`,
      )
    const { hostname, port } = new URL(url)
    expect(await refused({})).toBe(
      `StartError: The database ${decodeURIComponent(hostname)}${port && `:${port}`}${pathname} is of a state before version 1.0.0-beta.1, which this version cannot read. Nothing in it was changed. Set DATABASE_URL to another database, or drop this one yourself if nobody needs what is in it.`,
    )
    expect(await refused({ dataDir: '/srv/wadsworth' })).toMatch(
      /^StartError: The database in the folder \/srv\/wadsworth is of .* Set DATA_DIR to another folder, or delete this one yourself if nobody/,
    )
    expect((await ask(url, 'select id from quote')).rows).toEqual([{ id: 'of somebody' }])
    expect((await ask(url, 'select count(*)::integer as count from migration')).rows).toEqual([{ count: 2 }])
  })

  /** Migrates by the product's own files and one that is made up; returns what was logged. */
  async function migrateBy(url: string, text: string): Promise<readonly unknown[]> {
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await cp(migrationsFolder, folder, { recursive: true })
    await writeFile(join(folder, '999-made-up.sql'), text)
    const logged: unknown[] = []
    const log: Log = (event, ...fields) => void logged.push([event, ...fields])
    await migrate({ url, folder: folderAt(folder), log })
    return logged
  }

  test('says how much a migration removes, before it does', async () => {
    const { url } = await freshDatabase()
    await ask(url, "insert into mail_suppression values ('a', now()), ('b', now()), ('c', now())")
    const text = `-- Removes stopped mailboxes: select count(*) from mail_suppression where address <> 'b'
      delete from mail_suppression where address <> 'b';`
    expect(await migrateBy(url, text)).toEqual([
      ['database-removes', { migration: '999-made-up', what: 'stopped mailboxes', count: 2 }],
      ['database-migrated', { migration: '999-made-up' }],
    ])
    expect((await ask(url, 'select from mail_suppression')).rows).toHaveLength(1)
  })

  test.each([
    'delete from quote;',
    'drop table lead;',
    'alter table quote\n  drop column number;',
    'truncate visit_event;',
  ])('refuses a migration that removes something and does not say how much: %s', async text => {
    const { url } = await freshDatabase()
    await expect(migrateBy(url, text)).rejects.toThrow(
      /^Migration 999-made-up removes something and does not say how much/,
    )
    expect((await ask(url, 'select number from quote')).rows).toEqual([])
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
