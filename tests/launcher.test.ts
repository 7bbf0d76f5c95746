import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '../src/server/platform/database/database.ts'
import { nobody, reaches } from '../src/server/platform/database/embedded/identity.ts'
import type { Log } from '../src/server/platform/log.ts'
import { type Program, startProgram } from './processes/process.ts'
import { quiet } from './support/quiet.ts'

const run = promisify(execFile)
const isRoot = process.geteuid?.() === 0
const unprivileged = await nobody()
const project = import.meta.dirname
const othersReachUs =
  isRoot &&
  unprivileged &&
  (await reaches({ identity: unprivileged, program: process.execPath, folders: [project] }))

let dataDir: string
let output: string[]
let log: Log

/** A folder with a closed database, to be copied: creating one takes most of a test's time. */
let closedDataDir: string

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wadsworth data '))
  await chmod(folder, 0o755)
  return folder
}

beforeAll(async () => {
  closedDataDir = await makeDataDir()
  await (await openDatabase({ dataDir: closedDataDir, log: quiet })).close()
  return () => rm(closedDataDir, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = await makeDataDir()
  output = []
  log = (event, ...fields) => void output.push(`${event} ${JSON.stringify(fields)}`)
  onTestFinished(async () => {
    const pid = serverPid()
    if (pid) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
})

async function useClosedDatabase(): Promise<void> {
  await run('cp', ['-a', join(closedDataDir, 'pg18'), dataDir])
}

/** Opened here and closed with the test. */
async function opened(): Promise<Database> {
  const database = await openDatabase({ dataDir, log })
  onTestFinished(() => database.close())
  return database
}

function inOtherProcess(identity: { uid?: number; gid?: number } = {}): Program {
  const program = startProgram('open-database.ts', { args: [dataDir], ...identity })
  onTestFinished(() => program.kill())
  return program
}

/** What a server does for those who are connected to it, as its processes say. */
function clientsOf(server: number | null): readonly string[] {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ')
  return children
    .filter(Boolean)
    .flatMap(child => {
      try {
        return [readFileSync(`/proc/${child}/cmdline`, 'utf8')]
      } catch {
        return []
      }
    })
    .filter(line => line.includes('[local]'))
}

/** The server of the folder, null when none runs. */
function serverPid(): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') ? pid : null
  } catch {
    return null
  }
}

async function write(database: Database): Promise<void> {
  await sql`create table kept (word text)`.execute(database.db)
  await sql`insert into kept values ('butler')`.execute(database.db)
}

async function expectWritten(database: Database): Promise<void> {
  const { rows } = await sql`select word from kept`.execute(database.db)
  expect(rows).toEqual([{ word: 'butler' }])
}

describe('the embedded database', () => {
  test('is created once, keeps its data, and leaves no server behind', async () => {
    const first = await openDatabase({ dataDir, log })
    await write(first)
    await first.close()
    expect(serverPid()).toBeNull()
    await expectWritten(await opened())
    expect(output.filter(line => line.startsWith('database-made'))).toHaveLength(1)
  })

  test('serves two processes that start at once on a fresh folder', async () => {
    const programs = [inOtherProcess(), inOtherProcess()]
    const urls = await Promise.all(programs.map(program => program.line('open')))
    expect(urls[0]).toBe(urls[1])
    await Promise.all(programs.map(program => program.finish()))
    expect(serverPid()).toBeNull()
  })

  test('is shared with a second process, which says so, and runs until the last one leaves', async () => {
    await useClosedDatabase()
    const first = inOtherProcess()
    await first.line('open')
    const second = await openDatabase({ dataDir, log })
    expect(output).toContainEqual(
      expect.stringMatching(`^database-shared .*"processes":\\["${first.child.pid}"\\]`),
    )
    await first.finish()
    expect(await second.isReady()).toBe(true)
    await second.close()
    expect(serverPid()).toBeNull()
  })

  test('is found again by the next process after a kill -9', async () => {
    await useClosedDatabase()
    const killed = inOtherProcess()
    await killed.line('open')
    const pid = serverPid()
    await killed.kill()
    // The server hears a moment later that the process is gone.
    await expect.poll(() => clientsOf(pid)).toEqual([])
    await opened()
    expect(serverPid()).toBe(pid)
    expect(output).toContainEqual(expect.stringContaining('database-reused'))
  })

  test('is created again at once when its folder was deleted under a running server', async () => {
    await useClosedDatabase()
    const killed = inOtherProcess()
    await killed.line('open')
    const orphan = serverPid()
    await killed.kill()
    // The server that survived may still write into it.
    await rm(join(dataDir, 'pg18'), { recursive: true, maxRetries: 50, retryDelay: 20 })
    expect(await (await opened()).isReady()).toBe(true)
    expect(serverPid()).not.toBe(orphan)
  })

  test('starts although its lock file names another living process', async () => {
    await useClosedDatabase()
    const lines = [process.pid, join(dataDir, 'pg18'), 1, 5432, '/tmp', '', '', 'ready   ']
    await writeFile(join(dataDir, 'pg18', 'postmaster.pid'), `${lines.join('\n')}\n`)
    expect(await (await opened()).isReady()).toBe(true)
  })

  test('that dies under a running service is started again, and the service lives on', async () => {
    await useClosedDatabase()
    const database = await opened()
    await write(database)
    process.kill(serverPid() ?? 0, 'SIGKILL')
    const again = expect.stringContaining('database-again')
    await expect.poll(() => output, { interval: 20 }).toContainEqual(again)
    await expectWritten(database)
  })

  test('of another PostgreSQL version is refused in one line that says what to do', async () => {
    await mkdir(join(dataDir, 'pg17'))
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(
      /^DATA_DIR .* holds a PostgreSQL 17 database, but only 18 .* PGBIN/,
    )
  })

  test('whose files PostgreSQL refuses is named in one line with the reason and the log', async () => {
    await useClosedDatabase()
    await rm(join(dataDir, 'pg18', 'global', 'pg_control'))
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(
      /^The database in .* couldn't be started: .*pg_control.*pg18\.log/,
    )
  })

  test('in a folder that cannot be made is refused in one line that names the setting', async () => {
    await writeFile(join(dataDir, 'file'), '')
    const impossible = join(dataDir, 'file', 'var')
    await expect(openDatabase({ dataDir: impossible, log })).rejects.toThrow(
      /^DATA_DIR .* can't be created \(ENOTDIR/,
    )
  })
})

describe.runIf(othersReachUs)('the embedded database, for other users than root', () => {
  test.each([
    ['an ordinary user', 65534],
    ['a user that is only a number', 54321],
  ])('serves %s', async (_, uid) => {
    await chmod(dataDir, 0o777)
    const program = inOtherProcess({ uid })
    await program.line('open')
    await program.finish()
    expect(program.lines.at(-1)).toBe('{"closed":true}')
    expect(serverPid()).toBeNull()
  })

  test('refuses the folder of another user in one line', async () => {
    await useClosedDatabase()
    const program = inOtherProcess({ uid: 54321 })
    expect(await program.line('failed')).toMatch(
      /The database in .* belongs to user \d+\. Start as that user, or set DATA_DIR/,
    )
  })
})

describe.runIf(isRoot)('the embedded database, for root', () => {
  test('serves a folder that only root can reach', async () => {
    await chmod(dataDir, 0o700)
    const database = await opened()
    expect(await database.isReady()).toBe(true)
  })
})

describe('the database of DATABASE_URL', () => {
  test('that does not answer is named in one line without its password', async () => {
    const url = 'postgres://ann:s3cret@127.0.0.1:1/quotes'
    const failure = await openDatabase({ url, dataDir, log }).catch(String)
    expect(failure).toMatch(/^StartError: The database at 127\.0\.0\.1:1 can't be reached \(.*ECONNREFUSED/)
    expect(failure).not.toContain('s3cret')
  })

  test('is used instead of the embedded one', async () => {
    await useClosedDatabase()
    const server = await opened()
    const elsewhere = join(dataDir, 'unused')
    const database = await openDatabase({ url: server.url, dataDir: elsewhere, log })
    onTestFinished(() => database.close())
    expect(await database.isReady()).toBe(true)
    expect(existsSync(elsewhere)).toBe(false)
  })
})
