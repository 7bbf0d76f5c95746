import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Outcome, QuoteRequest } from '../../connectors/connector.ts'
import { twice } from '../database/errors.ts'
import type { Db } from '../database/tables.ts'
import type { Sealer } from '../quotes/seal.ts'
import { together } from '../together.ts'
import { outcomePlace } from './new-offers.ts'

/** What carriers answered today: the same risk is not put to a carrier twice, some charge for each report they draw. */
export type CarrierAnswers = {
  /** Names the question without telling it. */
  keyOf(carrier: string, request: QuoteRequest): Buffer
  find(carrier: string, key: Buffer): Promise<Outcome | null>
}

type Needs = { db: Db; sealer: Sealer; key: Buffer }

/** The answers in the database, each sealed with the quote that asked first; see CarrierAnswers. */
export function makeCarrierAnswers({ db, sealer, key: secret }: Needs): CarrierAnswers {
  /** All carriers of a quote are asked at once: one statement looks for all of their answers. */
  const rowOf = together(async (keys: readonly Buffer[]) => {
    const rows = await twice(() =>
      db
        .selectFrom('carrier_answer')
        .innerJoin('quote_key', 'quote_key.quote_id', 'carrier_answer.quote_id')
        .select(['key', 'carrier_answer.quote_id', 'outcome', 'root_key', 'wrapped'])
        .where('key', '=', sql<Buffer>`any(${keys}::bytea[])`)
        .execute(),
    )
    return keys.map(key => rows.find(row => row.key.equals(key)))
  })

  return {
    keyOf: (carrier, { risk, today }) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([carrier, today, risk]))
        .digest(),
    async find(carrier, key) {
      const row = await rowOf(key)
      if (!row) return null
      const seal = sealer.sealOf(row.quote_id, { rootKey: row.root_key, wrapped: row.wrapped })
      // Sealed by us alone, always as an outcome.
      return seal.open(outcomePlace(carrier), row.outcome) as Outcome
    },
  }
}

const keptMs = 2 * 86_400_000

/** Forgets answers that no question of today can meet any more. */
export async function forgetOldAnswers(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  await twice(() => db.deleteFrom('carrier_answer').where('created_at', '<', before).execute())
}
