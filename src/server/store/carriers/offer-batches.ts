import { type Selectable, sql } from 'kysely'
import { inBatches, inGroups } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables } from '../../platform/database/tables.ts'
import type { OfferJob } from '../rows/new-offers.ts'
import type { AnswerKeys } from './carrier-answers.ts'

type AttemptRow = Pick<
  Selectable<Tables['offer']>,
  'carrier' | 'attempts' | 'ticket' | 'calls' | 'outcome' | 'stand_in'
> & {
  /** An open offer has one. */
  deadline: Date
}

/** All carriers of a quote are due at once: one statement counts their attempts. */
export function countAttemptsIn(db: Db) {
  const count = async (jobs: readonly OfferJob[], quoteId: string) => {
    const { rows } = await retryOnce(() =>
      sql<AttemptRow>`
        update offer set attempts = attempts + 1
        from unnest(
          ${jobs.map(({ carrier }) => carrier)}::text[], ${jobs.map(({ round }) => round)}::integer[]
        ) as job (carrier, round)
        where quote_id = ${quoteId} and offer.carrier = job.carrier and offer.round = job.round and state = 'open'
        returning offer.carrier, deadline, attempts, ticket, calls, outcome, stand_in`.execute(db),
    )
    return jobs.map(job => rows.find(({ carrier }) => carrier === job.carrier))
  }
  return inBatches(inGroups(({ quoteId }: OfferJob) => quoteId, count))
}

/** The new state of an offer of a round, sealed. */
type Ending = OfferJob & {
  readonly outcome: Buffer | null
  readonly standIn: boolean
  readonly calls: Buffer | null
  readonly answerKeys: AnswerKeys | null
}

/** Offers of a quote that settle at the same time go in one statement: twelve carriers that answer at once cost one commit, not twelve. */
export function settleOffersIn({ db, now }: { db: Db; now: () => Date }) {
  const settle = async (endings: readonly Ending[], quoteId: string) => {
    const first = firstOfEach(endings)
    const at = now()
    const { rows } = await retryOnce(() =>
      sql<{ places: number[] | null }>`
        select settle_offers(
          ${quoteId},
          ${first.map(({ carrier }) => carrier)}::text[],
          ${first.map(({ round }) => round)}::integer[],
          ${first.map(({ outcome }) => outcome)}::bytea[],
          ${first.map(({ standIn }) => standIn)}::boolean[],
          ${first.map(({ calls }) => calls)}::bytea[],
          ${first.map(({ answerKeys }) => answerKeys?.own ?? null)}::bytea[],
          ${at}
        ) as places`.execute(db),
    )
    const settled = new Set((rows[0]?.places ?? []).map(place => first[place - 1]))
    await shareAnswers(
      [...settled].flatMap(ending => ending ?? []),
      at,
    )
    return endings.map(ending => settled.has(ending))
  }

  /** For others with the same risk, if the carrier lets them see its prices. */
  async function shareAnswers(endings: readonly Ending[], at: Date): Promise<void> {
    const rows = endings.flatMap(({ quoteId, outcome, answerKeys }) =>
      answerKeys?.shared && outcome
        ? [{ key: answerKeys.shared, quote_id: quoteId, outcome, created_at: at }]
        : [],
    )
    if (rows.length === 0) return
    const insert = db.insertInto('shared_answer').values(rows)
    await retryOnce(() => insert.onConflict(conflict => conflict.column('key').doNothing()).execute())
  }

  return inBatches(inGroups(({ quoteId }: Ending) => quoteId, settle))
}

/** If an offer ends twice, the carrier's own answer counts; otherwise the first. */
function firstOfEach(endings: readonly Ending[]): readonly Ending[] {
  const inOrder = [...endings.filter(({ standIn }) => !standIn), ...endings.filter(({ standIn }) => standIn)]
  const isSame = (one: Ending) => (other: Ending) =>
    other.carrier === one.carrier && other.round === one.round
  return inOrder.filter((one, nth) => inOrder.findIndex(isSame(one)) === nth)
}
