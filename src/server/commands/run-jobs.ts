import { todayAt } from '../../units/today.ts'
import { openDatabase } from '../platform/database/database.ts'
import { logOf } from '../platform/log.ts'
import { makeSealer, parseSealKeys } from '../platform/seal.ts'
import { commandOrExit } from '../platform/start-error.ts'
import { readConfig } from '../settings/config.ts'
import { readOrMakeSealKeys } from '../settings/seal-keys-file.ts'
import { forgetOldAnswers } from '../store/carriers/carrier-answers.ts'
import { forgetOldRatios } from '../store/carriers/price-ratios.ts'
import { forgetOldVisits } from '../store/counts/visit-events.ts'
import { rewrapKeys } from '../store/reseal.ts'
import { eraseExpired } from '../store/retention.ts'
import { forgetOldWords } from '../store/rows/folder-sentences.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'

/** `npm run jobs`: runs every due job once and reports what it did. It may run beside the service. */
await commandOrExit(async () => {
  const { databaseUrl: url, dataDir, pgBin, distribute, sealKeys, site, eventDays } = readConfig(process.env)
  const { retentionDays } = site
  const sealer = makeSealer(parseSealKeys(sealKeys ?? (await readOrMakeSealKeys(dataDir))))
  const database = await openDatabase({ url, dataDir, pgBin, distribute, log: logOf({ production: false }) })
  try {
    const erased = await eraseExpired({ db: database.db, retentionDays })
    await forgetOldLetters({ db: database.db, dataDir })
    await forgetOldRatios(database.db, todayAt(new Date()))
    await forgetOldAnswers(database.db)
    await forgetOldVisits(database.db, { today: todayAt(new Date()), eventDays, retentionDays })
    await forgetOldWords(database.db, { retentionDays })
    const resealed = await rewrapKeys({ db: database.db, sealer })
    process.stdout.write(
      `Expired quotes deleted: ${erased}. Quotes re-encrypted with the newest key: ${resealed}.\n`,
    )
  } finally {
    await database.close()
  }
})
