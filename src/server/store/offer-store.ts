import { type Selectable, sql } from 'kysely'
import type { FailureCause } from '../../connectors/connector.ts'
import { inBatches } from '../platform/batch.ts'
import { retryOnce } from '../platform/database/errors.ts'
import type { Db, Tables } from '../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../platform/seal.ts'
import {
  closeOutcome,
  type OfferJob,
  type OfferQueue,
  openOutcome,
  type QueuedOffer,
  type StoredOutcome,
} from './new-offers.ts'
import type { Quote } from './quote.ts'

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
  /** When its window closed; null where there was nothing to wait for. */
  deadline: Date | null
  attempts: number
  /** The outcome stands in for a missing answer. */
  standIn: boolean
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
}

/** Why a carrier gave no answer: it failed, its breaker was open, it needs more, or it was too late. */
export type NoAnswer = FailureCause | 'breaker' | 'needs' | 'window' | 'bound' | 'budget'

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
  answerKey?: Buffer
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
  /** Replaces the carrier's earlier answer with its newer one. False when the offer is open or of an earlier round by now. */
  renew(quote: Quote, carrier: string, outcome: StoredOutcome): Promise<boolean>
  /** Ends an offer whose quote we can no longer read. */
  abandon(job: OfferJob): Promise<boolean>
}

/** The new state of an offer of a round, sealed. */
type Ending = OfferJob & {
  readonly name: string
  readonly outcome: Buffer | null
  readonly standIn: boolean
  readonly calls: Buffer | null
  readonly answerKey: Buffer | null
}

type AttemptRow = Pick<
  Selectable<Tables['offer']>,
  'quote_id' | 'carrier' | 'attempts' | 'ticket' | 'calls'
> & {
  /** An open offer has one. */
  deadline: Date
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
        .select(['deadline', 'attempts', 'stand_in', 'calls'])
        .where('quote_id', '=', quote.id)
        .where('carrier', '=', carrier)
        .where('round', '=', quote.round)
        .executeTakeFirst(),
    )
    if (!row) return null
    const { deadline, attempts, stand_in: standIn, calls } = row
    return { deadline, attempts, standIn, calls: callsOf(quote, carrier, calls) }
  }

  /** All carriers of a quote are due at once: one statement counts their attempts. */
  const countAttempt = inBatches(async (jobs: readonly OfferJob[]) => {
    const { rows } = await retryOnce(() =>
      sql<AttemptRow>`
        update offer set attempts = attempts + 1
        from unnest(
          ${jobs.map(({ quoteId }) => quoteId)}::text[],
          ${jobs.map(({ carrier }) => carrier)}::text[],
          ${jobs.map(({ round }) => round)}::integer[]
        ) as job (quote_id, carrier, round)
        where offer.quote_id = job.quote_id and offer.carrier = job.carrier and offer.round = job.round
          and state = 'open'
        returning offer.quote_id, offer.carrier, deadline, attempts, ticket, calls`.execute(db),
    )
    const rowsByName = new Map(rows.map(row => [`${row.quote_id} ${row.carrier}`, row]))
    return jobs.map(({ quoteId, carrier }) => rowsByName.get(`${quoteId} ${carrier}`))
  })

  async function attempt(quote: Quote, carrier: string): Promise<OpenOffer | null> {
    const row = await countAttempt({ quoteId: quote.id, carrier, round: quote.round })
    if (!row) return null
    const { deadline, attempts, ticket, calls } = row
    return {
      deadline,
      attempts,
      ticket: ticketOf(quote, carrier, ticket),
      calls: callsOf(quote, carrier, calls),
    }
  }

  /**
   * Offers that settle at the same time go in one statement: twelve carriers that answer at once cost one commit, not twelve. It
   * locks offers in order, so there are no deadlocks.
   */
  const settleAll = inBatches(async (endings: readonly Ending[]) => {
    const first = firstOfEach(endings)
    const { rows } = await retryOnce(() =>
      sql<{ name: string }>`
        with ending as (
          select * from unnest(
            ${first.map(({ name }) => name)}::text[],
            ${first.map(({ quoteId }) => quoteId)}::text[],
            ${first.map(({ carrier }) => carrier)}::text[],
            ${first.map(({ round }) => round)}::integer[],
            ${first.map(({ outcome }) => outcome)}::bytea[],
            ${first.map(({ standIn }) => standIn)}::boolean[],
            ${first.map(({ calls }) => calls)}::bytea[],
            ${first.map(({ answerKey }) => answerKey)}::bytea[]
          ) as ending (name, quote_id, carrier, round, outcome, stand_in, calls, answer_key)
        ), open_offer as (
          select ending.*
          from offer join ending on offer.quote_id = ending.quote_id and offer.carrier = ending.carrier
            and offer.round = ending.round
          where offer.state = 'open' or (offer.stand_in and not ending.stand_in)
          order by offer.quote_id, offer.carrier
          for update of offer
        ), ended as (
          update offer
          set state = 'done', outcome = open_offer.outcome, stand_in = open_offer.stand_in, ticket = null,
            settled_at = ${now()}, calls = coalesce(open_offer.calls, offer.calls)
          from open_offer where offer.quote_id = open_offer.quote_id and offer.carrier = open_offer.carrier
          returning open_offer.*
        ), remembered as (
          insert into carrier_answer (key, quote_id, outcome, created_at)
          select answer_key, quote_id, outcome, ${now()} from ended
          where answer_key is not null and outcome is not null
          on conflict (key) do nothing
        )
        select name from ended`.execute(db),
    )
    const ended = new Set(rows.map(({ name }) => name))
    return endings.map(one => first.includes(one) && ended.has(one.name))
  })

  function settle({ quote, carrier, outcome, standIn, calls = [], answerKey }: Settled): Promise<boolean> {
    const { id: quoteId, round, seal } = quote
    return settleAll({
      name: `${quoteId} ${carrier} ${round}`,
      ...{ quoteId, carrier, round, standIn },
      outcome: closeOutcome({ seal, carrier, outcome }),
      calls: calls.length > 0 ? seal.close(callsPlace(carrier), calls) : null,
      answerKey: answerKey ?? null,
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

  return { offersOf, historyOf, attempt, settle, postpone, overdue, renew, abandon }
}

/** If an offer ends twice, the carrier's own answer counts; otherwise the first. */
function firstOfEach(endings: readonly Ending[]): readonly Ending[] {
  const inOrder = [...endings.filter(({ standIn }) => !standIn), ...endings.filter(({ standIn }) => standIn)]
  return inOrder.filter((one, nth) => inOrder.findIndex(({ name }) => name === one.name) === nth)
}

function ticketPlace(carrier: string) {
  return { table: 'offer', column: `ticket ${carrier}` }
}

function callsPlace(carrier: string) {
  return { table: 'offer', column: `calls ${carrier}` }
}
