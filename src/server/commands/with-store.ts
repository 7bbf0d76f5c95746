import { openDatabase } from '../platform/database/database.ts'
import type { Db } from '../platform/database/tables.ts'
import { type Log, openLog, type QuoteRef, quoteRefBy } from '../platform/log.ts'
import { deriveKey, makeSealer, parseSealKeys, type RootKey } from '../platform/seal.ts'
import { readConfig } from '../settings/config.ts'
import { readOrMakeSealKeys } from '../settings/seal-keys-file.ts'
import { makeOfferStore, type OfferStore } from '../store/carriers/offer-store.ts'
import { type FindQuote, findQuoteIn } from '../store/rows/find-quote.ts'
import { makeQuoteStore, type QuoteStore } from '../store/rows/quote-store.ts'

/** What a command reads of stored quotes. */
export interface Store {
  readonly db: Db
  /** The folder for files, such as letters. */
  readonly dataDir: string
  readonly quotes: QuoteStore
  readonly offers: OfferStore
  readonly find: FindQuote
  /** Maps a quote to the word that log lines use for it. */
  readonly refOf: QuoteRef
  readonly keys: readonly [RootKey, ...RootKey[]]
  /** To standard error, so that it does not mix with the command's output. */
  readonly log: Log
}

/** Opens what the settings name for one command, and closes it afterwards. It may run beside the service. Throws StartError. */
export async function withStore(command: (store: Store) => Promise<void>): Promise<void> {
  const { databaseUrl: url, dataDir, pgBin, distribute, sealKeys, site } = readConfig(process.env)
  const keys = parseSealKeys(sealKeys ?? (await readOrMakeSealKeys(dataDir)))
  const log = openLog({ level: 'warn', sentences: true, write: line => process.stderr.write(line) })
  const { db, close } = await openDatabase({ url, dataDir, pgBin, distribute, log })
  // A command that reads adds no jobs.
  const queue = { add: async () => {}, wake() {} }
  const sealer = makeSealer(keys)
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  try {
    await command({
      db,
      dataDir,
      quotes: makeQuoteStore({ db, sealer, retentionDays: site.retentionDays, queue }),
      offers: makeOfferStore({ db, queue }),
      find: findQuoteIn({ db, sealer, refOf }),
      refOf,
      keys,
      log,
    })
  } finally {
    await close()
  }
}
