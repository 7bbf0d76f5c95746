import type { Day } from '../../units/day.ts'
import { isUnavailable, retryOnce } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'
import { every } from '../platform/every.ts'
import type { Log } from '../platform/log.ts'
import { forgetOldAnswers } from './carriers/carrier-answers.ts'
import { forgetOldSpending } from './carriers/carrier-budget.ts'
import { forgetOldQuestions } from './carriers/carrier-questions.ts'
import { forgetOldTokens } from './carriers/carrier-tokens.ts'
import { forgetOldRatios } from './carriers/price-ratios.ts'
import { forgetOldRounds } from './counts/address-rounds.ts'
import { forgetOldPostbacks } from './counts/postbacks.ts'
import { forgetOldVisits } from './counts/visit-events.ts'
import { deleteQuotes, destroyKeys } from './rows/erase-quote.ts'
import { expiryOf } from './rows/expiry.ts'
import { forgetOldWords } from './rows/folder-sentences.ts'
import { forgetOldMailCounts } from './rows/mailing/mail-outbox.ts'
import { forgetOldOrders } from './rows/order-store.ts'

const batch = 500
const hourMs = 3_600_000

type Deps = { db: Db; retentionDays: number; now?: () => Date }
type Scheduled = Deps & {
  eventDays: number
  orderDays: number
  today: () => Day
  signal: AbortSignal
  log: Log
}

/** Erases every expired quote, its key first, and what an interrupted erasure left; returns how many quotes it erased. */
export async function eraseExpired({ db, retentionDays, now = () => new Date() }: Deps): Promise<number> {
  const { finished, unfinished } = expiryOf({ now: now(), retentionDays })
  let erased = 0
  while (true) {
    const expired = await retryOnce(() =>
      db
        .selectFrom('quote')
        .leftJoin('quote_key', 'quote_key.quote_id', 'quote.id')
        .select('id')
        .where(eb =>
          eb.or([
            eb('created_at', '<=', finished),
            eb('completed_at', 'is', null).and('created_at', '<=', unfinished),
            eb('quote_key.quote_id', 'is', null),
          ]),
        )
        .limit(batch)
        .execute(),
    )
    if (expired.length === 0) return erased
    const ids = expired.map(({ id }) => id)
    await retryOnce(() => destroyKeys(db, ids))
    await deleteQuotes(db, ids)
    erased += ids.length
  }
}

/**
 * Erases expired quotes, old price counts, earlier days' answers, old events, old orders and words that no offer names, now and
 * every hour until the signal aborts.
 */
export function scheduleRetention({ today, signal, log, ...needs }: Scheduled): void {
  every({
    everyMs: hourMs,
    signal,
    async work() {
      const erased = await eraseExpired(needs)
      if (erased > 0) log('quotes-erased', { count: erased })
      await forgetOldRatios(needs.db, today())
      await forgetOldAnswers(needs.db)
      await forgetOldQuestions(needs.db, today())
      await forgetOldSpending(needs.db, today())
      await forgetOldRounds(needs.db, today())
      await forgetOldTokens(needs.db)
      await forgetOldMailCounts(needs.db)
      await forgetOldVisits(needs.db, { ...needs, today: today(), now: needs.now?.() ?? new Date() })
      await forgetOldPostbacks(needs.db, { days: needs.orderDays, now: needs.now?.() ?? new Date() })
      await forgetOldOrders(needs.db, needs)
      await forgetOldWords(needs.db, { retentionDays: needs.retentionDays })
    },
    failed: error => log('erasure-failed', { unavailable: isUnavailable(error) }),
  })
}
