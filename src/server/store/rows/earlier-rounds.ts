import { sql } from 'kysely'
import type { Outcome } from '../../../connectors/connector.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tx } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import { openOutcome } from './new-offers.ts'
import type { Quote } from './quote.ts'

/** What an insurer itself answered in a round that another followed. */
export interface EarlierOffer {
  readonly carrier: string
  readonly outcome: Outcome
  readonly settledAt: Date
}

/** A round of a quote that another followed: the answers that were rated, and what insurers themselves answered. */
export interface EarlierRound {
  readonly round: number
  readonly answers: Answers
  /** The round to which undoing leads from the round after this one; null if nothing can be undone. */
  readonly undoTo: number | null
  readonly offers: readonly EarlierOffer[]
}

/** In addition to the first round, which is always kept. */
const mostKept = 20

interface Ended {
  /** The quote as it was in the round. */
  readonly quote: Quote
  readonly undoTo: number | null
}

/** Ends a quote's round in the transaction that begins the next: its offers go, and their insurers' own answers are kept. */
export async function endRound(tx: Tx, { quote, undoTo }: Ended): Promise<void> {
  const { id, round, seal, answers, before } = quote
  // Answers may have changed without a new round, while a question was open.
  const rated = before?.round === round ? before.answers : answers
  const sealed = seal.close(answersPlace(round), rated)
  await tx
    .insertInto('earlier_round')
    .values({ quote_id: id, round, answers: sealed, undo_to: undoTo })
    .execute()
  await sql`
    insert into earlier_offer (quote_id, round, carrier, outcome, settled_at)
    select quote_id, round, carrier, outcome, settled_at from offer
    where quote_id = ${id} and round = ${round} and state = 'done' and not stand_in and outcome is not null
    for update`.execute(tx)
  await tx.deleteFrom('offer').where('quote_id', '=', id).where('round', '<=', round).execute()
  await sql`
    delete from earlier_round
    where quote_id = ${id} and round <= ${round - mostKept}
      and round > (select min(round) from earlier_round where quote_id = ${id})`.execute(tx)
}

interface Row {
  readonly round: number
  readonly answers: Buffer
  readonly undo_to: number | null
  readonly carrier: string | null
  readonly outcome: Buffer | null
  readonly settled_at: Date | null
}

/** The earlier rounds of a quote, the first one first. What cannot be opened is left out. */
export async function earlierRounds(
  db: Db,
  { id, round: current, seal }: Pick<Quote, 'id' | 'round' | 'seal'>,
  unreadable: ReportUnreadable,
): Promise<EarlierRound[]> {
  if (current < 2) return []
  const { rows } = await retryOnce(() =>
    sql<Row>`
      select earlier_round.round, answers, undo_to, carrier, outcome, settled_at
      from earlier_round left join earlier_offer using (quote_id, round)
      where earlier_round.quote_id = ${id} and earlier_round.round < ${current}
      order by round, carrier`.execute(db),
  )
  return [...Map.groupBy(rows, ({ round }) => round)].flatMap(([round, ofRound]) => {
    const [first] = ofRound
    // Only we seal them, always as an object of answers.
    const answers =
      first && ifReadable(unreadable, () => seal.open(answersPlace(round), first.answers) as Answers)
    if (!first || !answers) return []
    const offers = ofRound.flatMap(({ carrier, outcome: sealed, settled_at: settledAt }): EarlierOffer[] => {
      if (carrier === null || sealed === null || settledAt === null) return []
      const outcome = ifReadable(unreadable, () => openOutcome({ seal, carrier, sealed }))
      return outcome ? [{ carrier, outcome, settledAt }] : []
    })
    return [{ round, answers, undoTo: first.undo_to, offers }]
  })
}

function answersPlace(round: number) {
  return { table: 'earlier_round', column: `answers ${round}` }
}
