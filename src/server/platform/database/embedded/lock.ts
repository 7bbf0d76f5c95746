import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'

const patienceMs = 60_000

/**
 * Runs `work` while no other process on this machine does so under the same name. On Linux the lock is a socket without a file,
 * which the kernel frees with its process. Elsewhere `work` runs at once: there only PostgreSQL's own lock file protects the
 * cluster, so never remove one because it looks stale.
 */
export async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work()
  const lock = await take(`\0wadsworth-${name}`)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function take(path: string): Promise<Server> {
  const giveUp = performance.now() + patienceMs
  while (performance.now() < giveUp) {
    const lock = await listen(path)
    if (lock) return lock
    await pause(20)
  }
  throw new StartError(
    'Another process has been starting the database in this DATA_DIR for a minute. Stop it, then start again.',
  )
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(path, () => resolve(server))
  })
}
