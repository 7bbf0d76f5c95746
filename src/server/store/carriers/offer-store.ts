import type { FailureCause } from '../../../connectors/connector.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import { type EarlierRound, earlierRounds } from '../rows/earlier-rounds.ts'
import {
  closeOutcome,
  type OfferJob,
  type OfferQueue,
  type OpenedOffer,
  openOutcome,
  type QueuedOffer,
  type StoredOutcome,
} from '../rows/new-offers.ts'
import type { Quote } from '../rows/quote.ts'
import type { AnswerKeys } from './carrier-answers.ts'
import { countAttemptsIn, settleOffersIn } from './offer-batches.ts'

/** One carrier's offer for a quote. Done without an outcome: the carrier failed or did not answer in time. */
export type Offer = {
  carrier: string
  round: number
  state: 'open' | 'done'
  /** While the offer is open, an estimate. */
  outcome: StoredOutcome
  /** The outcome stands in for the carrier's own answer, which may still replace it. */
  standIn: boolean
  settledAt: Date | null
}

/** One call to a carrier, without its content. */
export type MadeCall = {
  /** ISO time at which it began. */
  at: string
  ms: number
  /** The HTTP status, or why there was none. */
  ended: number | string
  key: string
}

export type OfferHistory = {
  /** When its window closed; null if there was nothing to wait for. */
  deadline: Date | null
  attempts: number
  /** The outcome stands in for a missing answer. */
  standIn: boolean
  /** The ticket for a pending answer. */
  ticket: string | null
  /** The calls to the carrier, if they were recorded. */
  calls: readonly MadeCall[]
}

/** An offer whose carrier has not answered yet. */
export type OpenOffer = {
  /** When the window closes. */
  deadline: Date
  /** How often we have asked the carrier, including this time. */
  attempts: number
  /** The ticket for a pending answer. */
  ticket: string | null
  calls: readonly MadeCall[]
  /** What the carrier answered before it was asked again, with more; null if it has not answered yet. */
  earlier: StoredOutcome
}

/**
 * Why a carrier gave no answer: it failed, its breaker was open, it needs more, it was too late, a limit of ours was reached, or it
 * may no longer be sold.
 */
export type NoAnswer =
  | FailureCause
  | 'breaker'
  | 'needs'
  | 'window'
  | 'bound'
  | 'budget'
  | 'minute'
  | 'unsold'

export type Settled = {
  quote: Quote
  carrier: string
  outcome: StoredOutcome
  /** It stands in for the carrier's own answer, which may still replace it; never the other way around. */
  standIn: boolean
  calls?: readonly MadeCall[]
  /** Only for log and metrics: an estimate does not show why it stands in. */
  cause?: NoAnswer
  /** Stores the answer in case the question comes up again that day. */
  answerKeys?: AnswerKeys
}

export type Postponed = {
  quote: Quote
  ticket: string
  calls: readonly MadeCall[]
  /** What we show until the carrier answers. */
  meanwhile: StoredOutcome
  again: QueuedOffer
}

export type OverdueOffer = OfferJob & Pick<OpenOffer, 'deadline' | 'attempts'>

export type OfferStore = {
  /** The offers of the quote's current round, in the order of their carriers' names. */
  offersOf(quote: Quote): Promise<Offer[]>
  /** The quote's earlier rounds, with what insurers answered in them, the first one first. */
  earlierOf(quote: Quote): Promise<EarlierRound[]>
  /** How an offer of the quote's current round came about; null when there is none. */
  historyOf(quote: Quote, carrier: string): Promise<OfferHistory | null>
  /** Counts one more attempt at an open offer of the quote's round; null when it is no longer open. */
  attempt(quote: Quote, carrier: string): Promise<OpenOffer | null>
  /** Ends an open offer. A late or repeated outcome, or one of an earlier round, changes nothing and returns false. */
  settle(settled: Settled): Promise<boolean>
  /** Keeps an offer open whose carrier answers later, and schedules the next attempt; false when it is no longer open. */
  postpone(postponed: Postponed): Promise<boolean>
  /** Offers whose window has closed; at most a hundred. */
  overdue(now: Date): Promise<OverdueOffer[]>
  /** Opens a settled offer again, to ask its carrier with more; what it shows stays until then. False when it is open already. */
  reopen(quote: Quote, offer: OpenedOffer): Promise<boolean>
  /** Replaces the carrier's earlier answer with its newer one. False when the offer is open, or now belongs to an earlier round. */
  renew(quote: Quote, carrier: string, outcome: StoredOutcome): Promise<boolean>
  /** Ends an offer whose quote we can no longer read. */
  abandon(job: OfferJob): Promise<boolean>
}

type Deps = { db: Db; queue: OfferQueue; unreadable?: ReportUnreadable; now?: () => Date }

const overdueAtOnce = 100

