import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { anyOf, mayRead } from './quote-rows.ts'

/**
 * Erases a quote, if it is this visitor's or a mailed link opened it here: its key first, then every row, so that an interrupted
 * erasure leaves nothing readable. Safe to repeat; a repetition completes what was interrupted. Null when there was nothing to
 * erase.
 */
export function eraseQuote(
  db: Db,
  { visitor, id }: { visitor: Buffer; id: string },
): Promise<ErasedQuote | null> {
  return eraseSelected(db, selectErasable(db, id).where(mayRead(visitor, [id])))
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
  await deleteQuotes(db, [id])
  return { line, number }
}

/** Deletes the keys of quotes, and with them everything readable; the rows may follow later. */
export async function destroyKeys(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('quote_key').where('quote_id', '=', anyOf(ids)).execute()
}

/** What finds quotes, and what carriers let others see; these rows have no foreign key that would delete them. */
const elsewhere = ['visitor_quote', 'quote_number', 'quote_link', 'price_link', 'shared_answer'] as const

/** Deletes quotes whose keys are gone, and what leads to them. The quotes go last, so that a repetition finds what is left. */
export async function deleteQuotes(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of elsewhere)
    await retryOnce(() => db.deleteFrom(table).where('quote_id', '=', anyOf(ids)).execute())
  await retryOnce(() =>
    db.updateTable('policy_order').set({ quote_id: null }).where('quote_id', '=', anyOf(ids)).execute(),
  )
  await retryOnce(() => db.deleteFrom('quote').where('id', '=', anyOf(ids)).execute())
}

/**
 * Carriers still received the visitor's risks today, so the count stays until tomorrow and erasing does not allow ten more. The
 * hashes of the risks are hashed once more with random bytes that nobody keeps.
 */
async function forgetQuestions(db: Db, visitor: Buffer): Promise<void> {
  await sql`update carrier_question set question = sha256(question || ${randomBytes(16)}::bytea) where visitor = ${visitor}`.execute(
    db,
  )
}
