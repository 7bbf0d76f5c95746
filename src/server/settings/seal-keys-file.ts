import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf, StartError } from '../platform/start-error.ts'

/**
 * The seal keys kept in a data folder, in the form of SEAL_KEYS, made on the first start; only the file's owner can
 * read it. For development: in production the keys are a setting. Losing the file loses all answers.
 */
export async function readOrMakeSealKeys(dataDir: string): Promise<string> {
  const path = join(dataDir, 'seal-keys')
  try {
    return (await readKeys(path)) ?? (await makeKeys(dataDir, path))
  } catch (error) {
    throw new StartError(
      `The seal keys in ${path} can't be read or created (${reasonOf(error)}). Set SEAL_KEYS, or fix the file.`,
    )
  }
}

async function readKeys(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : text.trim()
}

/** Written to a temporary file and then linked: never half-written, and of two processes the first one wins. */
async function makeKeys(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const keys = `k1:${randomBytes(32).toString('base64')}`
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${keys}\n`)
    await file.sync()
    await link(unfinished, path)
    return keys
  } catch (error) {
    const existing = await readKeys(path)
    if (existing === null) throw error
    return existing
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
}
