import { lines } from '../../lines/index.ts'
import { todayAt } from '../../units/today.ts'
import { loadAll, wordsOf } from '../compose/carriers.ts'
import { makePriceIndex } from '../estimate/price-index.ts'
import { commandOrExit, StartError } from '../platform/start-error.ts'
import { makeTellerOf } from '../results/teller.ts'
import { readConfig } from '../settings/config.ts'
import { makeGivenDetails } from '../store/carriers/given-details.ts'
import { explain, NothingToExplain } from './explain/explain-offer.ts'
import { withStore } from './with-store.ts'

const usage =
  'Use it as: npm run explain -- <quote> <carrier>. The quote is its number, its id, the quote_ref of a log line, or the number on a card, which needs no carrier.'

/**
 * `npm run explain -- <quote> <carrier>`: explains how an offer came about, without anything that the visitor typed. It
 * exits with 1 where there is nothing to explain, or where the stored price cannot be reproduced. It may run beside the
 * service.
 */
await commandOrExit(async () => {
  const [reference = '', carrier] = process.argv.slice(2)
  if (reference === '') throw new StartError(usage)
  await withStore(async store => {
    const carriers = loadAll({ config: readConfig(process.env), log: store.log })
    const index = makePriceIndex({ db: store.db, today: () => todayAt(new Date()) })
    await index.read()
    const tellerOf = makeTellerOf({ db: store.db, words: wordsOf(carriers), log: store.log })
    try {
      const given = makeGivenDetails({ db: store.db })
      const deps = { ...store, given, carriers, lines, learned: index.learned, tellerOf }
      const { text, isAsStored } = await explain(deps, { reference, carrier })
      process.stdout.write(text)
      if (!isAsStored) process.exitCode = 1
    } catch (error) {
      if (!(error instanceof NothingToExplain)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    }
  })
})
