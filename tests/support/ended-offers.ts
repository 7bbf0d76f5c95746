import type { Outcome } from '../../src/connectors/connector.ts'
import { connect } from '../../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../../src/server/platform/seal.ts'
import { makeOfferStore } from '../../src/server/store/carriers/offer-store.ts'
import { makeQuoteStore } from '../../src/server/store/rows/quote-store.ts'
import { quiet } from './quiet.ts'

/** How the offer of a carrier ended. */
export interface Ended {
  readonly outcome: Outcome | null
  /** From the visitor's last answer to the end of the offer. */
  readonly ms: number
}

interface Stored {
  readonly databaseUrl: string
  /** Of the service, in the form of SEAL_KEYS. */
  readonly sealKeys: string
}

/** The stored offers of a quote, by carrier. */
export async function endedOffers(
  { databaseUrl: url, sealKeys }: Stored,
  quoteId: string,
  completedAt = Date.now(),
): Promise<ReadonlyMap<string, Ended>> {
  const database = await connect({ url, log: quiet })
  const needs = { db: database.db, queue: { add: async () => {}, wake() {} } }
  const sealer = makeSealer(parseSealKeys(sealKeys))
  const quote = await makeQuoteStore({ ...needs, sealer, retentionDays: 30 }).readAny(quoteId)
  if (!quote) throw new Error('the quote is gone')
  const offers = await makeOfferStore(needs).offersOf(quote)
  await database.close()
  return new Map(
    offers.map(({ carrier, outcome, settledAt }) => [
      carrier,
      { outcome, ms: (settledAt?.getTime() ?? Number.NaN) - completedAt },
    ]),
  )
}
