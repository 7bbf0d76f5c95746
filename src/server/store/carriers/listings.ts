import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { closeOutcome, type StoredOutcome } from '../rows/new-offers.ts'
import type { Quote } from '../rows/quote.ts'

export interface QuoteListings {
  readonly quote: Quote
  readonly carrier: string
  /** Ingested; null when the network failed. */
  readonly outcome: StoredOutcome
}

/**
 * Stores what an ad network listed for the quote's current round, along with the offers; nobody waits for it. The first caller
 * wins; false for any other, and when the quote has moved on to another round or no longer exists.
 */
export async function keepListings(db: Db, { quote, carrier, outcome }: QuoteListings): Promise<boolean> {
  const sealed = closeOutcome({ seal: quote.seal, carrier, outcome })
  const { rows } = await retryOnce(() =>
    sql`
      insert into offer (quote_id, carrier, round, state, outcome, settled_at)
      select id, ${carrier}, round, 'done', ${sealed}, now() from quote
      where id = ${quote.id} and round = ${quote.round}
      on conflict (quote_id, carrier) do update
      set round = excluded.round, state = 'done', outcome = excluded.outcome, settled_at = excluded.settled_at
      where offer.round < excluded.round
      returning carrier`.execute(db),
  )
  return rows.length > 0
}
