import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CarrierRequest } from '../../../connectors/connector.ts'
import { addDays, type Day } from '../../../units/day.ts'
import { inBatches } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/** How many questions of one visitor are sent to a carrier in a day: different risks, and prices to confirm again. */
export const mostQuestions = 10

/** Limits the questions that one visitor, by changing answers and confirming prices, costs a carrier across all machines. */
export interface CarrierQuestions {
  /** Whether the carrier may get this risk today: it has already received it, or fewer than ten questions. */
  mayGet(carrier: string, request: CarrierRequest): Promise<boolean>
  /** Whether the carrier may get a risk again that it has already received: it has received fewer than ten questions. */
  mayGetAgain(carrier: string, request: CarrierRequest): Promise<boolean>
}

interface CarrierQuestion {
  readonly carrier: string
  readonly quoteId: string
  readonly day: Day
  /** A keyed hash of the risk; random for one that is asked again. */
  readonly question: Buffer
}

interface Count {
  /** The question's place among those that were looked up together. */
  readonly place: number
  readonly isAllowed: boolean
  /** How many questions the carrier got before. */
  readonly earlier: number
}

/** The count in the database, by a keyed hash of each risk; see CarrierQuestions. */
export function makeCarrierQuestions({ db, key }: { db: Db; key: Buffer }): CarrierQuestions {
  const hash = keyedHash(key)

  /** All carriers of a quote are asked at once: one statement counts their questions. It adds them in order, so there are no deadlocks. */
  const count = inBatches(async (questions: readonly CarrierQuestion[]) => {
    const { rows } = await retryOnce(() =>
      sql<Count>`
        with asked as (
          select quote.visitor, asked.* from unnest(
            ${questions.map(({ quoteId }) => quoteId)}::text[],
            ${questions.map(({ carrier }) => carrier)}::text[],
            ${questions.map(({ day }) => day)}::date[],
            ${questions.map(({ question }) => question)}::bytea[]
          ) with ordinality as asked (quote_id, carrier, day, question, place)
          join quote on quote.id = asked.quote_id
        ), counted as (
          select asked.*, before.earlier, before.is_repeated
          from asked cross join lateral (
            select count(*)::integer as earlier, coalesce(bool_or(question = asked.question), false) as is_repeated
            from carrier_question
            where visitor = asked.visitor and carrier = asked.carrier and day = asked.day
          ) as before
        ), added as (
          insert into carrier_question (visitor, carrier, day, nth, question)
          select visitor, carrier, day, earlier + 1, question from counted
          where not is_repeated and earlier < ${mostQuestions}
          order by visitor, carrier, day, question
          on conflict do nothing
          returning visitor, carrier, day, question
        )
        select place::integer, earlier, is_repeated or added.question is not null as "isAllowed"
        from counted left join added using (visitor, carrier, day, question)`.execute(db),
    )
    const byPlace = new Map(rows.map(row => [row.place, row]))
    return questions.map((_, index) => byPlace.get(index + 1))
  })

  async function take(question: CarrierQuestion): Promise<boolean> {
    // Two concurrent questions may want the same number: the second tries again, until it has one or none is left.
    for (let attempt = 0; attempt <= mostQuestions; attempt += 1) {
      const counted = await count(question)
      if (counted?.isAllowed) return true
      if (!counted || counted.earlier >= mostQuestions) return false
    }
    return false
  }

  return {
    mayGet: (carrier, { reference, risk, today }) =>
      take({ carrier, quoteId: reference, day: today, question: hash(JSON.stringify(risk)) }),
    mayGetAgain: (carrier, { reference, today }) =>
      take({ carrier, quoteId: reference, day: today, question: randomBytes(32) }),
  }
}

/** Deletes the questions of days that are over in every time zone. */
export async function forgetOldQuestions(db: Db, today: Day): Promise<void> {
  const before = addDays(today, -1)
  await retryOnce(() => sql`delete from carrier_question where day < ${before}::date`.execute(db))
}
