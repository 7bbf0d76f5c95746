import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { StartError } from '../start-error.ts'

/** The migrations of the product. */
export const migrationsFolder = new URL('../../../../migrations/', import.meta.url)

/** One file of `migrations/`: SQL that runs once. */
export interface MigrationFile {
  readonly name: string
  readonly text: string
  readonly removals: readonly Removal[]
}

/** What a migration removes, in words, and the query that counts it. */
export interface Removal {
  readonly what: string
  readonly count: string
}

const announcement = /^-- Removes (.+?): (select count\(\*\) .+)$/gm
const removing = /\b(?:drop\s+(?:table|column)|truncate|delete\s+from)\b/i

/** The migrations of a folder, in order. Throws StartError for one that removes something and does not announce it. */
export async function readMigrations(folder = migrationsFolder): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).filter(name => /^\d{3}-[a-z-]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async file => migrationOf(file, await readFile(new URL(file, folder), 'utf8'))),
  )
}

function migrationOf(file: string, text: string): MigrationFile {
  const name = file.replace('.sql', '')
  const removals = [...text.matchAll(announcement)].map(([, what = '', count = '']) => ({ what, count }))
  if (removals.length === 0 && removing.test(text.replace(/--.*$/gm, '')))
    throw new StartError(
      `Migration ${name} removes something and does not say how much. Add a line for each: -- Removes <what>: select count(*) from …`,
    )
  return { name, text, removals }
}

/** A folder as readMigrations takes it. */
export function folderAt(path: string): URL {
  return pathToFileURL(`${path}/`)
}
