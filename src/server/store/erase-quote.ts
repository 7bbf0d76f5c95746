import { sql } from 'kysely'
import { retryOnce } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'
import { destroyKeys, selectOpened } from './quote-rows.ts'

/**
 * Erases a quote, if it is this visitor's or a mailed link opened it here: its key first, then every row, so that an
 * interrupted erasure leaves nothing that can be read. Safe to repeat; a repetition completes what was interrupted. Null
 * when there was nothing to erase.
 */
export async function eraseQuote(
  db: Db,
  { visitor, id }: { visitor: Buffer; id: string },
): Promise<{ line: string } | null> {
  const own = await retryOnce(() =>
    db
      .selectFrom('quote')
      .select(['line', 'visitor'])
      .where('id', '=', id)
      .where(eb => eb.or([eb('visitor', '=', visitor), eb('id', 'in', selectOpened(db, visitor))]))
      .executeTakeFirst(),
  )
  if (!own) return null
  await retryOnce(() => destroyKeys(db, [id]))
  await retryOnce(() => forgetQuestions(db, own.visitor))
  await retryOnce(() => db.deleteFrom('quote').where('id', '=', id).execute())
  return own
}

/**
 * Carriers have still heard the visitor's risks today, so the count stays until tomorrow and erasing gives nobody ten
 * more; which risks they were is replaced by random bytes.
 */
async function forgetQuestions(db: Db, visitor: Buffer): Promise<void> {
  await sql`update carrier_question set question = uuid_send(gen_random_uuid()) where visitor = ${visitor}`.execute(
    db,
  )
}
