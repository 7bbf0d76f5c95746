import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { logOf } from './log.ts'
import { forgetOldAnswers } from './offers/carrier-answers.ts'
import { forgetOldRatios } from './offers/price-ratios.ts'
import { rewrapKeys } from './quotes/reseal.ts'
import { eraseExpired } from './quotes/retention.ts'
import { makeSealer, parseSealKeys } from './quotes/seal.ts'
import { readOrMakeSealKeys } from './quotes/seal-keys-file.ts'
import { orExplain } from './start-error.ts'
import { todayAt } from './today.ts'

/** `npm run jobs`: does every due job once and says what was done. It may run beside the service. */
await orExplain(async () => {
  const { databaseUrl: url, dataDir, pgBin, sealKeys, retentionDays } = readConfig(process.env)
  const sealer = makeSealer(parseSealKeys(sealKeys ?? (await readOrMakeSealKeys(dataDir))))
  const database = await openDatabase({ url, dataDir, pgBin, log: logOf({ production: false }) })
  try {
    const erased = await eraseExpired({ db: database.db, retentionDays })
    await forgetOldRatios(database.db, todayAt(new Date()))
    await forgetOldAnswers(database.db)
    const resealed = await rewrapKeys({ db: database.db, sealer })
    process.stdout.write(
      `Expired quotes erased: ${erased}. Quotes resealed with the newest key: ${resealed}.\n`,
    )
  } finally {
    await database.close()
  }
})
