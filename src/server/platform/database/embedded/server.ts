import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import type { Home } from './home.ts'
import { command } from './identity.ts'
import { type PidFile, pidFilePath, readPidFile, serves } from './pid-file.ts'

/** A server that answers on a socket in `socketFolder`. */
export type Running = { pid: number; socketFolder: string; startedHere: boolean }

type Start = { home: Home; socketFolder: string; durable: boolean; log: Log }

const startMs = 180_000
const logBytes = 1_000_000

/**
 * The server of the cluster: the running one, else a new one. Call it only under the home's lock. Throws StartError.
 */
export async function ensureServer(start: Start): Promise<Running> {
  const giveUp = performance.now() + startMs
  while (performance.now() < giveUp) {
    const running = await runningServer(start.home.cluster)
    if (running?.ready) return { pid: running.pid, socketFolder: running.socketFolder, startedHere: false }
    if (!running) {
      await endOrphan(start)
      const started = await startServer(start)
      if (started) return started
    }
    await pause(50)
  }
  throw new StartError(
    `The database in ${start.home.cluster} didn't answer within three minutes. See ${logPath(start.home)}.`,
  )
}

/** Stops a server and removes its socket's folder; resolves once its cluster is free. Call it only under the home's lock. */
export async function stopServer(running: Running, cluster: string): Promise<void> {
  process.kill(running.pid, 'SIGINT')
  const giveUp = performance.now() + 20_000
  while (performance.now() < giveUp) {
    const pidFile = await readPidFile(cluster).catch(() => null)
    if (pidFile?.pid !== running.pid) break
    await pause(20)
  }
  await rmdir(running.socketFolder).catch(() => {})
}

async function runningServer(cluster: string): Promise<PidFile | null> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile || (await serves(pidFile.pid, cluster))) return pidFile
  if (process.platform === 'linux') {
    // After a crash, a leftover file keeps PostgreSQL from starting once another process has that id.
    await rm(pidFilePath(cluster), { force: true })
  }
  return null
}

/** A server whose folder was deleted still has our socket; the data it serves is already gone. */
async function endOrphan({ home, socketFolder }: Start): Promise<void> {
  const socketLock = join(socketFolder, '.s.PGSQL.5432.lock')
  const holder = async () => Number.parseInt(await readFile(socketLock, 'utf8').catch(() => ''), 10)
  const pid = await holder()
  if (!pid || !(await serves(pid, home.cluster))) return
  process.kill(pid, 'SIGQUIT')
  for (let look = 0; look < 100 && (await serves(pid, home.cluster)); look += 1) await pause(50)
  await rm(socketLock, { force: true })
}

/** Null when another server of this cluster was in the way; the caller checks again. */
async function startServer({ home, socketFolder, durable, log }: Start): Promise<Running | null> {
  const call = command({
    identity: home.identity,
    file: `${home.binaries.bin}/postgres`,
    args: ['-D', home.cluster, '-k', socketFolder, ...settings(durable)],
  })
  const output = await open(logPath(home), (await isLarge(logPath(home))) ? 'w' : 'a', 0o600)
  try {
    // Its own process session: Ctrl-C in the terminal must reach the service first, not its database.
    const child = spawn(call.file, call.args, {
      ...call.options,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    child.unref()
    return await ready({ child, home, log })
  } finally {
    await output.close()
  }
}

async function ready({
  child,
  home,
  log,
}: {
  child: ChildProcess
  home: Home
  log: Log
}): Promise<Running | null> {
  let failure: Error | null = null
  child.once('error', error => {
    failure = error
  })
  const slow = setTimeout(() => log('database-recovering'), 3000)
  try {
    while (child.exitCode === null && child.signalCode === null && !failure) {
      const pidFile = await readPidFile(home.cluster)
      if (pidFile?.ready && pidFile.pid === child.pid) {
        return { pid: pidFile.pid, socketFolder: pidFile.socketFolder, startedHere: true }
      }
      await pause(10)
    }
  } finally {
    clearTimeout(slow)
  }
  const reason = failure ?? (await lastFatal(home))
  // The memory of a killed server stays in use until its last backend ends.
  if (/already exists|still in use/.test(String(reason))) return null
  throw new StartError(
    `The database in ${home.cluster} couldn't be started: ${reason} (more in ${logPath(home)})`,
  )
}

function settings(durable: boolean): string[] {
  const values = {
    port: '5432',
    listen_addresses: '',
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    // Five servers and five workers, with at most 21 connections each.
    max_connections: '220',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and row values never enter the log: they may contain what a visitor typed.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Where tests have a hundred databases, vacuuming each of them every minute takes a tenth of the processor.
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function logPath(home: Home): string {
  return `${home.cluster}.log`
}

async function isLarge(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > logBytes,
    () => false,
  )
}

async function lastFatal(home: Home): Promise<string> {
  const lines = (await readFile(logPath(home), 'utf8').catch(() => '')).trim().split('\n')
  return lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it ended at once'
}
