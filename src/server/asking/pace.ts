import { sql } from 'kysely'
import { retryOnce } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'

/** When we may call a carrier with a limit per second; one row per carrier paces all machines. */
export interface Pace {
  /** Takes the carrier's next free slot and returns the milliseconds until then. */
  takeTurn(carrier: string, perSecond: number): Promise<number>
  /** The carrier asked us to slow down: nobody calls it for this long. */
  hold(carrier: string, ms: number): Promise<void>
}

/** Paces in the database; see Pace. */
export function makePace(db: Db): Pace {
  return {
    async takeTurn(carrier, perSecond) {
      const apart = 1 / perSecond
      const { rows } = await retryOnce(() =>
        sql<{ wait: number }>`
          insert into carrier_pace (carrier, free_at)
          values (${carrier}, clock_timestamp() + make_interval(secs => ${apart}))
          on conflict (carrier) do update
            set free_at = greatest(carrier_pace.free_at, clock_timestamp()) + make_interval(secs => ${apart})
          returning greatest(extract(epoch from free_at - clock_timestamp()) - ${apart}, 0)::float8 as wait
        `.execute(db),
      )
      return (rows[0]?.wait ?? 0) * 1000
    },
    async hold(carrier, ms) {
      await retryOnce(() =>
        sql`
          insert into carrier_pace (carrier, free_at)
          values (${carrier}, clock_timestamp() + make_interval(secs => ${ms / 1000}))
          on conflict (carrier) do update set free_at = greatest(carrier_pace.free_at, excluded.free_at)
        `.execute(db),
      )
    },
  }
}
