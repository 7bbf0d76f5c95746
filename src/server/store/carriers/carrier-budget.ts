import { sql } from 'kysely'
import type { Carrier } from '../../../carriers/carrier.ts'
import { addDays, type Day } from '../../../units/day.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'

/** Limits the cost of a day's questions to carriers, across all machines. */
export interface CarrierBudget {
  /** Counts one question to a carrier; returns false and counts nothing if it would exceed a ceiling. */
  take(carrier: CarrierCosts, today: Day): Promise<boolean>
}

export type CarrierCosts = Pick<Carrier, 'id' | 'questionsPerDay' | 'questionCost'>

interface Deps {
  readonly db: Db
  readonly carriers: readonly CarrierCosts[]
  /** The most dollars that all questions of a day may cost together; no ceiling where absent. */
  readonly dollarsPerDay: number | undefined
}

/** More questions than any day has. */
const endless = 2_147_483_647

/** The counts in the database; a carrier with neither ceiling nor cost is not counted. */
export function makeCarrierBudget({ db, carriers, dollarsPerDay }: Deps): CarrierBudget {
  const priced = carriers.filter(({ questionCost }) => questionCost !== undefined)
  const ids = priced.map(({ id }) => id)
  const costs = priced.map(({ questionCost = '0' }) => questionCost)

  return {
    async take({ id, questionsPerDay, questionCost = '0' }, today) {
      const isPaid = dollarsPerDay !== undefined && Number(questionCost) > 0
      if (questionsPerDay === undefined && !isPaid) return true
      const { rows } = await retryOnce(() =>
        sql`
          with spent as (
            select coalesce(sum(questions * cost), 0) as dollars
            from carrier_day join unnest(${ids}::text[], ${costs}::numeric[]) as price (carrier, cost) using (carrier)
            where day = ${today}::date
          )
          insert into carrier_day (carrier, day, questions)
          select ${id}, ${today}::date, 1 from spent
          where ${!isPaid} or dollars + ${questionCost}::numeric <= ${dollarsPerDay ?? 0}::numeric
          on conflict (carrier, day) do update set questions = carrier_day.questions + 1
            where carrier_day.questions < ${questionsPerDay ?? endless}
          returning questions`.execute(db),
      )
      return rows.length > 0
    },
  }
}

/** Deletes the counts of days that are over in every time zone. */
export async function forgetOldSpending(db: Db, today: Day): Promise<void> {
  await retryOnce(() => sql`delete from carrier_day where day < ${addDays(today, -1)}::date`.execute(db))
}
