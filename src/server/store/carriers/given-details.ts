import { sql } from 'kysely'
import type { GivenAnswers } from '../../../connectors/needs/details.ts'
import { inBatches, inGroups } from '../../platform/batch.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import type { Quote } from '../rows/quote.ts'

/** What a visitor gave one insurer beyond the answers of the line, and agreed to. */
export interface GivenDetails {
  readonly carrier: string
  readonly given: GivenAnswers
  /** The browser that typed it, in Base64: no other browser is shown it. */
  readonly giver: string
  /** The sentence above the button that sent it, and the ISO time at which it was pressed. */
  readonly consent: { readonly text: string; readonly at: string }
}

export interface GivenDetailsStore {
  /** What was given to the insurers of a quote. */
  of(quote: Pick<Quote, 'id' | 'seal'>): Promise<readonly GivenDetails[]>
  /** Replaces what was given to an insurer. False when the quote has been erased: then nothing is stored. */
  keep(quote: Pick<Quote, 'id' | 'seal'>, details: GivenDetails): Promise<boolean>
}

/** The details in the database, each sealed with its quote and its insurer; see GivenDetailsStore. */
export function makeGivenDetails({
  db,
  unreadable = () => {},
}: {
  readonly db: Db
  readonly unreadable?: ReportUnreadable
}): GivenDetailsStore {
  /** All carriers of a quote are asked at once: one statement reads for all of them. */
  const rowsOf = inBatches(
    inGroups(
      ({ id }: Pick<Quote, 'id'>) => id,
      async (quotes, id) => {
        const rows = await retryOnce(() =>
          db.selectFrom('given_details').select(['carrier', 'details']).where('quote_id', '=', id).execute(),
        )
        return quotes.map(() => rows)
      },
    ),
  )
  return {
    async of({ id, seal }) {
      const rows = await rowsOf({ id })
      return rows.flatMap(({ carrier, details }) => {
        // Only we seal them, always in this shape.
        const opened = ifReadable(
          unreadable,
          () => seal.open(placeOf(carrier), details) as Omit<GivenDetails, 'carrier'>,
        )
        return opened ? [{ carrier, ...opened }] : []
      })
    },
    async keep({ id, seal }, { carrier, ...details }) {
      const sealed = seal.close(placeOf(carrier), details)
      const { rows } = await retryOnce(() =>
        sql`
          insert into given_details (quote_id, carrier, details)
          select quote_id, ${carrier}, ${sealed}::bytea from quote_key where quote_id = ${id}
          on conflict (quote_id, carrier) do update set details = excluded.details
          returning carrier`.execute(db),
      )
      return rows.length > 0
    },
  }
}

function placeOf(carrier: string) {
  return { table: 'given_details', column: `details ${carrier}` }
}
