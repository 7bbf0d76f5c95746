import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { destroyKeys, mayRead } from './quote-rows.ts'

/**
 * Erases a quote, if it is this visitor's or a mailed link opened it here: its key first, then every row, so that an interrupted
 * erasure leaves nothing readable. Safe to repeat; a repetition completes what was interrupted. Null when there was nothing to
 * erase.
 */
export function eraseQuote(
  db: Db,
  { visitor, id }: { visitor: Buffer; id: string },
): Promise<ErasedQuote | null> {
  return eraseSelected(db, selectErasable(db, id).where(mayRead({ visitor, id })))
}

/** Erases any quote, for an operator at its visitor's request; otherwise like eraseQuote. */
export function eraseForVisitor(db: Db, id: string): Promise<ErasedQuote | null> {
  return eraseSelected(db, selectErasable(db, id))
}

export interface ErasedQuote {
  readonly line: string
  readonly number: string
}

function selectErasable(db: Db, id: string) {
  return db.selectFrom('quote').select(['id', 'number', 'line', 'visitor']).where('id', '=', id)
}

async function eraseSelected(db: Db, query: ReturnType<typeof selectErasable>): Promise<ErasedQuote | null> {
  const found = await retryOnce(() => query.executeTakeFirst())
  if (!found) return null
  const { id, line, number, visitor } = found
  await retryOnce(() => destroyKeys(db, [id]))
  await retryOnce(() => forgetQuestions(db, visitor))
  await retryOnce(() => db.deleteFrom('quote').where('id', '=', id).execute())
  return { line, number }
}

/**
 * Carriers still received the visitor's risks today, so the count stays until tomorrow and erasing does not allow ten more. The
 * hashes of the risks are replaced by random bytes.
 */
async function forgetQuestions(db: Db, visitor: Buffer): Promise<void> {
  await sql`update carrier_question set question = uuid_send(gen_random_uuid()) where visitor = ${visitor}`.execute(
    db,
  )
}
