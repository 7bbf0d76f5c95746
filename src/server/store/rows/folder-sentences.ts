import { sql } from 'kysely'
import type { Text } from '../../../language/text.ts'
import { isUnavailable, retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import { dayMs, expiryOf } from './expiry.ts'

/** Words of folders, by the hashes in offers. */
export type Words = ReadonlyMap<string, Text>

/** Stores the words that this process has loaded, with the current time. */
export async function keepWords(db: Db, words: Words, now = new Date()): Promise<void> {
  // In order, so that processes that write the same rows wait for each other without a deadlock.
  const entries = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await retryOnce(() =>
    sql`
      insert into folder_sentence (hash, words, spanish, loaded_at)
      select hash, words, spanish, ${now} from unnest(
        ${entries.map(([hash]) => hash)}::text[], ${entries.map(([, { en }]) => en)}::text[],
        ${entries.map(([, { es = null }]) => es)}::text[]
      ) as loaded (hash, words, spanish)
      on conflict (hash) do update set
        spanish = coalesce(excluded.spanish, folder_sentence.spanish),
        loaded_at = greatest(folder_sentence.loaded_at, excluded.loaded_at)
    `.execute(db),
  )
}

/** The words of these hashes, whichever process stored them. */
export async function readWords(db: Db, hashes: readonly string[]): Promise<Words> {
  const rows = await retryOnce(() =>
    db
      .selectFrom('folder_sentence')
      .select(['hash', 'words', 'spanish'])
      .where('hash', '=', sql<string>`any(${hashes}::text[])`)
      .execute(),
  )
  return new Map(rows.map(({ hash, words: en, spanish: es }) => [hash, es === null ? { en } : { en, es }]))
}

interface Age {
  readonly retentionDays: number
  readonly now?: Date
}

/** Deletes the words that no offer can name any more: no process has loaded them since before the oldest offer was made. */
export async function forgetOldWords(db: Db, { retentionDays, now = new Date() }: Age): Promise<void> {
  const { finished } = expiryOf({ now, retentionDays })
  // An offer may be made up to an hour after its words were last stored.
  const before = new Date(finished.getTime() - dayMs)
  await retryOnce(() => db.deleteFrom('folder_sentence').where('loaded_at', '<', before).execute())
}

const hourMs = 3_600_000

interface Keeping {
  readonly db: Db
  readonly words: Words
  readonly signal: AbortSignal
  readonly log: Log
}

/** Stores what this process has loaded, now and every hour until the signal. */
export function scheduleWords({ db, words, signal, log }: Keeping): void {
  every({
    everyMs: hourMs,
    signal,
    work: () => keepWords(db, words),
    failed: error => log('words-not-kept', { unavailable: isUnavailable(error) }),
  })
}
