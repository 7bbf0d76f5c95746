import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { loadedBy } from '../house/sources.ts'

// Run by itself it prints the hash: `npm test` leaves the audits of prices (tests/prices) out where they have passed with it.

/** What they read besides the code that they load: tables of carriers and of the market, places, the versions of packages. */
const readAtRunTime = [
  'data/**/*.*',
  'scripts/market/*.csv',
  'src/reference/**/*.*',
  'scripts/build-reference.ts',
  'package-lock.json',
]

/** A hash over every file that can change a price or what the audits expect of it. */
export function auditedContent(read: (file: string) => string | Buffer = file => readFileSync(file)): string {
  const loaded = loadedBy([...globSync('tests/prices/*.test.ts'), 'scripts/calibrate.ts'])
  const hash = createHash('sha256')
  for (const file of [...new Set([...loaded, ...globSync(readAtRunTime)])].sort())
    hash.update(`${file}\0`).update(read(file)).update('\0')
  return hash.digest('hex')
}

if (import.meta.main) console.log(auditedContent())
