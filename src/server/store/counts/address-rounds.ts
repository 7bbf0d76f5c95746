import { sql } from 'kysely'
import { addDays, type Day } from '../../../units/day.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/** Quotes of one address that go to carriers in a day without further checks. */
export const freeRounds = 4
/** Mailboxes that one address may have written to in a day without further checks. */
export const freeMailboxes = 5

/** Without scripts, one visitor from an address at a time is let through, each a little later than the previous one. */
const turnSeconds = 20
const roundsToDoubleTurn = 10
/** After this time a turn that nobody takes is dropped. */
const turnLastsHours = 1

interface AddressDay {
  readonly address: string
  readonly today: Day
}

/** How often each address passed a door today, across all machines: to carriers, or to mailboxes. */
export interface AddressRounds {
  /** Whether a carrier was asked for this visitor today. */
  isKnown(of: { readonly visitor: Buffer; readonly today: Day }): Promise<boolean>
  /** Counts a round if the address has a free one left; otherwise returns false. */
  takeFree(of: AddressDay): Promise<boolean>
  /** Counts a round, whether or not a free one is left, and returns how many there are. */
  add(of: AddressDay): Promise<number>
  count(of: AddressDay): Promise<number>
  /** Milliseconds until this visitor's turn, which the first call reserves; 0 once, when it has come. */
  waitForTurn(of: AddressDay & { readonly visitor: Buffer }): Promise<number>
}

interface Deps {
  readonly db: Db
  /** Each door has its own, and with it its own counts. */
  readonly key: Buffer
  readonly free: number
}

/** The counts in the database. An address is stored as a keyed hash that changes every day. */
export function makeAddressRounds({ db, key, free }: Deps): AddressRounds {
  const hash = keyedHash(key)
  const hashOf = ({ address, today }: AddressDay) => hash(`${today} ${address}`)

  async function add(of: AddressDay): Promise<number> {
    const { rows } = await retryOnce(() =>
      sql<{ rounds: number }>`
        insert into address_round (address, day, rounds) values (${hashOf(of)}, ${of.today}::date, 1)
        on conflict (address) do update set rounds = address_round.rounds + 1
        returning rounds`.execute(db),
    )
    return rows[0]?.rounds ?? 0
  }

  return {
    add,
    async isKnown({ visitor, today }) {
      const { rows } = await retryOnce(() =>
        sql`select from carrier_question where visitor = ${visitor} and day = ${today}::date limit 1`.execute(
          db,
        ),
      )
      return rows.length > 0
    },
    async takeFree(of) {
      const { rows } = await retryOnce(() =>
        sql`
          insert into address_round (address, day, rounds) values (${hashOf(of)}, ${of.today}::date, 1)
          on conflict (address) do update set rounds = address_round.rounds + 1
            where address_round.rounds < ${free}
          returning rounds`.execute(db),
      )
      return rows.length > 0
    },
    async count(of) {
      const { rows } = await retryOnce(() =>
        sql<{ rounds: number }>`select rounds from address_round where address = ${hashOf(of)}`.execute(db),
      )
      return rows[0]?.rounds ?? 0
    },
    async waitForTurn({ visitor, ...of }) {
      const { rows: due } = await retryOnce(() =>
        sql`delete from slow_turn where visitor = ${visitor} and ready_at <= now() returning visitor`.execute(
          db,
        ),
      )
      if (due.length > 0) {
        await add(of)
        return 0
      }
      const { rows } = await retryOnce(() =>
        sql<{ wait: number }>`
          with waiting as (select ready_at from slow_turn where visitor = ${visitor}),
          next as (
            insert into address_round (address, day, rounds, turn_at)
            select ${hashOf(of)}, ${of.today}::date, 0, now() + make_interval(secs => ${turnSeconds})
            where not exists (select from waiting)
            on conflict (address) do update
              set turn_at = greatest(address_round.turn_at, now())
                + make_interval(secs => ${turnSeconds} * (1 + address_round.rounds / ${roundsToDoubleTurn}::float8))
            returning turn_at
          ),
          placed as (
            insert into slow_turn (visitor, ready_at) select ${visitor}, turn_at from next
            on conflict (visitor) do nothing
          )
          select greatest(extract(epoch from at - now()), 1)::float8 as wait
          from (select ready_at as at from waiting union all select turn_at from next) as turns`.execute(db),
      )
      return (rows[0]?.wait ?? 1) * 1000
    },
  }
}

/** Deletes the counts of days that are over in every time zone, and turns that nobody took. */
export async function forgetOldRounds(db: Db, today: Day): Promise<void> {
  await retryOnce(() => sql`delete from address_round where day < ${addDays(today, -1)}::date`.execute(db))
  await retryOnce(() =>
    sql`delete from slow_turn where ready_at < now() - make_interval(hours => ${turnLastsHours})`.execute(db),
  )
}
