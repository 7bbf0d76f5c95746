import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '../../../language/text.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { isDuplicate, retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tx } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable, type Sealer } from '../../platform/seal.ts'
import { endRound } from './earlier-rounds.ts'
import { eraseQuote } from './erase-quote.ts'
import { expiryOf } from './expiry.ts'
import { lastSavedQuotes } from './mailing/last-saved.ts'
import { insertOffers, type NewOffer, type OfferQueue } from './new-offers.ts'
import type { Quote, QuoteNotes, Reply } from './quote.ts'
import { newQuoteNumber } from './quote-number.ts'
import {
  anyOf,
  deleteReply,
  giveUpStart,
  insertQuote,
  mayRead,
  openQuote,
  openReply,
  quotesOf,
  replaceStart,
  selectQuotes,
  selectReply,
  storeLanguage,
  updateQuote,
} from './quote-rows.ts'

export type Started = { quote: Quote; created: boolean }

type Start = {
  visitor: Buffer
  line: InsuranceLine
  /** The language of the site; English when absent. */
  language?: Language
  answers: Answers
  notes?: QuoteNotes
  /** The quote to replace with this start, if it holds only its start. */
  instead?: string | undefined
  /** Whether the visitor means a quote already begun, judged by what it holds; never when absent. */
  isMeant?: ((quote: Pick<Quote, 'answers' | 'notes'>) => boolean) | undefined
  /** The reply to store for this request; it may name the quote. */
  replyOf?: ((started: Started) => Reply | undefined) | undefined
}

type Save = {
  quote: Quote
  answers: Answers
  /** New notes; without them, the quote's stay. */
  notes?: QuoteNotes
  /** This save changes finished answers; the earlier ones are kept, to show what changed. */
  leavesPrices?: boolean
  reply?: Reply | undefined
  offers?: NewOffer[] | undefined
  /** The round to which undoing leads from the new one; null, as usual, if nothing can be undone. */
  undoTo?: number | null
  /** Further writes that belong to the new round, in the same transaction. */
  alongside?: ((tx: Tx, quote: Quote) => Promise<unknown>) | undefined
}

/**
 * Every method throws an error that `isUnavailable` recognizes when the database is unavailable. Quotes that cannot be
 * opened are reported, and count as missing.
 */
export type QuoteStore = {
  /**
   * Returns the quote that a start means: an earlier one, if `isMeant` says so, or a new one. Two equal starts at once mean one
   * quote, and only one of the two creates it. Null only when a duplicate of this request (by its reply's key) was first: replay
   * that.
   */
  start(start: Start): Promise<Started | null>
  /** The named quote of that visitor and line, or else the one begun last that has not expired. */
  current(of: { visitor: Buffer; line: string; id?: string | undefined }): Promise<Quote | null>
  /**
   * A quote as this process saved it a moment ago, without reading the database; null if it is not remembered. Others may have
   * saved or erased it since, so use it only for `save`, which notices.
   */
  lastSaved(of: { visitor: Buffer; id: string }): Quote | null
  /** A visitor's quotes that have not expired, the latest first: one more than we list if there are more. */
  allOf(visitor: Buffer): Promise<Quote[]>
  /** The same quotes except one, by line only: nothing in them is opened. */
  linesBeside(id: string, visitor: Buffer): Promise<{ id: string; line: string; isComplete: boolean }[]>
  /**
   * Null for an unknown, expired or erased quote and for another visitor's, with the same work for each. A quote that a
   * mailed link opened in this browser counts as its visitor's.
   */
  read(of: { visitor: Buffer; id: string }): Promise<Quote | null>
  /** Like `read`, without a visitor, for work on the visitor's behalf. */
  readAny(id: string): Promise<Quote | null>
  /**
   * Saves new answers if nobody else saved since the quote was read, and returns the new quote; null when somebody did: read
   * again, look for a reply, and try again. With `offers` a new round begins, completely or not at all.
   */
  save(save: Save): Promise<Quote | null>
  /** Stores the language in which its visitor now reads a quote. */
  speak(id: string, language: Language): Promise<void>
  /** The reply to a visitor's request with that key; with `quoteId` only if it is of that quote. */
  replay(of: { visitor: Buffer; key: string; quoteId?: string | undefined }): Promise<Reply | null>
  /**
   * Erases a visitor's quote. The key goes first: from then on nobody can read the quote, wherever a copy of its rows is. Returns
   * null and changes nothing for an unknown quote or another visitor's.
   */
  erase(of: { visitor: Buffer; id: string }): Promise<{ line: string } | null>
}

