import { createHash } from 'node:crypto'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Language } from '../../../language/text.ts'
import { insuranceLines } from '../../../law/rule.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables, Tx } from '../../platform/database/tables.ts'
import { type Sealer, Unreadable, type WrappedKey } from '../../platform/seal.ts'
import type { Quote, Reply } from './quote.ts'

type QuoteRow = Omit<Selectable<Tables['quote']>, 'fresh'> & {
  root_key: string
  wrapped: Buffer
}

/** Quotes with the key that opens them; one without a key is erased. */
export function selectQuotes(db: Db) {
  return db
    .selectFrom('quote')
    .innerJoin('quote_key', 'quote_key.quote_id', 'quote.id')
    .select([
      'id',
      'number',
      'visitor',
      'line',
      'language',
      'answers',
      'answers_before',
      'notes',
      'version',
      'round',
    ])
    .select(['created_at', 'begun_at', 'completed_at', 'fresh', 'saved_round', 'root_key', 'wrapped'])
}

/** A row with its answers opened. Throws Unreadable when its root key is gone, its bytes were changed or its line isn't ours. */
export function openQuote(sealer: Sealer, row: QuoteRow): Quote {
  const owned = { quoteId: row.id, visitor: row.visitor }
  const seal = sealer.sealOf(owned, { rootKey: row.root_key, wrapped: row.wrapped })
  const line = insuranceLines.find(name => name === row.line)
  if (!line) throw new Unreadable({ table: 'quote', quoteId: row.id, column: 'line' }, 'the line is unknown')
  return {
    id: row.id,
    number: row.number,
    visitor: row.visitor,
    line,
    language: row.language,
    // Only we seal it, always as an object of answers.
    answers: seal.open(answersPlace, row.answers) as Answers,
    notes: row.notes ? (seal.open(notesPlace, row.notes) as Quote['notes']) : {},
    before: row.answers_before && (seal.open(beforePlace, row.answers_before) as Quote['before']),
    version: row.version,
    round: row.round,
    createdAt: row.created_at,
    begunAt: row.begun_at,
    completedAt: row.completed_at,
    savedRound: row.saved_round,
    seal,
  }
}

type Insert = {
  quote: Quote
  startHash: Buffer
  wrapped: WrappedKey
  reply: Reply | undefined
  /** A quote with the same start that has gone on, and so makes way for this one. */
  givenUp: string | undefined
}

/** One statement: the quote, its key, what finds it and the reply. A duplicate is an error of PostgreSQL. */
export async function insertQuote(
  db: Db,
  { quote, startHash, wrapped, reply, givenUp }: Insert,
): Promise<void> {
  const { id, number, visitor, line, language, createdAt } = quote
  await sql`
    select begin_quote(${id}, ${number}, ${visitor}, ${line}, ${language}, ${closeAnswers(quote)}, ${closeNotes(quote)}, ${startHash}, ${createdAt},
      ${wrapped.rootKey}, ${wrapped.wrapped}, ${givenUp ?? null}, ${sql.join(replyColumns(quote, reply))})`.execute(
    db,
  )
}

type Update = {
  /** The quote to store; its version is one above the one that was read. */
  quote: Quote
  fresh: boolean
  reply: Reply | undefined
}

/**
 * One statement compares the version, updates the quote and stores the reply. False when another request was first, or erased the
 * quote by its key.
 */
export async function updateQuote(db: Db | Tx, { quote, fresh, reply }: Update): Promise<boolean> {
  const { rows } = await sql<{ saved: boolean }>`
    select save_quote(${quote.id}, ${quote.version}, ${closeAnswers(quote)}, ${closeBefore(quote)}, ${closeNotes(quote)}, ${fresh}, ${quote.round},
      ${quote.createdAt}, ${quote.begunAt}, ${quote.completedAt}, ${sql.join(replyColumns(quote, reply))}) as saved`.execute(
    db,
  )
  return rows[0]?.saved === true
}

function replyColumns(quote: Quote, reply: Reply | undefined): readonly (Buffer | string | null)[] {
  if (!reply) return [null, null, null]
  const { key, requestHash, body } = reply
  return [hashOf(key), requestHash, quote.seal.close(replyPlace(key), body)]
}

