import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Reporter } from '../../settings/postback-settings.ts'

export const postbackEvents = ['click', 'sale', 'reversal'] as const

/** An event that a carrier or a partner reports. */
export interface Postback extends Reporter {
  /** The reporter's own id of the event. */
  readonly id: string
  readonly event: (typeof postbackEvents)[number]
  /** The commission, or the part of it that is taken back. */
  readonly amountCents: number
  /** The quote's line and partner, if the report named a quote that is still stored. */
  readonly line: string | null
  readonly partner: string | null
}

/** `new`; `repeated`, identical to an earlier report; or `conflict`, if an earlier report used the id for something else. */
export type ReportResult = 'new' | 'repeated' | 'conflict'

export interface Postbacks {
  note(postback: Postback): Promise<ReportResult>
}

/** The reports in the database; see Postbacks. */
export function makePostbacks(db: Db): Postbacks {
  return {
    async note({ source, name, id, event, amountCents, line, partner }) {
      const { rows } = await retryOnce(() =>
        sql<{ isNew: boolean; isSame: boolean }>`
          with added as (
            insert into postback (source, name, id, event, amount_cents, line, partner, at)
            values (${source}, ${name}, ${id}, ${event}, ${amountCents}, ${line}, ${partner}, now())
            on conflict (source, name, id) do nothing returning 1
          )
          select true as "isNew", true as "isSame" from added
          union all
          select false, event = ${event} and amount_cents = ${amountCents} from postback
            where source = ${source} and name = ${name} and id = ${id}`.execute(db),
      )
      const [noted] = rows
      // Of two reports at once, the second sees neither its own row nor the first one's.
      if (!noted) return 'repeated'
      if (noted.isNew) return 'new'
      return noted.isSame ? 'repeated' : 'conflict'
    },
  }
}

interface Forget {
  readonly days: number
  readonly now: Date
}

/** Deletes reports older than this many days. */
export async function forgetOldPostbacks(db: Db, { days, now }: Forget): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000)
  await retryOnce(() => db.deleteFrom('postback').where('at', '<', before).execute())
}
