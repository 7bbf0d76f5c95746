import { sql } from 'kysely'
import { twice } from '../database/errors.ts'
import type { Db } from '../database/tables.ts'
import type { Quote } from '../quotes/quote.ts'
import type { Sealer } from '../quotes/seal.ts'
import { closeOutcome, type OfferJob, outcomePlace, type StoredOutcome } from './new-offers.ts'

/** One carrier's offer for a quote. Done without an outcome: the carrier failed or did not answer in time. */
export type Offer = {
  carrier: string
  round: number
  state: 'open' | 'done'
  outcome: StoredOutcome
  settledAt: Date | null
}

export type OfferStore = {
  /** The offers of the quote's present round, in the order of their carriers' names. */
  offersOf(quote: Quote): Promise<Offer[]>
  /** Counts one more attempt at an open offer and gives its deadline; null when it is no longer open. */
  attempt(job: OfferJob): Promise<Date | null>
  /** Ends an open offer. A late or repeated outcome, or one of an earlier round, changes nothing and gives false. */
  settle(settled: OfferJob & { outcome: StoredOutcome }): Promise<boolean>
  /** Ends every open offer past its deadline as failed; gives how many. */
  closeOverdue(now: Date): Promise<number>
}

type Needs = { db: Db; sealer: Sealer; now?: () => Date }

/** The offers in the database, their outcomes sealed; see OfferStore. */
export function makeOfferStore({ db, sealer, now = () => new Date() }: Needs): OfferStore {
  async function offersOf(quote: Quote): Promise<Offer[]> {
    const rows = await twice(() =>
      db
        .selectFrom('offer')
        .select(['carrier', 'round', 'state', 'outcome', 'settled_at'])
        .where('quote_id', '=', quote.id)
        .where('round', '=', quote.round)
        .orderBy('carrier')
        .execute(),
    )
    return rows.map(({ carrier, round, state, outcome, settled_at }) => ({
      carrier,
      round,
      state,
      // Sealed by us alone, always as an outcome.
      outcome: outcome && (quote.seal.open(outcomePlace(carrier), outcome) as StoredOutcome),
      settledAt: settled_at,
    }))
  }

  async function attempt({ quoteId, carrier, round }: OfferJob) {
    const row = await twice(() =>
      db
        .updateTable('offer')
        .set(eb => ({ attempts: eb('attempts', '+', 1) }))
        .where('quote_id', '=', quoteId)
        .where('carrier', '=', carrier)
        .where('round', '=', round)
        .where('state', '=', 'open')
        .returning('deadline')
        .executeTakeFirst(),
    )
    return row?.deadline ?? null
  }

  async function settle({ quoteId, carrier, round, outcome }: OfferJob & { outcome: StoredOutcome }) {
    const key = await twice(() =>
      db
        .selectFrom('quote_key')
        .select(['root_key', 'wrapped'])
        .where('quote_id', '=', quoteId)
        .executeTakeFirst(),
    )
    if (!key) return false
    const seal = sealer.sealOf(quoteId, { rootKey: key.root_key, wrapped: key.wrapped })
    const sealed = closeOutcome({ seal, carrier, outcome })
    const { rows } = await twice(() =>
      sql`
        with ended as (
          update offer set state = 'done', outcome = ${sealed}, settled_at = ${now()}
          where quote_id = ${quoteId} and carrier = ${carrier} and round = ${round} and state = 'open'
          returning quote_id
        )
        update quote set pending = pending - 1 from ended where quote.id = ended.quote_id
        returning quote.id`.execute(db),
    )
    return rows.length > 0
  }

  async function closeOverdue(at: Date): Promise<number> {
    const late = await twice(() =>
      db
        .selectFrom('offer')
        .select('quote_id')
        .distinct()
        .where('state', '=', 'open')
        .where('deadline', '<=', at)
        .execute(),
    )
    let closed = 0
    // Quote by quote: no lock is held on one visitor's quote while another's is waited for.
    for (const { quote_id: quoteId } of late) closed += await closeOverdueOf(quoteId, at)
    return closed
  }

  async function closeOverdueOf(quoteId: string, at: Date): Promise<number> {
    const { rows } = await twice(() =>
      sql<{ count: number }>`
        with ended as (
          update offer set state = 'done', settled_at = ${now()}
          where quote_id = ${quoteId} and state = 'open' and deadline <= ${at}
          returning quote_id
        ), counted as (
          select quote_id, count(*)::integer as count from ended group by quote_id
        )
        update quote set pending = pending - counted.count from counted where quote.id = counted.quote_id
        returning counted.count`.execute(db),
    )
    return rows[0]?.count ?? 0
  }

  return { offersOf, attempt, settle, closeOverdue }
}