/** The ids of a visitor's quotes, including those that a mailed link opened, and which of them blocks an equal start. */
export async function quotesOf(db: Db, visitor: Buffer) {
  return retryOnce(() =>
    db
      .selectFrom('visitor_quote')
      .select(['quote_id as id', 'start_hash as startHash'])
      .where('visitor', '=', visitor)
      .execute(),
  )
}

/** Gives up the place of a start, so that an equal one may make a quote, which is then the newer of the two. */
export async function giveUpStart(db: Db, { visitor, startHash }: { visitor: Buffer; startHash: Buffer }) {
  const given = await db
    .updateTable('visitor_quote')
    .set({ start_hash: null })
    .where('visitor', '=', visitor)
    .where('start_hash', '=', startHash)
    .returning('quote_id')
    .execute()
  for (const { quote_id: id } of given)
    await db.updateTable('quote').set({ fresh: false }).where('id', '=', id).execute()
}

/** Replaces the language in which the visitor of a quote reads. */
export async function storeLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable('quote').set({ language }).where('id', '=', id).execute()
}

/** Replaces the start of a quote. An equal start of the same visitor is an error of PostgreSQL. */
export async function replaceStart(
  db: Db,
  { visitor, id, startHash }: { visitor: Buffer; id: string; startHash: Buffer },
) {
  await db
    .updateTable('visitor_quote')
    .set({ start_hash: startHash })
    .where('visitor', '=', visitor)
    .where('quote_id', '=', id)
    .execute()
}

/** Any of these ids. */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::text[])`
}

/**
 * The condition that a visitor may read a quote, which is one of these: it made it, or a mailed link opened it in that browser. The
 * ids are inside too, so that Citus asks only their shards.
 */
export function mayRead(visitor: Buffer, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`(quote.visitor = ${visitor} or exists (
    select from quote_access
    where quote_access.quote_id = quote.id and quote_access.quote_id = ${anyOf(ids)} and quote_access.visitor = ${visitor}))`
}

/** The reply stored under a key with one of these quotes, as far as the visitor may read it; still sealed. */
export function selectReply(
  db: Db,
  { visitor, key, ids }: { visitor: Buffer; key: string; ids: readonly string[] },
) {
  return db
    .selectFrom('reply')
    .innerJoin('quote', 'quote.id', 'reply.quote_id')
    .innerJoin('quote_key', 'quote_key.quote_id', 'reply.quote_id')
    .select(['quote.visitor', 'reply.quote_id', 'request_hash', 'reply', 'root_key', 'wrapped'])
    .where('reply.quote_id', '=', anyOf(ids))
    .where('quote.id', '=', anyOf(ids))
    .where('quote_key.quote_id', '=', anyOf(ids))
    .where('key', '=', hashOf(key))
    .where(mayRead(visitor, ids))
    .executeTakeFirst()
}

type ReplyRow = NonNullable<Awaited<ReturnType<typeof selectReply>>>

/** A stored reply, opened. Throws Unreadable. */
export function openReply(sealer: Sealer, key: string, row: ReplyRow): Reply {
  const owned = { quoteId: row.quote_id, visitor: row.visitor }
  const seal = sealer.sealOf(owned, { rootKey: row.root_key, wrapped: row.wrapped })
  return { key, requestHash: row.request_hash, body: seal.open(replyPlace(key), row.reply) }
}

/** Deletes a stored reply, so that its key can be used again. */
export async function deleteReply(db: Db, { quoteId, key }: { quoteId: string; key: string }): Promise<void> {
  await db.deleteFrom('reply').where('quote_id', '=', quoteId).where('key', '=', hashOf(key)).execute()
}

const answersPlace = { table: 'quote', column: 'answers' }
const beforePlace = { table: 'quote', column: 'answers_before' }
const notesPlace = { table: 'quote', column: 'notes' }

function replyPlace(key: string) {
  return { table: 'reply', column: `reply ${hashOf(key).toString('hex')}` }
}

function closeAnswers({ seal, answers }: Quote): Buffer {
  return seal.close(answersPlace, answers)
}

function closeBefore({ seal, before }: Quote): Buffer | null {
  return before && seal.close(beforePlace, before)
}

function closeNotes({ seal, notes }: Quote): Buffer | null {
  return Object.keys(notes).length > 0 ? seal.close(notesPlace, notes) : null
}

/** A client's key may have any length and content; its hash has neither problem. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