type Deps = {
  db: Db
  sealer: Sealer
  retentionDays: number
  queue: OfferQueue
  unreadable?: ReportUnreadable
  now?: () => Date
}

/** Each further try takes another start of the same visitor and line at the same moment. */
const startTries = 20

/** As many open quotes as anybody would look through. */
export const mostListed = 20

/** The quotes in the database, sealed; see QuoteStore. */
export function makeQuoteStore({
  db,
  sealer,
  retentionDays,
  queue,
  unreadable = () => {},
  now = () => new Date(),
}: Deps): QuoteStore {
  const remembered = lastSavedQuotes()

  async function start(request: Start): Promise<Started | null> {
    let blocked = 0
    for (let tried = 0; tried < startTries; tried += 1) {
      try {
        const { meant, givenUp } = await findMeant(request)
        const started = meant ? await resume(request, meant) : await create(request, givenUp)
        if (started) remembered.keep(started.quote)
        if (started) return started
        if (!meant) blocked += 1
      } catch (error) {
        if (isDuplicate(error, 'reply_pkey')) return null
        throw error
      }
      // The conflicting quote is older than this attempt, so we find it now, unless it is expired, erased or unreadable.
      const blocking = { visitor: request.visitor, startHash: hashOf(request) }
      if (blocked > 1) await retryOnce(() => giveUpStart(db, blocking))
    }
    throw new Error('a quote was started again and again in the same instant')
  }

  /** The visitor's quote that a start means, and one that an equal start made and that is not meant: it has gone on. */
  async function findMeant(request: Start) {
    const { visitor, line, answers, notes = {}, instead, isMeant = () => false } = request
    const known = await quotesOf(db, visitor)
    const rows = await among(known, visitor, query =>
      query.where('line', '=', line).orderBy('begun_at', 'desc').limit(mostListed),
    )
    const own = rows.flatMap(row => {
      const quote = opened(row)
      return quote ? [{ quote, fresh: row.fresh }] : []
    })
    const isNamed = ({ quote }: (typeof own)[number]) => quote.id === instead
    const same = own.filter(
      ({ quote, fresh }) =>
        isMeant(quote) || (fresh && isDeepStrictEqual([quote.answers, quote.notes], [answers, notes])),
    )
    const meant = same.find(isNamed) ?? same[0] ?? own.find(one => isNamed(one) && one.fresh)
    const inTheWay = known.find(({ startHash }) => startHash?.equals(hashOf(request)))
    const givenUp = own.find(({ quote, fresh }) => quote.id === inTheWay?.id && !fresh)
    return { meant, givenUp: givenUp?.quote.id }
  }

  /** Continues a quote, from the new start if it holds only its start. Null when somebody saved it in between. */
  async function resume(
    request: Start,
    { quote: current, fresh }: { quote: Quote; fresh: boolean },
  ): Promise<Started | null> {
    const { answers, notes = {} } = request
    const restarted = fresh ? { answers, notes, createdAt: now() } : {}
    const quote = { ...current, ...restarted, version: current.version + 1, begunAt: now() }
    const started = { quote, created: false }
    const reply = request.replyOf?.(started)
    if (fresh && !(await takeStart(current, request))) return null
    return (await retryOnce(() => updateQuote(db, { quote, fresh, reply }))) ? started : null
  }

  /** False if another quote holds this start. */
  async function takeStart({ id, visitor, answers, notes }: Quote, request: Start): Promise<boolean> {
    if (isDeepStrictEqual([answers, notes], [request.answers, request.notes ?? {}])) return true
    try {
      await retryOnce(() => replaceStart(db, { id, visitor, startHash: hashOf(request) }))
      return true
    } catch (error) {
      if (isDuplicate(error, 'visitor_quote_start')) return false
      throw error
    }
  }

  async function create(request: Start, givenUp: string | undefined): Promise<Started | null> {
    const { visitor, line, language = 'en', answers, notes = {}, replyOf } = request
    // 128 random bits: an id that reveals nothing, not even its age.
    const id = randomBytes(16).toString('base64url')
    const { seal, wrapped } = sealer.newSeal({ quoteId: id, visitor })
    const times = { createdAt: now(), begunAt: now(), completedAt: null, savedRound: null, before: null }
    const number = newQuoteNumber()
    const given = { id, number, visitor, line, language, answers, notes }
    const quote = { ...given, version: 1, round: 0, ...times, seal }
    const started = { quote, created: true }
    const reply = replyOf?.(started)
    try {
      await retryOnce(() => insertQuote(db, { quote, startHash: hashOf(request), wrapped, reply, givenUp }))
      return started
    } catch (error) {
      if (isDuplicate(error, 'visitor_quote_start') || isDuplicate(error, 'quote_number_pkey')) return null
      throw error
    }
  }

  function hashOf({ line, answers, notes = {} }: Start): Buffer {
    return sealer.hashOf([line, answers, notes])
  }

  function unexpired() {
    const { finished, unfinished } = expiryOf({ now: now(), retentionDays })
    return selectQuotes(db)
      .where('created_at', '>', finished)
      .where(eb => eb('completed_at', 'is not', null).or('created_at', '>', unfinished))
  }

  /** What a query finds among the known quotes that a visitor may read. */
  async function among<Row>(
    known: readonly { readonly id: string }[],
    visitor: Buffer,
    narrowed: (query: ReturnType<typeof unexpired>) => { execute(): Promise<Row[]> },
  ): Promise<Row[]> {
    // Asked about no quotes, Citus asks every shard.
    if (known.length === 0) return []
    const ids = known.map(({ id }) => id)
    // Both tables name the ids, so that Citus asks only their shards.
    const query = unexpired()
      .where('quote.id', '=', anyOf(ids))
      .where('quote_key.quote_id', '=', anyOf(ids))
      .where(mayRead(visitor, ids))
    return retryOnce(() => narrowed(query).execute())
  }

  function isExpired({ createdAt, completedAt }: Quote): boolean {
    const { finished, unfinished } = expiryOf({ now: now(), retentionDays })
    return createdAt <= (completedAt ? finished : unfinished)
  }

  type By = { id?: string | undefined; visitor: Buffer; line?: string }

  async function find({ id, visitor, line }: By): Promise<Quote | null> {
    const newest = (query: ReturnType<typeof unexpired>) =>
      (line === undefined ? query : query.where('line', '=', line))
        .orderBy('begun_at', 'desc')
        // Of two that began at the same instant, the one that replaced the other.
        .orderBy('fresh', 'desc')
        .limit(1)
    if (id !== undefined) return readOne(newest(named(id)).where(mayRead(visitor, [id])))
    const [row] = await among(await quotesOf(db, visitor), visitor, newest)
    return row ? opened(row) : null
  }

  const named = (id: string) => unexpired().where('id', '=', id)

  async function readOne(query: ReturnType<typeof unexpired>): Promise<Quote | null> {
    const row = await retryOnce(() => query.executeTakeFirst())
    return row ? opened(row) : null
  }

  function opened(row: Parameters<typeof openQuote>[1]): Quote | null {
    return ifReadable(unreadable, () => openQuote(sealer, row))
  }

  async function allOf(visitor: Buffer): Promise<Quote[]> {
    const rows = await among(await quotesOf(db, visitor), visitor, query =>
      query.orderBy('begun_at', 'desc').limit(mostListed + 1),
    )
    return rows.flatMap(row => opened(row) ?? [])
  }

  async function linesBeside(own: string, visitor: Buffer) {
    const others = (await quotesOf(db, visitor)).filter(({ id }) => id !== own)
    const rows = await among(others, visitor, query =>
      query
        .clearSelect()
        .select(['id', 'line', 'completed_at'])
        .orderBy('begun_at', 'desc')
        .limit(mostListed),
    )
    return rows.map(({ id, line, completed_at }) => ({ id, line, isComplete: completed_at !== null }))
  }

  async function save(request: Save): Promise<Quote | null> {
    const saved = await saveNext(request)
    if (saved) remembered.keep(saved)
    else remembered.forget(request.quote.id)
    return saved
  }

  async function saveNext({
    quote,
    answers,
    notes = quote.notes,
    leavesPrices,
    reply,
    offers,
    undoTo = null,
    alongside,
  }: Save): Promise<Quote | null> {
    const before = leavesPrices ? { round: quote.round, answers: quote.answers } : quote.before
    const next = { ...quote, answers, notes, before, version: quote.version + 1 }
    if (!offers) {
      const saved = await unlessReplied(() => updateQuote(db, { quote: next, fresh: false, reply }))
      return saved ? next : null
    }
    const times = { completedAt: quote.completedAt ?? now() }
    const complete = { ...next, ...times, round: quote.round + 1 }
    const saved = await unlessReplied(() =>
      saveRound({ quote: complete, ended: { quote, undoTo }, reply, offers, alongside }),
    )
    if (saved && offers.some(offer => 'deadline' in offer)) queue.wake()
    return saved ? complete : null
  }

  function saveRound({
    quote,
    ended,
    reply,
    offers,
    alongside,
  }: {
    quote: Quote
    ended: Parameters<typeof endRound>[1]
    reply: Reply | undefined
    offers: NewOffer[]
    alongside: Save['alongside']
  }) {
    return db.transaction().execute(async tx => {
      if (!(await updateQuote(tx, { quote, fresh: false, reply }))) return false
      if (ended.quote.round > 0) await endRound(tx, ended)
      await insertOffers(tx, { quote, offers, queue, now: now() })
      await alongside?.(tx, quote)
      return true
    })
  }

  async function replay({
    visitor,
    key,
    quoteId,
  }: Parameters<QuoteStore['replay']>[0]): Promise<Reply | null> {
    const ids = quoteId === undefined ? (await quotesOf(db, visitor)).map(({ id }) => id) : [quoteId]
    if (ids.length === 0) return null
    const row = await retryOnce(() => selectReply(db, { visitor, key, ids }))
    if (!row) return null
    const reply = ifReadable(unreadable, () => openReply(sealer, key, row))
    // Nobody can replay it, so we handle the request again.
    if (!reply) await retryOnce(() => deleteReply(db, { quoteId: row.quote_id, key }))
    return reply
  }

  return {
    start,
    current: find,
    lastSaved({ visitor, id }) {
      const quote = remembered.find(visitor, id)
      return quote && !isExpired(quote) ? quote : null
    },
    allOf,
    linesBeside,
    read: ({ visitor, id }) => find({ visitor, id }),
    readAny: id => readOne(named(id)),
    save,
    speak: (id, language) => retryOnce(() => storeLanguage(db, id, language)),
    replay,
    async erase({ visitor, id }) {
      const erased = await eraseQuote(db, { visitor, id })
      // Afterwards, because a save that was under way meanwhile has remembered the quote again.
      if (remembered.find(visitor, id)) remembered.forget(id)
      return erased
    },
  }
}

/** False when its duplicate was answered in between: then nothing is stored. */
async function unlessReplied(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await retryOnce(work)
  } catch (error) {
    if (isDuplicate(error, 'reply_pkey')) return false
    throw error
  }
}
