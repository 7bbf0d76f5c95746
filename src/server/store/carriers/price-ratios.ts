import { sql } from 'kysely'
import type { State } from '../../../law/jurisdictions.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { addDays, type Day } from '../../../units/day.ts'
import type { Period } from '../../../units/period.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'

/** Days of prices that an index is computed from, including today (docs/decisions/023-estimates.md). */
const daysKept = 60

/** Prices of one carrier at about the same ratio to the market's. */
export interface Ratio {
  readonly carrier: string
  readonly line: InsuranceLine
  readonly state: State
  /** The period of the prices. */
  readonly period: Period
  /** The ratio's bucket; see index-of.ts. */
  readonly bucket: number
}

export interface RatioCount extends Ratio {
  readonly count: number
}

/** Adds counts of days to those in the database; each ratio of a day appears once. */
export async function addRatios(db: Db, counts: readonly (RatioCount & { readonly day: Day })[]) {
  const column = (name: keyof (typeof counts)[number]) => counts.map(count => count[name])
  // In order, so that processes that write the same rows wait for each other without a deadlock.
  await sql`
    insert into price_ratio (carrier, line, state, period, day, bucket, count)
    select * from unnest(
      ${column('carrier')}::text[], ${column('line')}::text[], ${column('state')}::text[],
      ${column('period')}::text[], ${column('day')}::date[], ${column('bucket')}::smallint[],
      ${column('count')}::integer[]
    ) as counted (carrier, line, state, period, day, bucket, count)
    order by line, carrier, state, period, day, bucket
    on conflict (line, carrier, state, period, day, bucket)
      do update set count = price_ratio.count + excluded.count
  `.execute(db)
}

/** The counts of a line over the last days, summed. */
export async function readRatios(
  db: Db,
  { line, today }: { readonly line: InsuranceLine; readonly today: Day },
): Promise<readonly RatioCount[]> {
  const { rows } = await retryOnce(() =>
    sql<RatioCount>`
      select carrier, line, state, period, bucket, sum(count)::integer as count
      from price_ratio
      where line = ${line} and day > ${addDays(today, -daysKept)}::date
      group by carrier, line, state, period, bucket
    `.execute(db),
  )
  return rows
}

/** Deletes the counts of days that no index uses any more. */
export async function forgetOldRatios(db: Db, today: Day): Promise<void> {
  const last = addDays(today, -daysKept)
  await retryOnce(() => sql`delete from price_ratio where day <= ${last}::date`.execute(db))
}
