import { sql } from 'kysely'
import type { Carrier } from '../../../carriers/carrier.ts'
import { type Gateway, nameOfGateway } from '../../../connectors/gateway.ts'
import { addDays, type Day } from '../../../units/day.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { makeMinuteSlots } from './minute-slots.ts'

/** Limits the questions to carriers, and to the hosts that several share, and what a day's questions cost, across all machines. */
export interface CarrierBudget {
  /** Counts one question; counts nothing if it would exceed a limit. */
  take(question: ToBudget): Promise<Taken>
}

export interface ToBudget {
  readonly carrier: CarrierCosts
  readonly gateway?: Gateway | undefined
  readonly today: Day
  /** It was already counted for its day, and is sent again because its carrier put it off. */
  readonly isAgain?: boolean
  /** When it is to be sent, from now: at once by default. */
  readonly afterMs?: number
  /** How long it can wait for a minute with room. */
  readonly withinMs: number
}

export type CarrierCosts = Pick<Carrier, 'id' | 'questionsPerMinute' | 'questionsPerDay' | 'questionCost'>

/** How long a counted question has to wait until it may be sent; or the limit that it would exceed. */
export type Taken = { readonly waitMs: number } | { readonly over: 'minute' | 'day' }

interface Deps {
  readonly db: Db
  readonly carriers: readonly CarrierCosts[]
  /** The most dollars that all questions of a day may cost together; no ceiling if absent. */
  readonly dollarsPerDay: number | undefined
}

/** More questions than any day has. */
const endless = 2_147_483_647

type GiveBack = () => Promise<unknown>

/** The counts in the database; what has neither limit nor cost is not counted. */
export function makeCarrierBudget({ db, carriers, dollarsPerDay }: Deps): CarrierBudget {
  const priced = carriers.filter(({ questionCost }) => questionCost !== undefined)
  const ids = priced.map(({ id }) => id)
  const costs = priced.map(({ questionCost = '0' }) => questionCost)
  const slots = makeMinuteSlots(db)

  /** How to give back the question of the day; undefined if nothing is counted, null over the limit. */
  async function takeOfDay(
    { id, questionsPerDay, questionCost = '0' }: CarrierCosts,
    today: Day,
  ): Promise<GiveBack | undefined | null> {
    const isPaid = dollarsPerDay !== undefined && Number(questionCost) > 0
    if (questionsPerDay === undefined && !isPaid) return undefined
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
    if (rows.length === 0) return null
    return () =>
      retryOnce(() =>
        sql`update carrier_day set questions = questions - 1 where carrier = ${id} and day = ${today}::date`.execute(
          db,
        ),
      )
  }

  return {
    async take({ carrier, gateway, today, isAgain = false, afterMs = 0, withinMs }) {
      const limited = gateway ? [carrier, { ...gateway, id: nameOfGateway(gateway) }] : [carrier]
      const taken: GiveBack[] = []
      // A question that is not asked takes no room from others behind the same gateway.
      const over = async (limit: 'minute' | 'day') => {
        for (const giveBack of taken) await giveBack()
        return { over: limit }
      }
      if (!isAgain)
        for (const one of limited) {
          const giveBack = await takeOfDay(one, today)
          if (giveBack === null) return over('day')
          if (giveBack) taken.push(giveBack)
        }
      let waitMs = afterMs
      for (const { id: name, questionsPerMinute: most } of limited) {
        if (most === undefined) continue
        const slot = await slots.take({ name, most, afterMs: waitMs, withinMs })
        if (!slot) return over('minute')
        taken.push(slot.giveBack)
        waitMs = slot.waitMs
      }
      return { waitMs }
    },
  }
}

/** Deletes the counts of days that are over in every time zone. */
export async function forgetOldSpending(db: Db, today: Day): Promise<void> {
  await retryOnce(() => sql`delete from carrier_day where day < ${addDays(today, -1)}::date`.execute(db))
}
