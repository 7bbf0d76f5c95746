import type { Outcome } from '../../../connectors/connector.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { QuoteRef } from '../../platform/log.ts'
import { ifReadable, type ReportUnreadable, type Sealer } from '../../platform/seal.ts'
import { openOutcome } from './new-offers.ts'
import { quoteNumberIn } from './quote-number.ts'

/** A quote by its id, and the carrier if the reference was the number on a carrier's card. */
export interface FoundQuote {
  readonly id: string
  readonly carrier?: string
}

/**
 * Finds the quote that a reference names, expired or not: its id, its short number, the `quote_ref` of a log line, the
 * number of an order, or the number on a carrier's card. Null when there is none.
 */
export type FindQuote = (reference: string) => Promise<FoundQuote | null>

interface Deps {
  readonly db: Db
  readonly sealer: Sealer
  readonly refOf: QuoteRef
  readonly unreadable?: ReportUnreadable
}

/**
 * Finds a quote only by its id, its short number or the number of its order, which takes equally long however many quotes there
 * are.
 */
export function findByNumberIn(db: Db): FindQuote {
  return async reference => {
    const number = quoteNumberIn(reference) ?? reference
    const numbered = await retryOnce(() =>
      db.selectFrom('quote_number').select('quote_id as id').where('number', '=', number).executeTakeFirst(),
    )
    if (numbered) return numbered
    const named = await retryOnce(() =>
      db.selectFrom('quote').select('id').where('id', '=', reference).executeTakeFirst(),
    )
    if (named) return named
    const order = await retryOnce(() =>
      db
        .selectFrom('policy_order')
        .select('quote_id')
        .where('number', '=', reference.toUpperCase())
        .executeTakeFirst(),
    )
    return order?.quote_id ? { id: order.quote_id } : null
  }
}

/** Quotes, or offers, that are read in one batch. */
const batch = 1_000

/** See FindQuote. The last two kinds of reference are searched for in every quote: this is for operators, not for pages. */
export function findQuoteIn({ db, sealer, refOf, unreadable = () => {} }: Deps): FindQuote {
  const byNumber = findByNumberIn(db)

  async function byLogRef(reference: string): Promise<FoundQuote | null> {
    for await (const { id } of quoteIds()) if (refOf(id) === reference) return { id }
    return null
  }

  async function* quoteIds() {
    for (let after = '', isMore = true; isMore; ) {
      const query = db.selectFrom('quote').select('id').where('id', '>', after).orderBy('id').limit(batch)
      const rows = await retryOnce(() => query.execute())
      yield* rows
      after = rows.at(-1)?.id ?? after
      isMore = rows.length === batch
    }
  }

  async function byCard(reference: string): Promise<FoundQuote | null> {
    const wanted = reference.toUpperCase()
    for await (const { quoteId: id, carrier, cardNumbers } of cards())
      if (cardNumbers.some(number => number.toUpperCase() === wanted)) return { id, carrier }
    return null
  }

  async function* cards() {
    for (let after = ['', ''], isMore = true; isMore; ) {
      const rows = await retryOnce(() => offersAfter(after))
      for (const row of rows) yield opened(row)
      const last = rows.at(-1)
      after = last ? [last.quote_id, last.carrier] : after
      isMore = rows.length === batch
    }
  }

  function offersAfter([quote = '', carrier = '']: readonly string[]) {
    return db
      .selectFrom('offer')
      .innerJoin('quote', 'quote.id', 'offer.quote_id')
      .innerJoin('quote_key', 'quote_key.quote_id', 'offer.quote_id')
      .select(['offer.quote_id', 'carrier', 'outcome', 'visitor', 'root_key', 'wrapped'])
      .where('outcome', 'is not', null)
      .where(eb =>
        eb.or([
          eb('offer.quote_id', '>', quote),
          eb('offer.quote_id', '=', quote).and('offer.carrier', '>', carrier),
        ]),
      )
      .orderBy('offer.quote_id')
      .orderBy('carrier')
      .limit(batch)
      .execute()
  }

  function opened({
    quote_id: quoteId,
    carrier,
    visitor,
    root_key,
    wrapped,
    outcome: sealed,
  }: Awaited<ReturnType<typeof offersAfter>>[number]) {
    const outcome = ifReadable(unreadable, () => {
      const seal = sealer.sealOf({ quoteId, visitor }, { rootKey: root_key, wrapped })
      return sealed && openOutcome({ seal, carrier, sealed })
    })
    return { quoteId, carrier, cardNumbers: outcome ? numbersIn(outcome) : [] }
  }

  return async typed => {
    const reference = typed.trim()
    if (reference === '') return null
    const numbered = await byNumber(reference)
    if (numbered) return numbered
    // Only log references look like this, but a carrier may use such numbers too.
    const logged = /^[\w-]{16}$/.test(reference) ? await byLogRef(reference) : null
    return logged ?? (await byCard(reference))
  }
}

/** The carrier's numbers on a card; each of several pets may have its own. */
function numbersIn(outcome: Outcome): readonly string[] {
  if (outcome.kind !== 'quoted' && outcome.kind !== 'referred') return []
  const { quoteNumber, pets = [] } = outcome
  return [...(quoteNumber === undefined ? [] : [quoteNumber]), ...pets.flatMap(pet => numbersIn(pet.outcome))]
}
