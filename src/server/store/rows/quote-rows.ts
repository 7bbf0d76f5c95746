import { createHash } from 'node:crypto'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { insuranceLines } from '../../../law/rule.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { Db, Tables, Tx } from '../../platform/database/tables.ts'
import { type Sealer, Unreadable, type WrappedKey } from '../../platform/seal.ts'
import type { Quote, Reply } from './quote.ts'

type QuoteRow = Omit<Selectable<Tables['quote']>, 'fresh' | 'start_hash'> & {
  root_key: string
  wrapped: Buffer
}

/** Quotes with the key that opens them; one without a key is erased. */
export function selectQuotes(db: Db) {
  return db
    .selectFrom('quote')
    .innerJoin('quote_key', 'quote_key.quote_id', 'quote.id')
    .select(['id', 'number', 'visitor', 'line', 'answers', 'answers_before', 'notes', 'version', 'round'])
    .select(['created_at', 'begun_at', 'completed_at', 'fresh', 'saved_round', 'root_key', 'wrapped'])
}

/** A row with its answers opened. Throws Unreadable when its root key is gone, its bytes were changed or its line is none of ours. */
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
}

/** One statement: the quote, its key and the reply. A duplicate is an error of PostgreSQL. */
export async function insertQuote(db: Db, { quote, startHash, wrapped, reply }: Insert): Promise<void> {
  const { id, number, visitor, line, createdAt, begunAt } = quote
  await sql`
    with kept as (
      insert into quote (id, number, visitor, line, answers, notes, start_hash, created_at, begun_at)
      values (${id}, ${number}, ${visitor}, ${line}, ${closeAnswers(quote)}, ${closeNotes(quote)}, ${startHash},
        ${createdAt}, ${begunAt})
      returning id, visitor
    ), locked as (
      insert into quote_key (quote_id, root_key, wrapped)
      select id, ${wrapped.rootKey}::text, ${wrapped.wrapped}::bytea from kept
    )${withReply(quote, reply)}
    select from kept`.execute(db)
}

type Update = {
  /** The quote to store; its version is one above the one that was read. */
  quote: Quote
  fresh: boolean
  reply: Reply | undefined
  /** The hash of another start that replaces the first; without it, the old one stays. */
  startHash?: Buffer
}

/**
 * One statement compares the version, updates the quote and stores the reply. False when another request was first, or erased the
 * quote by its key.
 */
export async function updateQuote(db: Db | Tx, { quote, fresh, reply, startHash }: Update): Promise<boolean> {
  const { rows } = await sql`
    with kept as (
      update quote set answers = ${closeAnswers(quote)}, answers_before = ${closeBefore(quote)},
        notes = ${closeNotes(quote)}, version = ${quote.version}, fresh = ${fresh}, round = ${quote.round}, start_hash = coalesce(${startHash ?? null}::bytea, start_hash),
        created_at = ${quote.createdAt}, begun_at = ${quote.begunAt}, completed_at = ${quote.completedAt}
      where id = ${quote.id} and version = ${quote.version - 1}
        and exists (select from quote_key where quote_id = ${quote.id})
      returning id, visitor
    )${withReply(quote, reply)}
    select id from kept`.execute(db)
  return rows.length > 0
}

function withReply(quote: Quote, reply: Reply | undefined): RawBuilder<unknown> {
  if (!reply) return sql``
  const { key, requestHash, body } = reply
  return sql`, replied as (
      insert into reply (visitor, key, quote_id, request_hash, reply)
      select visitor, ${hashOf(key)}::bytea, id, ${requestHash}::text,
        ${quote.seal.close(replyPlace(key), body)}::bytea
      from kept
    )`
}

type ReplyOf = { visitor: Buffer; key: string }

type ReplyIn = ReplyOf & { quoteId?: string | undefined }

/** The quotes that a visitor may read without having made them: a mailed link opened them in that browser. */
export function selectOpened(db: Db, visitor: Buffer) {
  return db
    .selectFrom('quote_access')
    .select('quote_access.quote_id as id')
    .where('quote_access.visitor', '=', visitor)
}

/** The condition that a visitor may read the quote of an id. It names the id throughout, so that one shard answers. */
export function mayRead({ visitor, id }: { visitor: Buffer; id: string }): RawBuilder<SqlBool> {
  return sql`(quote.visitor = ${visitor} or exists (
    select from quote_access where quote_access.quote_id = ${id} and quote_access.visitor = ${visitor}))`
}

/**
 * The stored reply under a visitor's key, still sealed: of a quote of the visitor's own, or of one that a mailed link opened,
 * whose replies are stored with its owner. With `quoteId`, only one shard is searched.
 */
export function selectReply(db: Db, { visitor, key, quoteId }: ReplyIn) {
  const opened = selectOpened(db, visitor)
  const all = db
    .selectFrom('reply')
    .innerJoin('quote_key', 'quote_key.quote_id', 'reply.quote_id')
    .select(['reply.visitor', 'reply.quote_id', 'request_hash', 'reply', 'root_key', 'wrapped'])
    .where('key', '=', hashOf(key))
  const inQuote = quoteId === undefined ? all : all.where('reply.quote_id', '=', quoteId)
  const ids = quoteId === undefined ? opened : opened.where('quote_access.quote_id', '=', quoteId)
  return inQuote
    .where(eb => eb.or([eb('reply.visitor', '=', visitor), eb('reply.quote_id', 'in', ids)]))
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
export async function deleteReply(db: Db, { visitor, key }: ReplyOf): Promise<void> {
  await db.deleteFrom('reply').where('visitor', '=', visitor).where('key', '=', hashOf(key)).execute()
}

/**
 * Deletes the keys of quotes, and with them everything readable; the rows may follow later. Their start no longer blocks a new
 * one.
 */
export async function destroyKeys(db: Db, ids: string[]): Promise<void> {
  await sql`
    with unlocked as (delete from quote_key where quote_id = any(${ids}))
    update quote set fresh = false where id = any(${ids})`.execute(db)
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
  return notes.takenOver ? seal.close(notesPlace, notes) : null
}

/** A client's key may have any length and content; its hash has neither problem. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
