import { randomBytes } from 'node:crypto'
import type { Answers } from '../../wizard/walk.ts'
import { isDuplicate, twice } from '../database/errors.ts'
import type { Db } from '../database/tables.ts'
import { clearOffers, insertOffers, type NewOffer, type OfferQueue } from '../offers/new-offers.ts'
import { expiryOf } from './expiry.ts'
import type { Quote, Reply } from './quote.ts'
import { destroyKeys, insertQuote, openQuote, selectQuotes, selectReply, updateQuote } from './quote-rows.ts'
import type { Sealer } from './seal.ts'

export type Started = { quote: Quote; created: boolean }

type Start = {
  visitor: Buffer
  line: string
  answers: Answers
  /** What to keep as the answer to this request; it may name the quote. */
  replyOf?: ((started: Started) => Reply) | undefined
}

type Save = { quote: Quote; answers: Answers; reply?: Reply | undefined; offers?: NewOffer[] | undefined }

/** Every method throws an error that `isUnavailable` knows when the database is away. */
export type QuoteStore = {
  /**
   * Makes a visitor's quote of a line. While it holds no more than its start, starting again replaces it, also
   * when two starts come at once: both get the same quote and one of them is told that it was created. Null only
   * when a double of this very request (by its reply's key) was first: replay that.
   */
  start(start: Start): Promise<Started | null>
  /** The quote of that visitor and line that is named, or else the newest of them that is not expired. */
  current(of: { visitor: Buffer; line: string; id?: string | undefined }): Promise<Quote | null>
  /** Null for an unknown, expired or erased quote and for another visitor's, with the same work for each. */
  read(of: { visitor: Buffer; id: string }): Promise<Quote | null>
  /** The same without a visitor, for work on the visitor's behalf. */
  readAny(id: string): Promise<Quote | null>
  /**
   * Keeps new answers if nobody saved since the quote was read, and gives the quote as it is then; null when
   * somebody did: read again, look for a reply, answer anew. With `offers` a new round begins, whole or not at all.
   */
  save(save: Save): Promise<Quote | null>
  /** What was answered to a visitor's request of that key. */
  replay(of: { visitor: Buffer; key: string }): Promise<Reply | null>
  /** The key goes first: from then on nothing of the quote can be read, wherever a copy of its rows lies. */
  erase(id: string): Promise<void>
}

type Needs = { db: Db; sealer: Sealer; retentionDays: number; queue: OfferQueue; now?: () => Date }

/** Each further try needs another start of the same visitor and line in the same instant. */
const startTries = 20

/** The quotes in the database, sealed; see QuoteStore. */
export function makeQuoteStore({
  db,
  sealer,
  retentionDays,
  queue,
  now = () => new Date(),
}: Needs): QuoteStore {
  async function start(request: Start): Promise<Started | null> {
    for (let tried = 0; tried < startTries; tried += 1) {
      const row = await twice(() => findFresh(request))
      try {
        const started = row ? await restart(openQuote(sealer, row), request) : await create(request)
        if (started) return started
      } catch (error) {
        if (isDuplicate(error, 'reply_pkey')) return null
        throw error
      }
    }
    throw new Error('a quote was started again and again in the same instant')
  }

  function findFresh({ visitor, line }: Start) {
    return selectQuotes(db)
      .where('visitor', '=', visitor)
      .where('line', '=', line)
      .where(eb => eb.ref('fresh'))
      .executeTakeFirst()
  }

  async function restart(found: Quote, { answers, replyOf }: Start): Promise<Started | null> {
    const quote = { ...found, answers, version: found.version + 1, createdAt: now() }
    const started = { quote, created: false }
    const reply = replyOf?.(started)
    return (await twice(() => updateQuote(db, { quote, fresh: true, reply }))) ? started : null
  }

  async function create({ visitor, line, answers, replyOf }: Start): Promise<Started | null> {
    const id = newId()
    const { seal, wrapped } = sealer.newSeal(id)
    const times = { createdAt: now(), completedAt: null }
    const quote = { id, line, answers, version: 1, round: 0, pending: 0, ...times, seal }
    const started = { quote, created: true }
    const reply = replyOf?.(started)
    try {
      await twice(() => insertQuote(db, { quote, visitor, wrapped, reply }))
      return started
    } catch (error) {
      if (isDuplicate(error, 'quote_fresh')) return null
      throw error
    }
  }

  async function find(by: {
    id?: string | undefined
    visitor?: Buffer
    line?: string
  }): Promise<Quote | null> {
    const { finished, unfinished } = expiryOf({ now: now(), retentionDays })
    let query = selectQuotes(db)
      .where('created_at', '>', finished)
      .where(eb => eb('completed_at', 'is not', null).or('created_at', '>', unfinished))
    if (by.id !== undefined) query = query.where('id', '=', by.id)
    if (by.visitor) query = query.where('visitor', '=', by.visitor)
    if (by.line !== undefined) query = query.where('line', '=', by.line)
    const row = await twice(() => query.orderBy('created_at', 'desc').limit(1).executeTakeFirst())
    return row ? openQuote(sealer, row) : null
  }

  async function save({ quote, answers, reply, offers }: Save): Promise<Quote | null> {
    const next = { ...quote, answers, version: quote.version + 1 }
    if (!offers) {
      const saved = await unlessReplied(() => updateQuote(db, { quote: next, fresh: false, reply }))
      return saved ? next : null
    }
    const pending = offers.filter(offer => 'deadline' in offer).length
    const times = { completedAt: quote.completedAt ?? now() }
    const complete = { ...next, ...times, round: quote.round + 1, pending }
    const saved = await unlessReplied(() => saveRound({ quote: complete, reply, offers }))
    if (saved && pending > 0) queue.wake()
    return saved ? complete : null
  }

  function saveRound({
    quote,
    reply,
    offers,
  }: {
    quote: Quote
    reply: Reply | undefined
    offers: NewOffer[]
  }) {
    return db.transaction().execute(async tx => {
      // Offers before their quote, as settling does: who locks in one order never waits in a circle.
      await clearOffers(tx, { quoteId: quote.id, before: quote.round })
      if (!(await updateQuote(tx, { quote, fresh: false, reply, pending: quote.pending }))) return false
      await insertOffers(tx, { quote, offers, queue, now: now() })
      return true
    })
  }

  return {
    start,
    current: find,
    read: ({ visitor, id }) => find({ visitor, id }),
    readAny: id => find({ id }),
    save,
    replay: ({ visitor, key }) => twice(() => selectReply(db, { sealer, visitor, key })),
    async erase(id) {
      await twice(() => destroyKeys(db, [id]))
      await twice(() => db.deleteFrom('quote').where('id', '=', id).execute())
    },
  }
}

/** False when the request was answered meanwhile, by its double: nothing of it is kept then. */
async function unlessReplied(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await twice(work)
  } catch (error) {
    if (isDuplicate(error, 'reply_pkey')) return false
    throw error
  }
}

/** 128 random bits: a name that tells nothing, not even its age. */
function newId(): string {
  return randomBytes(16).toString('base64url')
}
