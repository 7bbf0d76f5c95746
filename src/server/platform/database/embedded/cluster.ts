import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import type { Home } from './home.ts'
import { command } from './identity.ts'

const run = promisify(execFile)

/** The one role of the embedded server; access is controlled by its socket folder. */
export const ROLE = 'wadsworth'

/**
 * Makes the cluster if there is none. It is built in a temporary folder and renamed, so that an incomplete one is never mistaken
 * for a whole one, and the loser of a race uses the winner's.
 */
export async function ensureCluster(home: Home, { sync, log }: { sync: boolean; log: Log }): Promise<void> {
  if (await exists(home.cluster)) return
  log('database-made', { folder: home.cluster })
  const unfinished = `${home.cluster}.${randomBytes(6).toString('hex')}.new`
  await mkdir(unfinished, { mode: 0o700 })
  if (home.identity.as === 'other') await chown(unfinished, home.identity.uid, home.identity.gid)
  try {
    await initialize({ home, folder: unfinished, sync })
    await rename(unfinished, home.cluster)
    if (sync) await syncFolder(dirname(home.cluster))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(home.cluster))) throw error
  }
}

async function initialize({
  home,
  folder,
  sync,
}: {
  home: Home
  folder: string
  sync: boolean
}): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${ROLE}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(sync ? [] : ['--no-sync']),
  ]
  const call = command({ identity: home.identity, file: join(home.binaries.bin, 'initdb'), args })
  await run(call.file, call.args, call.options).catch(error => {
    const reason = String(error.stderr).trim().split('\n').at(-1) || error.message
    throw new StartError(`The database couldn't be created in ${home.cluster}: ${reason}`)
  })
}

/** Without this a power cut could undo the rename, and everything stored since would be lost. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
