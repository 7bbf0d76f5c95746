import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../../src/server/platform/database/embedded/embedded.ts'
import { findHome, type Home } from '../../src/server/platform/database/embedded/home.ts'
import { command } from '../../src/server/platform/database/embedded/identity.ts'
import { cuttableServer } from './cuttable-server.ts'
import { freePort } from './free-port.ts'
import { quiet } from './quiet.ts'

const run = promisify(execFile)

/** The database of a cluster of nodes, as an operator may set it up. */
export interface ClusterDatabase {
  readonly url: string
  /** Further settings of the nodes. */
  readonly env?: Readonly<Record<string, string>>
  /** Kills the whole database without warning; it comes back by itself, or its standby takes over. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** One PostgreSQL, which restarts when it was killed. */
export async function oneDatabase(dataDir: string): Promise<ClusterDatabase> {
  const { url, close } = await startEmbedded({ dataDir, log: quiet })
  return {
    url,
    close,
    async kill() {
      while (!(await answers(url))) await pause(100)
      killAll(join(dataDir, 'pg18'))
    },
  }
}

/** PgBouncer, where it is installed: PGBOUNCER names it, or it is on the PATH or where Debian puts it. */
export const pgBouncer = [process.env.PGBOUNCER, 'pgbouncer', '/usr/sbin/pgbouncer'].find(isThere)

function isThere(program: string | undefined): program is string {
  try {
    execFileSync(program ?? '', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** One PostgreSQL behind PgBouncer, which hands each transaction to whichever of its connections is free. */
export async function pooledDatabase(dataDir: string): Promise<ClusterDatabase> {
  const one = await oneDatabase(dataDir)
  const direct = new URL(one.url)
  const port = await freePort()
  const file = join(dataDir, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `wadsworth = host=${decodeURIComponent(direct.hostname)} user=${direct.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_login_retry = 1',
  ]
  await writeFile(file, `${settings.join('\n')}\n`)
  const { identity } = await findHome({ dataDir, log: quiet })
  const call = command({ identity, file: pgBouncer ?? 'pgbouncer', args: ['-q', file] })
  const env = { ...call.options.env, ...libraries() }
  const pooler = spawn(call.file, call.args, { ...call.options, env, stdio: 'ignore' })
  const url = `postgres://${direct.username}@127.0.0.1:${port}/wadsworth?pgbouncer=true`
  while (!(await answers(url))) await pause(100)
  return {
    url,
    kill: one.kill,
    async close() {
      pooler.kill('SIGKILL')
      await one.close()
    },
  }
}

function libraries(): Readonly<Record<string, string>> {
  const { LD_LIBRARY_PATH } = process.env
  return LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }
}

/**
 * A primary and a synchronous standby behind one address, which follows the primary: what Patroni and HAProxy are to an
 * operator. Every commit is on both before it is acknowledged. `kill` ends the primary for good and promotes the standby.
 */
export async function twoDatabases(dataDir: string): Promise<ClusterDatabase> {
  const first = await startEmbedded({ dataDir, log: quiet })
  const user = new URL(first.url).username
  await first.close()
  const home = await findHome({ dataDir, log: quiet })
  const primary: Side = { folder: join(dataDir, 'side-a') }
  const standby: Side = { folder: join(dataDir, 'side-b') }
  const sides = [primary, standby]
  for (const { folder } of sides) await mkdir(folder, { mode: 0o777 })
  for (const { folder } of sides) await chmod(folder, 0o777)
  await run('cp', ['-a', home.cluster, join(standby.folder, 'data')])
  await run('mv', [home.cluster, join(primary.folder, 'data')])
  await run('cp', [
    '-a',
    join(standby.folder, 'data', 'PG_VERSION'),
    join(standby.folder, 'data', 'standby.signal'),
  ])
  const started = [
    startSide(home, primary, ['synchronous_standby_names=*', 'synchronous_commit=on']),
    startSide(home, standby, [`primary_conninfo=host=${primary.folder} user=${user}`, 'hot_standby=on']),
  ]
  const urlOf = ({ folder }: Side) => `postgres://${user}@${encodeURIComponent(folder)}:5432/wadsworth`
  for (const side of sides) while (!(await answers(urlOf(side)))) await pause(100)
  const address = await followingAddress(primary)
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/wadsworth`,
    async kill() {
      killAll(join(primary.folder, 'data'))
      address.cut()
      await ask(urlOf(standby), 'select pg_promote()')
      address.follow(standby)
    },
    async close() {
      address.close()
      for (const { folder } of sides) killAll(join(folder, 'data'))
      for (const side of started) side.kill('SIGKILL')
    },
  }
}

interface Side {
  readonly folder: string
}

function startSide(home: Home, { folder }: Side, settings: readonly string[]): ChildProcess {
  // A standby needs room for as many connections as its primary, and both for those of all nodes.
  const own = ['listen_addresses=', 'fsync=off', 'max_connections=220', ...settings].flatMap(setting => [
    '-c',
    setting,
  ])
  const args = ['-D', join(folder, 'data'), '-k', folder, ...own]
  const call = command({ identity: home.identity, file: join(home.binaries.bin, 'postgres'), args })
  return spawn(call.file, call.args, { ...call.options, stdio: 'ignore' })
}

/** A port that leads to the socket of one side, and later of the other. */
async function followingAddress(side: Side) {
  const port = await freePort()
  let to: Side | null = side
  const { server, cut: cutConnections } = cuttableServer(() => to && join(to.folder, '.s.PGSQL.5432'))
  const cut = () => {
    to = null
    cutConnections()
  }
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    cut,
    follow(next: Side) {
      to = next
    },
    close() {
      cut()
      server.close()
    },
  }
}

async function ask(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  // Another test may be killing it now.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}

function answers(url: string): Promise<boolean> {
  return ask(url, 'select 1').then(
    () => true,
    () => false,
  )
}

/** The server of the folder first, then its current children. */
function killAll(cluster: string): void {
  for (const pid of processesOf(cluster)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

function processesOf(cluster: string): readonly number[] {
  try {
    const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return [Number(pid), ...children.map(Number)].filter(one => one > 1)
  } catch {
    return []
  }
}
