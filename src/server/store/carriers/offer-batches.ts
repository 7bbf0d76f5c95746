import { type Selectable, sql } from 'kysely'
import { inBatches } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables } from '../../platform/database/tables.ts'
import type { OfferJob } from '../rows/new-offers.ts'
import type { AnswerKeys } from './carrier-answers.ts'

type AttemptRow = Pick<
  Selectable<Tables['offer']>,
  'quote_id' | 'carrier' | 'attempts' | 'ticket' | 'calls'
> & {
  /** An open offer has one. */
  deadline: Date
}

/** All carriers of a quote are due at once: one statement counts their attempts. */
export function countAttemptsIn(db: Db) {
  return inBatches(async (jobs: readonly OfferJob[]) => {
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
}

/** The new state of an offer of a round, sealed. */
type Ending = OfferJob & {
  readonly name: string
  readonly outcome: Buffer | null
  readonly standIn: boolean
  readonly calls: Buffer | null
  readonly answerKeys: AnswerKeys | null
}

/**
 * Offers that settle at the same time go in one statement: twelve carriers that answer at once cost one commit, not twelve. It
 * locks offers in order, so there are no deadlocks.
 */
export function settleOffersIn({ db, now }: { db: Db; now: () => Date }) {
  return inBatches(async (endings: readonly Ending[]) => {
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
            ${first.map(({ answerKeys }) => answerKeys?.own ?? null)}::bytea[],
            ${first.map(({ answerKeys }) => answerKeys?.shared ?? null)}::bytea[]
          ) as ending (name, quote_id, carrier, round, outcome, stand_in, calls, own_key, shared_key)
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
          select own_key, quote_id, outcome, ${now()} from ended
          where own_key is not null and outcome is not null
          on conflict (key) do update set outcome = excluded.outcome, created_at = excluded.created_at
        ), shared as (
          insert into carrier_answer (key, quote_id, outcome, created_at)
          select shared_key, quote_id, outcome, ${now()} from ended
          where shared_key is not null and outcome is not null
          on conflict (key) do nothing
        )
        select name from ended`.execute(db),
    )
    const ended = new Set(rows.map(({ name }) => name))
    return endings.map(one => first.includes(one) && ended.has(one.name))
  })
}

/** If an offer ends twice, the carrier's own answer counts; otherwise the first. */
function firstOfEach(endings: readonly Ending[]): readonly Ending[] {
  const inOrder = [...endings.filter(({ standIn }) => !standIn), ...endings.filter(({ standIn }) => standIn)]
  return inOrder.filter((one, nth) => inOrder.findIndex(({ name }) => name === one.name) === nth)
}
