import { readFileSync, statSync } from 'node:fs'
import { StartError } from '../platform/start-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The value of a setting, from the environment or from the file that `<name>_FILE` names; undefined when not set. */
export type ReadSetting = (name: string) => string | undefined

interface Read {
  readonly stamp: string
  readonly text: string
}

/**
 * Reads settings and notices when a file changes, so that a renewed secret takes effect on the next use. A file that is briefly
 * missing keeps its last content. Throws StartError for a setting that is given twice, or for a file that was never readable.
 */
export function readSettingsOf(env: Environment): ReadSetting {
  const files = new Map<string, Read>()
  return name => {
    const [value, file] = [env[name], env[`${name}_FILE`]]
    if (!file) return value || undefined
    if (value) throw new StartError(`${name} and ${name}_FILE are both set. Leave one of them out.`)
    const read = readAgain(file, files.get(file))
    if (!read)
      throw new StartError(
        `${name}_FILE isn't valid. It takes the path of a file that this process may read.`,
      )
    files.set(file, read)
    return read.text || undefined
  }
}

function readAgain(file: string, earlier: Read | undefined): Read | undefined {
  try {
    const { mtimeMs, size, ino } = statSync(file)
    const stamp = `${mtimeMs} ${size} ${ino}`
    if (earlier?.stamp === stamp) return earlier
    // Editors and secret stores end a file with a line break that is not part of the secret.
    return { stamp, text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') }
  } catch {
    return earlier
  }
}
