import { sql } from 'kysely'
import type { Db } from '../../platform/database/tables.ts'

/** What happened with one carrier or by one partner's visitors. Every count is of quotes; amounts are in cents. */
export interface SalesRow {
  /** The carrier's id, or the partner's code. */
  readonly name: string
  readonly begun: number
  readonly finished: number
  /** Clicks to insurers, and on ads. */
  readonly clicks: number
  readonly agents: number
  readonly policies: number
  /** As reported by the carrier or partner. */
  readonly reportedClicks: number
  readonly reportedSales: number
  /** Commission of reported sales minus what was taken back. */
  readonly commissionCents: number
}

export type SalesBy = 'carrier' | 'partner'

/**
 * Clicks and sales since a moment by carrier or by partner, our counts beside the reported ones, in the order of
 * clicks. A partner's commission includes what it reports and what carriers report of quotes that it brought.
 */
export async function readSales(
  db: Db,
  { by, since }: { by: SalesBy; since: Date },
): Promise<readonly SalesRow[]> {
  const column = sql.ref(by)
  // Carriers' reports also name the partner of the quote, but only a carrier's own reports count for that carrier.
  const reporter =
    by === 'carrier'
      ? sql`case when source = 'carrier' then name end`
      : sql`case when source = 'partner' then name else partner end`
  const { rows } = await sql<SalesRow>`
    with seen as (
      select ${column} as name,
        count(*) filter (where name = 'quote_start') as begun,
        count(*) filter (where name = 'generate_lead') as finished,
        count(*) filter (where name in ('quote_click', 'ad_click')) as clicks,
        count(*) filter (where name = 'agent_request') as agents,
        count(*) filter (where name = 'purchase') as policies
      from visit_event where at >= ${since} and ${column} is not null group by 1
    ), reported as (
      select ${reporter} as name,
        count(*) filter (where event = 'click') as clicks,
        count(*) filter (where event = 'sale') as sales,
        sum(case event when 'sale' then amount_cents when 'reversal' then -amount_cents else 0 end) as cents
      from postback where at >= ${since} group by 1
    )
    select coalesce(seen.name, reported.name) as name,
      coalesce(begun, 0)::integer as begun, coalesce(finished, 0)::integer as finished,
      coalesce(seen.clicks, 0)::integer as clicks, coalesce(agents, 0)::integer as agents,
      coalesce(policies, 0)::integer as policies,
      coalesce(reported.clicks, 0)::integer as "reportedClicks", coalesce(sales, 0)::integer as "reportedSales",
      coalesce(cents, 0)::float8 as "commissionCents"
    from seen full join reported on reported.name = seen.name
    where coalesce(seen.name, reported.name) is not null
    order by clicks desc, 1`.execute(db)
  return rows
}
