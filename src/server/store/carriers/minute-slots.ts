import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'

/** One question's place in a minute, taken for when it may be sent. */
export interface MinuteSlot {
  readonly waitMs: number
  giveBack(): Promise<void>
}

interface Wish {
  /** The carrier, or the host of several. */
  readonly name: string
  /** Questions in any sixty seconds. */
  readonly most: number
  /** Not before this time from now. */
  readonly afterMs: number
  /** Not after this time from now: less than a minute. */
  readonly withinMs: number
}

/** Slots of a minute, across all machines. */
export interface MinuteSlots {
  /** Takes the first slot that is free in time; null if there is none. */
  take(wish: Wish): Promise<MinuteSlot | null>
}

/**
 * A row for each slot, used again sixty seconds after its last use, so that no sixty seconds have more questions, wherever a
 * carrier's minute begins.
 */
export function makeMinuteSlots(db: Db): MinuteSlots {
  const laidOut = new Map<string, Promise<unknown>>()

  /** Makes the rows of a carrier, once in each process. */
  function layOut(name: string, most: number): Promise<unknown> {
    const known = laidOut.get(name)
    if (known) return known
    const rows = retryOnce(() =>
      sql`
        insert into carrier_minute (carrier, nth, free_at)
        select ${name}, nth, '-infinity' from generate_series(1, ${most}::integer) as nth
        on conflict (carrier, nth) do nothing
      `.execute(db),
    )
    laidOut.set(name, rows)
    rows.catch(() => laidOut.delete(name))
    return rows
  }

  return {
    async take({ name, most, afterMs, withinMs }) {
      if (withinMs < afterMs) return null
      await layOut(name, most)
      // A slot that another process has locked is not free again within a minute.
      const { rows } = await retryOnce(() =>
        sql<{ nth: number; wait: number }>`
          update carrier_minute
          set free_at = greatest(free_at, clock_timestamp() + make_interval(secs => ${afterMs / 1000})) + interval '60 seconds'
          where carrier = ${name} and nth = (
            select nth from carrier_minute
            where carrier = ${name} and nth <= ${most}
              and free_at <= clock_timestamp() + make_interval(secs => ${withinMs / 1000})
            order by free_at limit 1 for update skip locked
          )
          returning nth, greatest(extract(epoch from free_at - clock_timestamp()) - 60, 0)::float8 * 1000 as wait
        `.execute(db),
      )
      const [slot] = rows
      if (!slot) return null
      return {
        waitMs: slot.wait,
        async giveBack() {
          await retryOnce(() =>
            sql`
              update carrier_minute set free_at = clock_timestamp() + make_interval(secs => ${slot.wait / 1000})
              where carrier = ${name} and nth = ${slot.nth}`.execute(db),
          )
        },
      }
    },
  }
}
