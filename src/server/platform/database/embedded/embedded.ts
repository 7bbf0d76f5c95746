import { type StdioOptions, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Log, nameOf } from '../../log.ts'
import { ensureCluster, ROLE } from './cluster.ts'
import { findHome, type Home, socketFolder } from './home.ts'
import { underLock } from './lock.ts'
import { ensureServer, type Running, stopServer } from './server.ts'

/**
 * Our own PostgreSQL. `url` is the address of the product's database; `close` disconnects, and the last process to disconnect
 * stops it.
 */
export type Embedded = { url: string; close(): Promise<void> }

type EmbeddedSettings = {
  dataDir: string
  /** A folder with initdb and postgres, preferred over any other. */
  pgBin?: string | undefined
  log: Log
  /** For tests: nothing is synced, and when this process ends, however it does, server and folder are removed. */
  scratch?: boolean
}

const DATABASE = 'wadsworth'

/**
 * Serves the database in a data folder, only on a unix socket. A server that already runs there is shared, and a log
 * line says so: PostgreSQL makes that safe. If the server dies it is started again. Throws StartError.
 */
export async function startEmbedded({
  dataDir,
  pgBin,
  log,
  scratch = false,
}: EmbeddedSettings): Promise<Embedded> {
  const home = await findHome({ dataDir, pgBin, log })
  let closed = false
  let slot = await underLock(home.name, async () => {
    await ensureCluster(home, { sync: !scratch, log })
    const running = await serve()
    if (scratch && running.startedHere) removeWithUs({ running, home, dataDir })
    const slot = await takeSlot(running)
    if (!running.startedHere) await tellWhoShares({ slot, home, log })
    return slot
  })
  watch()

  async function serve(): Promise<Running> {
    return ensureServer({ home, socketFolder: await socketFolder(home), durable: !scratch, log })
  }

  function watch(): void {
    slot.client.once('end', () => {
      if (!closed && !scratch) void revive()
    })
  }

  async function revive(): Promise<void> {
    log('database-ended')
    while (!closed) {
      try {
        const next = await underLock(home.name, async () => (closed ? null : takeSlot(await serve())))
        if (!next) return
        slot = next
        log('database-again')
        return watch()
      } catch (error) {
        log('database-gone', { error: nameOf(error) })
        await pause(1000)
      }
    }
  }

  async function close(): Promise<void> {
    if (closed) return
    closed = true
    await underLock(home.name, () => leave({ slot, home, log })).catch(error =>
      log('database-left', { error: nameOf(error) }),
    )
  }

  return { url: urlOf(slot.running.socketFolder, DATABASE), close }
}

/** The connection that a process keeps open while it uses the server, so that others can see it. */
type Slot = { running: Running; client: pg.Client }

const slotPrefix = 'wadsworth process '

async function takeSlot(running: Running): Promise<Slot> {
  const client = new pg.Client({
    connectionString: urlOf(running.socketFolder, 'postgres'),
    application_name: `${slotPrefix}${process.pid}`,
  })
  // An unhandled 'error' would end the process; 'end' follows it, and we act on that.
  client.on('error', () => {})
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
  return { running, client }
}

async function tellWhoShares({ slot, home, log }: { slot: Slot; home: Home; log: Log }): Promise<void> {
  const { rows } = await slot.client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where application_name like $1 and pid <> pg_backend_pid()`,
    [`${slotPrefix}%`],
  )
  const processes = rows.map(row => row.name.slice(slotPrefix.length))
  const folder = home.cluster
  if (processes.length > 0) log('database-shared', { folder, processes })
  else log('database-reused', { folder })
}

/** The last process out stops the server, whoever started it: a stopped service leaves nothing running. */
async function leave({ slot, home, log }: { slot: Slot; home: Home; log: Log }): Promise<void> {
  try {
    if (await othersConnected(slot.client)) return log('database-runs-on')
    await stopServer(slot.running, home.cluster)
  } finally {
    await slot.client.end().catch(() => {})
  }
}

/** Our own pool has just been closed; its connections take a moment to vanish from the server's list. */
async function othersConnected(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < 15; look += 1) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (!rowCount) return false
    await pause(20)
  }
  return true
}

/** Starts a shell that stops and removes the database once our end of a pipe closes, as it does even when we are killed. */
function removeWithUs({ running, home, dataDir }: { running: Running; home: Home; dataDir: string }): void {
  const script = `read _
    if [ -f "$2/postmaster.pid" ]; then kill -QUIT "$1"; fi
    for look in 1 2 3 4 5 6 7 8 9; do kill -0 "$1" || break; sleep 0.2; done
    rm -rf "$3" "$4"`
  const args = [String(running.pid), home.cluster, running.socketFolder, dataDir]
  const stdio: StdioOptions = ['pipe', 'ignore', 'ignore']
  const waiter = spawn('/bin/sh', ['-c', script, 'sh', ...args], { detached: true, stdio })
  waiter.unref()
  // A child's pipe is a socket, which would keep this process alive.
  if (waiter.stdin instanceof Socket) waiter.stdin.unref()
}

/** Includes user and port, so that no PG* environment variable changes where we connect. */
function urlOf(folder: string, database: string): string {
  return `postgres://${ROLE}@${encodeURIComponent(folder)}:5432/${database}`
}
