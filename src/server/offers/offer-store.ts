import { sql } from 'kysely'
import { twice } from '../database/errors.ts'
import type { Db } from '../database/tables.ts'
import type { Quote } from '../quotes/quote.ts'
import {
  closeOutcome,
  type OfferJob,
  type OfferQueue,
  outcomePlace,
  type QueuedOffer,
  type StoredOutcome,
} from './new-offers.ts'

/** One carrier's offer for a quote. Done without an outcome: the carrier failed or did not answer in time. */
export type Offer = {
  carrier: string
  round: number
  state: 'open' | 'done'
  /** While the offer is open, an estimate meanwhile. */
  outcome: StoredOutcome
  /** The outcome stands in for the carrier's own answer, which may still replace it. */
  standIn: boolean
  settledAt: Date | null
}

/** One call that a carrier got: what it was, never what was in it. */
export type MadeCall = {
  /** ISO time at which it was begun. */
  at: string
  ms: number
  /** The HTTP status, or why there was none. */
  ended: number | string
  key: string
}

export type OfferHistory = {
  /** When its window closed; null where nobody was waited for. */
  deadline: Date | null
  attempts: number
  /** The outcome stands in for an answer that did not come. */
  standIn: boolean
  /** The calls that the carrier got, as far as they were written down. */
  calls: readonly MadeCall[]
}

/** An offer whose carrier has not answered yet. */
export type OpenOffer = {
  /** When the window closes. */
  deadline: Date
  /** How often the carrier was asked, this time included. */
  attempts: number
  /** What a question that the carrier has taken is asked again by. */
  ticket: string | null
  calls: readonly MadeCall[]
}

export type Settled = {
  quote: Quote
  carrier: string
  outcome: StoredOutcome
  /** It stands in for the carrier's own answer, which may still replace it; never the other way round. */
  standIn: boolean
  calls?: readonly MadeCall[]
  /** Keeps the answer for the same question of that day. */
  answerKey?: Buffer
}

export type Postponed = {
  quote: Quote
  ticket: string
  calls: readonly MadeCall[]
  /** What is shown while the carrier works. */
  meanwhile: StoredOutcome
  again: QueuedOffer
}

export type OverdueOffer = OfferJob & Pick<OpenOffer, 'deadline' | 'attempts'>

export type OfferStore = {
  /** The offers of the quote's present round, in the order of their carriers' names. */
  offersOf(quote: Quote): Promise<Offer[]>
  /** How an offer of the quote's present round came about; null when there is none. */
  historyOf(quote: Quote, carrier: string): Promise<OfferHistory | null>
  /** Counts one more attempt at an open offer of the quote's round; null when it is no longer open. */
  attempt(quote: Quote, carrier: string): Promise<OpenOffer | null>
  /** Ends an open offer. A late or repeated outcome, or one of an earlier round, changes nothing and gives false. */
  settle(settled: Settled): Promise<boolean>
  /** Keeps an offer open whose carrier answers later, and asks again then; false when it is no longer open. */
  postpone(postponed: Postponed): Promise<boolean>
  /** Offers whose window has closed; a hundred at the most. */
  overdue(now: Date): Promise<OverdueOffer[]>
  /** Ends an offer whose quote cannot be read any more. */
  abandon(job: OfferJob): Promise<boolean>
}

type Needs = { db: Db; queue: OfferQueue; now?: () => Date }

const overdueAtOnce = 100

