import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/server/platform/database/migrate.ts'
import { folderAt, migrationsFolder } from '../src/server/platform/database/read-migrations.ts'
import { emptyDatabaseUrl } from './support/database.ts'
import { fillUntil } from './support/forms.ts'
import { journeys } from './support/journeys.ts'
import { quiet } from './support/quiet.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { steady } from './support/steady.ts'
import type { Visitor } from './support/visitor.ts'

// Starts the product on a database of each version that CHANGELOG.md names, as that version left it, and reads its quotes. Before a
// version is released, `VERSION=write npm test -- service tests/versions.test.ts` writes the database of the version that package.json
// names, a finished quote of each line; from then on its migrations may not change.

const writes = process.env.VERSION === 'write'
const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d\S*)/gm)].map(
  ([, name = '']) => name,
)
const { version: current }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What is stored of a version: the rest of its file is SQL that fills its tables. */
interface Stored {
  readonly sealKeys: string
  /** By name, the hash of each migration that the version had. */
  readonly migrations: Readonly<Record<string, string>>
  readonly quotes: readonly StoredQuote[]
}

interface StoredQuote {
  readonly line: string
  readonly id: string
  readonly path: string
  readonly premium: string
  readonly cookies: Readonly<Record<string, string>>
}

/** In the order in which they can be filled. Replies, counts and jobs outlive no change of version that anybody would notice. */
const tables = ['quote', 'quote_key', 'visitor_quote', 'quote_number', 'offer', 'carrier_answer']

const fileOf = (version: string) => `tests/versions/${version}.sql`

test('the newest version of CHANGELOG.md is that of package.json, and each has its database', () => {
  expect(versions[0]).toBe(current)
  if (!writes) expect(versions.filter(version => !existsSync(fileOf(version)))).toEqual([])
})

test.runIf(writes)('writes the database of this version', async () => {
  const sealKeys = `k1:${randomBytes(32).toString('base64')}`
  const service = await run({ carriers: [steady], env: { SEAL_KEYS: sealKeys } })
  onTestFinished(() => service.close())
  const quotes: StoredQuote[] = []
  for (const [line, stops] of Object.entries(journeys)) {
    const visitor = service.visitor()
    const path = await fillUntil(visitor, stops)
    const id = path.split('/').at(-1) ?? ''
    quotes.push({
      line,
      id,
      path,
      premium: await premiumOf(visitor, id),
      cookies: Object.fromEntries(visitor.cookies),
    })
  }
  const stored: Stored = { sealKeys, migrations: await hashes(migrationNames()), quotes }
  const filled = await Promise.all(tables.map(table => rowsOf(service, table)))
  await mkdir('tests/versions', { recursive: true })
  await writeFile(fileOf(current), [`-- ${JSON.stringify(stored)}`, ...filled, ''].join('\n'))
})

describe.each(writes ? [] : versions)('a database of version %s', version => {
  const sql = readFileSync(fileOf(version), 'utf8')
  // Written above, by that version.
  const stored = JSON.parse(sql.slice(3, sql.indexOf('\n'))) as Stored

  test('was made by migrations that are as they were', async () => {
    expect(await hashes(Object.keys(stored.migrations))).toEqual(stored.migrations)
  })

  test('is brought up to this version, and its visitors read their quotes of every line', async () => {
    const url = await databaseOf(stored, sql)
    const service = await run({ carriers: [steady], env: { DATABASE_URL: url, SEAL_KEYS: stored.sealKeys } })
    onTestFinished(() => service.close())
    expect(stored.quotes.map(({ line }) => line).toSorted()).toEqual(Object.keys(journeys).toSorted())
    for (const { id, path, premium, cookies, line } of stored.quotes) {
      const visitor = service.visitor()
      for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
      expect((await visitor.open(path)).status, line).toBe(200)
      expect(await premiumOf(visitor, id), line).toBe(premium)
    }
    expect(service.logged.join('\n')).not.toContain('unreadable')
  })
})

async function premiumOf(visitor: Visitor, id: string): Promise<string> {
  const { result } = await untilComplete(visitor, id)
  const [first] = result.quotes
  return first && 'premium' in first.price_info ? first.price_info.premium : expect.fail('no price')
}

function migrationNames(): readonly string[] {
  return readdirSync(migrationsFolder).map(file => file.replace('.sql', ''))
}

async function hashes(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(`${name}.sql`, migrationsFolder)))
      .digest('hex')
  return Object.fromEntries(names.map(name => [name, hashOf(name)]))
}

/** The rows of a table as a statement that inserts them. */
async function rowsOf({ databaseUrl }: Running, table: string): Promise<string> {
  const { rows } = await ask<{ rows: object }>(
    databaseUrl,
    `select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(${table}))), '[]') as rows from ${table}`,
  )
  const text = JSON.stringify(rows[0]?.rows).replaceAll("'", "''")
  return `insert into ${table} select * from jsonb_populate_recordset(null::${table}, '${text}');`
}

/** A database as that version left it, but that its quotes were made just now: old ones are erased. */
async function databaseOf({ migrations }: Stored, sql: string): Promise<string> {
  const url = await emptyDatabaseUrl()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of Object.keys(migrations))
    await cp(new URL(`${name}.sql`, migrationsFolder), join(folder, `${name}.sql`))
  await migrate({ url, log: quiet, folder: folderAt(folder) })
  await ask(url, sql)
  await ask(url, 'update quote set created_at = now(), begun_at = now(), completed_at = now()')
  return url
}

async function ask<Row extends object>(url: string, text: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query<Row>(text).finally(() => client.end())
}
