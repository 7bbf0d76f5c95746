import { sql } from 'kysely'
import type { CarrierRequest } from '../../connectors/connector.ts'
import { addDays, type Day } from '../../units/day.ts'
import { retryOnce } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'
import { keyedHash } from '../platform/keyed-hash.ts'

/** How many different risks of one visitor a carrier over a wire gets in a day. */
export const mostRisks = 10

/** Keeps a visitor who changes answers again and again from costing carriers a question each time, across all machines. */
export interface CarrierQuestions {
  /** Whether the carrier may get this risk today: it has had it before, or fewer than ten others. */
  mayHear(carrier: string, request: CarrierRequest): Promise<boolean>
}

/** The count in the database, by a keyed hash of each risk; see CarrierQuestions. */
export function makeCarrierQuestions({ db, key }: { db: Db; key: Buffer }): CarrierQuestions {
  const hash = keyedHash(key)
  return {
    async mayHear(carrier, { reference, risk, today }) {
      const question = hash(JSON.stringify(risk))
      // Two concurrent questions may want the same number: the second tries again, until it has one or none is left.
      for (let attempt = 0; attempt <= mostRisks; attempt += 1) {
        const { rows } = await retryOnce(() =>
          sql<{ repeated: boolean; count: number; added: boolean }>`
            with asker as (select visitor from quote where id = ${reference}),
            earlier as (
              select question from carrier_question join asker using (visitor)
              where carrier = ${carrier} and day = ${today}::date
            ),
            added as (
              insert into carrier_question (visitor, carrier, day, nth, question)
              select visitor, ${carrier}, ${today}::date, (select count(*) from earlier) + 1, ${question}
              from asker
              where (select count(*) from earlier) < ${mostRisks}
                and not exists (select from earlier where question = ${question})
              on conflict do nothing
              returning nth
            )
            select exists (select from earlier where question = ${question}) as repeated,
              (select count(*) from earlier)::integer as count,
              exists (select from added) as added`.execute(db),
        )
        const [row] = rows
        if (row?.repeated || row?.added) return true
        if (!row || row.count >= mostRisks) return false
      }
      return false
    },
  }
}

/** Deletes the questions of days that are over in every time zone. */
export async function forgetOldQuestions(db: Db, today: Day): Promise<void> {
  const before = addDays(today, -1)
  await retryOnce(() => sql`delete from carrier_question where day < ${before}::date`.execute(db))
}
