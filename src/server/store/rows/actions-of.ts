import { type Selectable, sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables } from '../../platform/database/tables.ts'

/** What was done with the prices of a quote, apart from ordering, as it is stored. */
export interface StoredActions {
  /** The latest mail with its prices: where it is, and the name of its address (mail-address.ts). */
  readonly mail: { readonly state: MailState; readonly at: Date; readonly address: Buffer } | null
  /** Also absent once a request was taken back that nobody had confirmed. */
  readonly watch: {
    /** For the mail that asks to confirm it; null if nobody may learn what happened to it. */
    readonly asking: MailState | null
    readonly confirmedAt: Date | null
    readonly endedAt: Date | null
  } | null
  /** The ids of the offers whose prices are shared, the latest first. */
  readonly shared: readonly string[]
}

type MailState = Selectable<Tables['mail']>['state']

interface Row {
  mail_state: MailState | null
  mailed_at: Date | null
  mail_address: Buffer | null
  is_watched: boolean
  asking: MailState | null
  confirmed_at: Date | null
  ended_at: Date | null
  shared: string[]
}

/** Reads all of it in one statement, because every reply with prices includes it. */
export async function actionsOf(db: Db, quoteId: string): Promise<StoredActions> {
  const { rows } = await retryOnce(() =>
    // An address whose owner wants no mail ends a watch too. One that was only asked for looks as for any other address: the person
    // who typed it does not learn that it gets no mail.
    sql<Row>`
      select mail.state as mail_state, mail.created_at as mailed_at, mail.address as mail_address,
        watch.quote_id is not null as is_watched, watch.confirmed_at,
        case when suppressed.since is null then asking.state end as asking,
        coalesce(watch.ended_at, case when watch.confirmed_at is not null then suppressed.since end) as ended_at,
        array(select carrier from price_share where quote_id = ${quoteId} order by shared_at desc) as shared
      from (select 1) as one
      left join lateral (select state, created_at, address from mail where quote_id = ${quoteId} and kind = 'quotes'
        order by created_at desc limit 1) as mail on true
      left join lateral (select state from mail where quote_id = ${quoteId} and kind = 'watch'
        order by created_at desc limit 1) as asking on true
      left join price_watch as watch on watch.quote_id = ${quoteId}
      left join mail_suppression as suppressed on suppressed.address = watch.address`.execute(db),
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table returns one row')
  const { mail_state: state, mailed_at: at, mail_address: address } = row
  return {
    mail: state && at && address ? { state, at, address } : null,
    watch:
      row.is_watched && !(row.ended_at && !row.confirmed_at)
        ? { asking: row.asking, confirmedAt: row.confirmed_at, endedAt: row.ended_at }
        : null,
    shared: row.shared,
  }
}
