import { lines } from '../../lines/index.ts'
import { todayAt } from '../../units/today.ts'
import { loadAll, wordsOf } from '../compose/carriers.ts'
import { makePriceIndex } from '../estimate/price-index.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openLog, quoteRefBy } from '../platform/log.ts'
import { deriveKey, makeSealer, parseSealKeys } from '../platform/seal.ts'
import { readOrMakeSealKeys } from '../platform/seal-keys-file.ts'
import { orExit } from '../platform/start-error.ts'
import { makeTellerOf } from '../results/teller.ts'
import { makeOfferStore } from '../store/offer-store.ts'
import { makeQuoteStore } from '../store/quote-store.ts'
import { explain, NothingToExplain } from './explain/explain-offer.ts'

/**
 * `npm run explain -- <quote> <carrier>`: explains how an offer came about, without anything that the visitor typed. It exits
 * with 1 where there is nothing to explain, or where the stored price cannot be reproduced. It may run beside the
 * service.
 */
await orExit(async () => {
  const [quote = '', carrier = ''] = process.argv.slice(2)
  const config = readConfig(process.env)
  const { databaseUrl: url, dataDir, pgBin, sealKeys, site } = config
  const carriers = await loadAll(config)
  const keys = parseSealKeys(sealKeys ?? (await readOrMakeSealKeys(dataDir)))
  // Beside the explanation, not in it.
  const log = openLog({ level: 'warn', sentences: true, write: line => process.stderr.write(line) })
  const database = await openDatabase({ url, dataDir, pgBin, log })
  // Reading enqueues nothing.
  const queue = { add: async () => {}, wake() {} }
  const { db } = database
  const index = makePriceIndex({ db, today: () => todayAt(new Date()) })
  try {
    await index.read()
    const { text, isAsStored } = await explain(
      {
        carriers,
        lines,
        quotes: makeQuoteStore({ db, sealer: makeSealer(keys), retentionDays: site.retentionDays, queue }),
        offers: makeOfferStore({ db, queue }),
        learned: index.learned,
        tellerOf: makeTellerOf({ db, words: wordsOf(carriers), log }),
        refOf: quoteRefBy(deriveKey(keys[0], 'quote reference')),
      },
      { quote, carrier },
    )
    process.stdout.write(text)
    if (!isAsStored) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof NothingToExplain)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
})