/** The offers in the database, their outcomes sealed; see OfferStore. */
export function makeOfferStore({
  db,
  queue,
  unreadable = () => {},
  now = () => new Date(),
}: Deps): OfferStore {
  const countAttempt = countAttemptsIn(db)
  const settleAll = settleOffersIn({ db, now })

  async function offersOf(quote: Quote): Promise<Offer[]> {
    const rows = await retryOnce(() =>
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
      outcome: outcomeOf(quote, carrier, outcome),
      standIn: stand_in,
      settledAt: settled_at,
    }))
  }

  /** An outcome that cannot be opened costs only its own carrier's offer. */
  function outcomeOf({ seal }: Quote, carrier: string, outcome: Buffer | null): StoredOutcome {
    if (!outcome) return null
    return ifReadable(unreadable, () => openOutcome({ seal, carrier, sealed: outcome }))
  }

  function ticketOf({ seal }: Quote, carrier: string, ticket: Buffer | null): string | null {
    if (!ticket) return null
    // Only we seal it, always as text.
    return ifReadable(unreadable, () => seal.open(ticketPlace(carrier), ticket) as string)
  }

  function callsOf({ seal }: Quote, carrier: string, calls: Buffer | null): readonly MadeCall[] {
    if (!calls) return []
    // Only we seal it, always as a list of calls.
    return ifReadable(unreadable, () => seal.open(callsPlace(carrier), calls) as MadeCall[]) ?? []
  }

  async function historyOf(quote: Quote, carrier: string): Promise<OfferHistory | null> {
    const row = await retryOnce(() =>
      db
        .selectFrom('offer')
        .select(['deadline', 'attempts', 'stand_in', 'ticket', 'calls'])
        .where('quote_id', '=', quote.id)
        .where('carrier', '=', carrier)
        .where('round', '=', quote.round)
        .executeTakeFirst(),
    )
    if (!row) return null
    const { deadline, attempts, stand_in: standIn, ticket, calls } = row
    return {
      ...{ deadline, attempts, standIn },
      ticket: ticketOf(quote, carrier, ticket),
      calls: callsOf(quote, carrier, calls),
    }
  }

  async function attempt(quote: Quote, carrier: string): Promise<OpenOffer | null> {
    const row = await countAttempt({ quoteId: quote.id, carrier, round: quote.round })
    if (!row) return null
    const { deadline, attempts, ticket, calls, outcome, stand_in: standIn } = row
    return {
      deadline,
      attempts,
      ticket: ticketOf(quote, carrier, ticket),
      calls: callsOf(quote, carrier, calls),
      earlier: standIn ? null : outcomeOf(quote, carrier, outcome),
    }
  }

  function reopen(quote: Quote, { carrier, deadline, callMs, atOnce }: OpenedOffer): Promise<boolean> {
    return retryOnce(() =>
      db.transaction().execute(async tx => {
        const { numUpdatedRows } = await tx
          .updateTable('offer')
          .set({ state: 'open', settled_at: null, deadline, attempts: 0, ticket: null })
          .where('quote_id', '=', quote.id)
          .where('carrier', '=', carrier)
          .where('round', '=', quote.round)
          .where('state', '=', 'done')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        const job = { quoteId: quote.id, carrier, round: quote.round }
        await queue.add(tx, [{ job, callMs, atOnce }])
        return true
      }),
    )
  }

  function settle({ quote, carrier, outcome, standIn, calls = [], answerKeys }: Settled): Promise<boolean> {
    const { id: quoteId, round, seal } = quote
    return settleAll({
      ...{ quoteId, carrier, round, standIn },
      outcome: closeOutcome({ seal, carrier, outcome }),
      calls: calls.length > 0 ? seal.close(callsPlace(carrier), calls) : null,
      answerKeys: answerKeys ?? null,
    })
  }

  function postpone({ quote, ticket, calls, meanwhile, again }: Postponed): Promise<boolean> {
    const { carrier } = again.job
    const { seal } = quote
    return retryOnce(() =>
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
    const rows = await retryOnce(() =>
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

  async function renew(quote: Quote, carrier: string, outcome: StoredOutcome): Promise<boolean> {
    const { numUpdatedRows } = await retryOnce(() =>
      db
        .updateTable('offer')
        .set({
          outcome: closeOutcome({ seal: quote.seal, carrier, outcome }),
          stand_in: false,
          settled_at: now(),
        })
        .where('quote_id', '=', quote.id)
        .where('carrier', '=', carrier)
        .where('round', '=', quote.round)
        .where('state', '=', 'done')
        .executeTakeFirst(),
    )
    return numUpdatedRows > 0n
  }

  async function abandon({ quoteId, carrier, round }: OfferJob): Promise<boolean> {
    const { numUpdatedRows } = await retryOnce(() =>
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

  return {
    offersOf,
    earlierOf: quote => earlierRounds(db, quote, unreadable),
    historyOf,
    attempt,
    settle,
    postpone,
    reopen,
    overdue,
    renew,
    abandon,
  }
}

function ticketPlace(carrier: string) {
  return { table: 'offer', column: `ticket ${carrier}` }
}

function callsPlace(carrier: string) {
  return { table: 'offer', column: `calls ${carrier}` }
}
