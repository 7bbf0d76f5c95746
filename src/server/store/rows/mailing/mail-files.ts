import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { retryOnce } from '../../../platform/database/errors.ts'
import type { Db } from '../../../platform/database/tables.ts'

interface Where {
  readonly db: Db
  readonly dataDir: string
}

/** The folder of letters that are written as files. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** A letter, or one that was not written to its end: its name is the id of its mail, or of its request for an agent. */
const letterName = /^([\w-]{22})\.eml(?:\.part)?$/

/**
 * Deletes the letters in files whose quotes are gone, erased or expired: they have an address and prices in them. Safe to repeat;
 * does nothing if letters go to a mail server.
 */
export async function forgetOldLetters({ db, dataDir }: Where): Promise<void> {
  const folder = mailFolder(dataDir)
  const names = (await readdir(folder).catch(noFolder)).filter(name => letterName.test(name))
  if (names.length === 0) return
  const idOf = (name: string) => letterName.exec(name)?.[1] ?? ''
  const { rows } = await retryOnce(() =>
    sql<{ id: string }>`
      select id from mail where id = any(${names.map(idOf)})
      union all select id from lead where id = any(${names.map(idOf)})`.execute(db),
  )
  const stored = new Set(rows.map(({ id }) => id))
  for (const name of names) if (!stored.has(idOf(name))) await rm(join(folder, name), { force: true })
}

/** Before the first letter there is no folder. */
function noFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
