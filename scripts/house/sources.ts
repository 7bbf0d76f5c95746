import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** A file of the product or of its tests, with its imports. */
export interface Source {
  /** Its path below the repository. */
  readonly file: string
  readonly text: string
  readonly imports: readonly Import[]
}

export interface Import {
  /** As written in the import. */
  readonly from: string
  /** The file, relative to the repository; null for a package or a Node module. */
  readonly file: string | null
  /** Whether it imports only types. */
  readonly isType: boolean
  /** Whether it is loaded on demand, by `import()`. */
  readonly isLazy: boolean
}

const statement =
  /^(?:import|export)\s+(type\s+)?([^;'"]*?)\s*from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^import '([^']+)'/gm

/** Tests: free to import anything. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** The TypeScript under `src`. */
export function readSources(): readonly Source[] {
  return globSync('src/**/*.{ts,tsx}').map(path => {
    const file = path.replaceAll('\\', '/')
    const text = readFileSync(file, 'utf8')
    return { file, text, imports: importsOf(file, text) }
  })
}

/** All that some files load when they run, themselves included. Types load nothing. */
export function loadedBy(files: readonly string[]): readonly string[] {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const { file: next, isType } of importsOf(file, readFileSync(file, 'utf8')))
      if (next !== null && !isType) load(next)
  }
  for (const file of files) load(file.replaceAll('\\', '/'))
  return [...loaded].toSorted()
}

function importsOf(file: string, text: string): readonly Import[] {
  return [...text.matchAll(statement)].map(([, type, names = '', named, called, bare]) => {
    const from = named ?? called ?? bare ?? ''
    const isRelative = from.startsWith('.')
    return {
      from,
      file: isRelative ? join(dirname(file), from) : null,
      isLazy: called !== undefined,
      isType: type !== undefined || bringsTypesAlone(names),
    }
  })
}

/** `import { type A, type B } from` imports only types too. */
function bringsTypesAlone(names: string): boolean {
  const braced = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  return braced?.split(',').every(name => /^\s*(?:type\s.*)?$/.test(name)) ?? false
}
