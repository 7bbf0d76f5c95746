import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'

/** What a call goes through: a carrier, or the host of several. */
export interface Lane {
  readonly name: string
  /** Calls a second; unlimited when absent. */
  readonly perSecond?: number | undefined
}

/** When a call may be made. */
export interface Turn {
  readonly waitMs: number
  /** One of its lanes asked us to slow down: no turn was taken, and a call after that time needs another one. */
  readonly isHeld: boolean
}

/** When we may call carriers; one row for each lane paces all machines. */
export interface Pace {
  /** Takes the next free turn on all of these lanes. */
  takeTurn(lanes: readonly Lane[]): Promise<Turn>
  /** A lane asked us to slow down: nobody calls it for this long. */
  hold(name: string, ms: number): Promise<void>
}

/** Paces in the database; see Pace. */
export function makePace(db: Db): Pace {
  async function heldMs(lanes: readonly Lane[]): Promise<number> {
    const { rows } = await retryOnce(() =>
      sql<{ held: number }>`
        select extract(epoch from max(held_until) - clock_timestamp())::float8 * 1000 as held
        from carrier_pace
        where carrier = any(${lanes.map(({ name }) => name)}::text[]) and held_until > clock_timestamp()
      `.execute(db),
    )
    return rows[0]?.held ?? 0
  }

  async function turnMs(name: string, perSecond: number): Promise<number> {
    const apart = 1 / perSecond
    const { rows } = await retryOnce(() =>
      sql<{ wait: number }>`
        insert into carrier_pace (carrier, free_at)
        values (${name}, clock_timestamp() + make_interval(secs => ${apart}))
        on conflict (carrier) do update
          set free_at = greatest(carrier_pace.free_at, clock_timestamp()) + make_interval(secs => ${apart})
        returning greatest(extract(epoch from free_at - clock_timestamp()) - ${apart}, 0)::float8 * 1000 as wait
      `.execute(db),
    )
    return rows[0]?.wait ?? 0
  }

  return {
    async takeTurn(lanes) {
      const held = await heldMs(lanes)
      if (held > 0) return { waitMs: held, isHeld: true }
      const waits: number[] = []
      for (const { name, perSecond } of lanes)
        if (perSecond !== undefined) waits.push(await turnMs(name, perSecond))
      return { waitMs: Math.max(0, ...waits), isHeld: false }
    },
    async hold(name, ms) {
      await retryOnce(() =>
        sql`
          insert into carrier_pace (carrier, free_at, held_until)
          values (${name}, clock_timestamp(), clock_timestamp() + make_interval(secs => ${ms / 1000}))
          on conflict (carrier) do update
            set held_until = greatest(carrier_pace.held_until, excluded.held_until)
        `.execute(db),
      )
    },
  }
}
