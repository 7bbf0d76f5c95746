import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CarrierRequest } from '../../../connectors/connector.ts'
import { addDays, type Day } from '../../../units/day.ts'
import { inBatches, inGroups } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/** How many questions about one visitor are sent to a carrier in a day for prices to compare: different risks. */
export const mostQuestions = 10

/** How many, including those that confirm a price again: a visitor who has compared a lot can still buy. */
export const mostWithConfirming = 16

/** A risk that a carrier may get for a visitor. */
export interface CarrierQuestion {
  readonly carrier: string
  readonly visitor: Buffer
  readonly request: CarrierRequest
}

/** Limits the questions that one visitor, by changing answers and confirming prices, costs a carrier across all machines. */
export interface CarrierQuestions {
  /** Whether the carrier may get this risk today: it has already received it, or fewer than ten questions. */
  mayGet(question: CarrierQuestion): Promise<boolean>
  /** Whether the carrier may get a risk again that it has already received, to confirm its price: it has received fewer than sixteen. */
  mayGetAgain(question: CarrierQuestion): Promise<boolean>
}

interface ToCount {
  readonly carrier: string
  readonly visitor: Buffer
  readonly day: Day
  /** A keyed hash of the risk; random for one that is asked again. */
  readonly question: Buffer
  /** How many the carrier may have received after it. */
  readonly most: number
}

interface Count {
  readonly isAllowed: boolean
  /** How many questions the carrier got. */
  readonly questions: number
}

/** The count in the database, by a keyed hash of each risk; see CarrierQuestions. */
export function makeCarrierQuestions({ db, key }: { db: Db; key: Buffer }): CarrierQuestions {
  const hash = keyedHash(key)

  /** All carriers of a quote are asked at once: one statement counts their questions. It adds them in order, so there are no deadlocks. */
  const count = inBatches(
    inGroups(
      ({ visitor }: ToCount) => visitor.toString('hex'),
      async (questions: readonly ToCount[], name): Promise<readonly Count[]> => {
        const visitor = Buffer.from(name, 'hex')
        const asked = sql`unnest(
          ${questions.map(({ carrier }) => carrier)}::text[], ${questions.map(({ day }) => day)}::date[],
          ${questions.map(({ question }) => question)}::bytea[], ${questions.map(({ most }) => most)}::integer[]
        ) with ordinality as asked (carrier, day, question, most, place)`
        const added = await retryOnce(() =>
          sql<{ name: string }>`
            insert into carrier_question (visitor, carrier, day, nth, question)
            select ${visitor}::bytea, carrier, day, questions + 1, question
            from ${asked} cross join lateral (
              select count(*)::integer as questions, coalesce(bool_or(known.question = asked.question), false) as is_repeated
              from carrier_question as known
              where visitor = ${visitor} and known.carrier = asked.carrier and known.day = asked.day
            ) as before
            where not is_repeated and questions < most
            order by carrier, day, question
            on conflict do nothing
            returning carrier || ' ' || encode(question, 'hex') as name`.execute(db),
        )
        const names = new Set(added.rows.map(({ name }) => name))
        const isAdded = ({ carrier, question }: ToCount) =>
          names.has(`${carrier} ${question.toString('hex')}`)
        if (questions.every(isAdded)) return questions.map(() => ({ isAllowed: true, questions: 0 }))
        const { rows } = await retryOnce(() =>
          sql<Count>`
            select coalesce(bool_or(known.question = asked.question), false) as "isAllowed",
              count(known.nth)::integer as questions
            from ${asked} left join carrier_question as known
              on visitor = ${visitor} and known.carrier = asked.carrier and known.day = asked.day
            group by place order by place`.execute(db),
        )
        return rows
      },
    ),
  )

  async function take(question: ToCount): Promise<boolean> {
    // Two concurrent questions may want the same number: the second tries again, until it has one or none is left.
    for (let attempt = 0; attempt <= question.most; attempt += 1) {
      const { isAllowed, questions } = await count(question)
      if (isAllowed) return true
      if (questions >= question.most) return false
    }
    return false
  }

  return {
    mayGet: ({ carrier, visitor, request: { risk, today } }) =>
      take({ carrier, visitor, day: today, question: hash(JSON.stringify(risk)), most: mostQuestions }),
    mayGetAgain: ({ carrier, visitor, request: { today } }) =>
      take({ carrier, visitor, day: today, question: randomBytes(32), most: mostWithConfirming }),
  }
}

/** Deletes the questions of days that are over in every time zone. */
export async function forgetOldQuestions(db: Db, today: Day): Promise<void> {
  const before = addDays(today, -1)
  await retryOnce(() => sql`delete from carrier_question where day < ${before}::date`.execute(db))
}
