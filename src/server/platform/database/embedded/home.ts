import { createHash } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { reasonOf, StartError } from '../../start-error.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { hasName, type Identity, nobody, reaches } from './identity.ts'

/** Where an embedded database lives and who runs it. All processes that share it have the same `name`. */
export type Home = { binaries: Binaries; identity: Identity; cluster: string; name: string }

const copies = '/var/lib/wadsworth'

type Ask = { dataDir: string; pgBin?: string | undefined; log: Log }

/** Finds programs, identity and cluster folder for a data folder, and creates the folder. Throws StartError. */
export async function findHome({ dataDir, pgBin, log }: Ask): Promise<Home> {
  const binaries = await findBinaries(pgBin)
  const folder = await makeDataDir(dataDir)
  const name = shortHash(folder)
  const cluster = join(folder, `pg${binaries.major}`)
  await refuseOtherMajor(folder, binaries.major)
  const owner = await ownerOf(cluster)
  const elsewhere = !owner && (await ownerOf(join(copies, name, `pg${binaries.major}`)))
  if (elsewhere) return copiedHome({ binaries, folder, name, log })
  for (const identity of await candidates(owner)) {
    if (await reaches({ identity, program: join(binaries.bin, 'postgres'), folders: [folder] })) {
      return { binaries, identity, cluster, name }
    }
  }
  if (process.geteuid?.() === 0 && !owner) return copiedHome({ binaries, folder, name, log })
  throw new StartError(
    owner
      ? `The database in ${cluster} belongs to user ${owner.uid}. Start as that user, or set DATA_DIR to another folder.`
      : `PostgreSQL can't run as user ${process.geteuid?.()} here. Give the user a name, allow user namespaces, or set DATABASE_URL.`,
  )
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    // When root starts it, the server's own user must pass through; each file below has its own permissions.
    const mode = process.geteuid?.() === 0 ? 0o711 : 0o700
    await mkdir(dataDir, { recursive: true, mode })
    return await realpath(dataDir)
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} can't be created (${reasonOf(error)}). Choose a folder you can write to.`,
    )
  }
}

async function refuseOtherMajor(folder: string, major: number): Promise<void> {
  const clusters = (await readdir(folder)).filter(name => /^pg\d+$/.test(name))
  if (clusters.length === 0 || clusters.includes(`pg${major}`)) return
  const versions = clusters.map(name => name.slice(2)).join(', ')
  throw new StartError(
    `DATA_DIR ${folder} holds a PostgreSQL ${versions} database, but only ${major} runs here. Point PGBIN to that version, or set DATA_DIR to another folder.`,
  )
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | null> {
  return stat(path).catch(() => null)
}

/** Only its owner runs an existing cluster; otherwise it would hold files of two owners. */
async function candidates(owner: { uid: number; gid: number } | null): Promise<Identity[]> {
  const me = process.geteuid?.()
  const itself: Identity[] = hasName() ? [{ as: 'self' }, { as: 'namespace' }] : [{ as: 'namespace' }]
  if (me !== 0) return owner && owner.uid !== me ? [] : itself
  if (owner)
    return owner.uid === 0 ? [{ as: 'namespace' }] : [{ as: 'other', uid: owner.uid, gid: owner.gid }]
  const unprivileged = await nobody()
  return unprivileged ? [unprivileged, { as: 'namespace' }] : [{ as: 'namespace' }]
}

/**
 * For root, in a folder only root can reach, without user namespaces: everything moves to where `nobody` has access.
 */
async function copiedHome({
  binaries,
  folder,
  name,
  log,
}: {
  binaries: Binaries
  folder: string
  name: string
  log: Log
}): Promise<Home> {
  const identity = await nobody()
  const base = join(copies, name)
  if (!identity)
    throw new StartError(
      'PostgreSQL refuses to run as root, and this system has no user "nobody". Add one, or set DATABASE_URL.',
    )
  const copy = join(base, `postgresql-${binaries.major}`)
  await mkdir(base, { recursive: true, mode: 0o755 })
  if (!(await ownerOf(copy))) {
    const unfinished = `${copy}.${process.pid}`
    await cp(binaries.root, unfinished, { recursive: true, dereference: true })
    await chmod(unfinished, 0o755)
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  log('database-elsewhere', { folder, instead: base })
  const copied = { ...binaries, root: copy, bin: join(copy, 'bin') }
  return { binaries: copied, identity, cluster: join(base, `pg${binaries.major}`), name }
}

/**
 * A folder for the server's socket that only its user can enter. Socket paths are limited to about 100 bytes, so it is
 * in the temp folder under a hash, and a folder of that name with another owner is not trusted.
 */
export async function socketFolder(home: Home): Promise<string> {
  const refused: string[] = []
  for (const base of new Set([tmpdir(), '/tmp'])) {
    const folder = join(base, `wadsworth-${process.geteuid?.()}-${home.name}`)
    if (folder.length > 80) continue
    await mkdir(folder, { mode: 0o700 }).catch(() => {})
    if (home.identity.as === 'other')
      await chown(folder, home.identity.uid, home.identity.gid).catch(() => {})
    const stats = await lstat(folder).catch(() => null)
    const owner = home.identity.as === 'other' ? home.identity.uid >>> 0 : process.geteuid?.()
    const ours = stats?.isDirectory() && stats.uid === owner && (stats.mode & 0o077) === 0
    if (
      ours &&
      (await reaches({
        identity: home.identity,
        program: join(home.binaries.bin, 'postgres'),
        folders: [folder],
      }))
    )
      return folder
    refused.push(folder)
  }
  throw new StartError(
    `No private folder for the database's socket could be created (${refused.join(', ')}). Remove it, or set TMPDIR.`,
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