/** The offers in the database, their outcomes sealed; see OfferStore. */
export function makeOfferStore({ db, queue, now = () => new Date() }: Needs): OfferStore {
  async function offersOf(quote: Quote): Promise<Offer[]> {
    const rows = await twice(() =>
      db
        .selectFrom('offer')
        .select(['carrier', 'round', 'state', 'outcome', 'stand_in', 'settled_at'])
        .where('quote_id', '=', quote.id)
        .where('round', '=', quote.round)
        .orderBy('carrier')
        .execute(),
    )
    return rows.map(({ carrier, round, state, outcome, stand_in, settled_at }) => ({
      carrier,
      round,
      state,
      // Sealed by us alone, always as an outcome.
      outcome: outcome && (quote.seal.open(outcomePlace(carrier), outcome) as StoredOutcome),
      standIn: stand_in,
      settledAt: settled_at,
    }))
  }

  async function historyOf(quote: Quote, carrier: string): Promise<OfferHistory | null> {
    const row = await twice(() =>
      db
        .selectFrom('offer')
        .select(['deadline', 'attempts', 'stand_in', 'calls'])
        .where('quote_id', '=', quote.id)
        .where('carrier', '=', carrier)
        .where('round', '=', quote.round)
        .executeTakeFirst(),
    )
    if (!row) return null
    const { deadline, attempts, stand_in: standIn, calls } = row
    return { deadline, attempts, standIn, calls: callsIn(quote, carrier, calls) }
  }

  async function attempt(quote: Quote, carrier: string): Promise<OpenOffer | null> {
    const row = await twice(() =>
      db
        .updateTable('offer')
        .set(eb => ({ attempts: eb('attempts', '+', 1) }))
        .where('quote_id', '=', quote.id)
        .where('carrier', '=', carrier)
        .where('round', '=', quote.round)
        .where('state', '=', 'open')
        .returning(['deadline', 'attempts', 'ticket', 'calls'])
        .executeTakeFirst(),
    )
    if (!row?.deadline) return null
    const { deadline, attempts, ticket, calls } = row
    return {
      deadline,
      attempts,
      // Sealed by us alone, always as text.
      ticket: ticket && (quote.seal.open(ticketPlace(carrier), ticket) as string),
      calls: callsIn(quote, carrier, calls),
    }
  }

  async function settle({ quote, carrier, outcome, standIn, calls = [], answerKey }: Settled) {
    const { id, round, seal } = quote
    const sealed = closeOutcome({ seal, carrier, outcome })
    const made = calls.length > 0 ? seal.close(callsPlace(carrier), calls) : null
    const kept = answerKey && sealed ? sql`true` : sql`false`
    const { rows } = await twice(() =>
      sql<{ was: string }>`
        with found as (
          select state from offer
          where quote_id = ${id} and carrier = ${carrier} and round = ${round}
            and (state = 'open' or (stand_in and not ${standIn}::boolean))
          for update
        ), ended as (
          update offer
          set state = 'done', outcome = ${sealed}, stand_in = ${standIn}, ticket = null, settled_at = ${now()},
            calls = coalesce(${made}::bytea, calls)
          from found where quote_id = ${id} and carrier = ${carrier} and round = ${round}
          returning found.state as was
        ), counted as (
          update quote set pending = pending - 1 from ended where quote.id = ${id} and ended.was = 'open'
        ), remembered as (
          insert into carrier_answer (key, quote_id, outcome, created_at)
          select ${answerKey ?? null}::bytea, ${id}, ${sealed}::bytea, ${now()} from ended where ${kept}
          on conflict (key) do nothing
        )
        select was from ended`.execute(db),
    )
    return rows.length > 0
  }

  function postpone({ quote, ticket, calls, meanwhile, again }: Postponed): Promise<boolean> {
    const { carrier } = again.job
    const { seal } = quote
    return twice(() =>
      db.transaction().execute(async tx => {
        const outcome = closeOutcome({ seal, carrier, outcome: meanwhile })
        const updated = await tx
          .updateTable('offer')
          .set({
            ticket: seal.close(ticketPlace(carrier), ticket),
            calls: seal.close(callsPlace(carrier), calls),
            ...(outcome ? { outcome, stand_in: true } : {}),
          })
          .where('quote_id', '=', quote.id)
          .where('carrier', '=', carrier)
          .where('round', '=', quote.round)
          .where('state', '=', 'open')
          .executeTakeFirst()
        if (updated.numUpdatedRows === 0n) return false
        await queue.add(tx, [again])
        return true
      }),
    )
  }

  async function overdue(at: Date): Promise<OverdueOffer[]> {
    const rows = await twice(() =>
      db
        .selectFrom('offer')
        .select(['quote_id', 'carrier', 'round', 'deadline', 'attempts'])
        .where('state', '=', 'open')
        .where('deadline', '<=', at)
        .limit(overdueAtOnce)
        .execute(),
    )
    return rows.map(({ quote_id: quoteId, deadline, ...job }) => ({
      quoteId,
      ...job,
      deadline: deadline ?? at,
    }))
  }

  async function abandon({ quoteId, carrier, round }: OfferJob): Promise<boolean> {
    const { numUpdatedRows } = await twice(() =>
      db
        .updateTable('offer')
        .set({ state: 'done', stand_in: true, settled_at: now() })
        .where('quote_id', '=', quoteId)
        .where('carrier', '=', carrier)
        .where('round', '=', round)
        .where('state', '=', 'open')
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0n
  }

  return { offersOf, historyOf, attempt, settle, postpone, overdue, abandon }
}

function ticketPlace(carrier: string) {
  return { table: 'offer', column: `ticket ${carrier}` }
}

function callsPlace(carrier: string) {
  return { table: 'offer', column: `calls ${carrier}` }
}

function callsIn({ seal }: Quote, carrier: string, calls: Buffer | null): readonly MadeCall[] {
  // Sealed by us alone, always as a list of calls.
  return calls ? (seal.open(callsPlace(carrier), calls) as MadeCall[]) : []
}
