import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What PostgreSQL writes into a cluster while it serves it. */
export type PidFile = { pid: number; socketFolder: string; ready: boolean }

/** The file in which the cluster's running server writes its process id. */
export function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Null when no server claims the cluster. */
export async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether the process of that id is a PostgreSQL server of that cluster: after a crash the id may belong to another
 * process.
 */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  const words = await commandLine(pid)
  return words.includes('postgres') && words.includes(cluster)
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return run('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
