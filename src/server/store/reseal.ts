import { retryOnce } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable, type Sealer } from '../platform/seal.ts'

const batch = 200

type Deps = { db: Db; sealer: Sealer; unreadable?: ReportUnreadable }

/**
 * Seals every quote's key with the current root key; returns how many it changed. It does not touch answers, and leaves what it
 * cannot open. Once it returns 0, nothing is sealed with older root keys any more. Safe to interrupt and to run while visitors use
 * the service.
 */
export async function rewrapKeys({ db, sealer, unreadable = () => {} }: Deps): Promise<number> {
  let changed = 0
  let after = ''
  while (true) {
    const rows = await retryOnce(() =>
      db
        .selectFrom('quote_key')
        .innerJoin('quote', 'quote.id', 'quote_key.quote_id')
        .select(['quote_id', 'visitor', 'root_key', 'wrapped'])
        .where('root_key', '<>', sealer.current)
        .where('quote_id', '>', after)
        .orderBy('quote_id')
        .limit(batch)
        .execute(),
    )
    for (const { quote_id: quoteId, visitor, root_key: rootKey, wrapped } of rows) {
      after = quoteId
      const fresh = ifReadable(unreadable, () => sealer.rewrap({ quoteId, visitor }, { rootKey, wrapped }))
      if (!fresh) continue
      await retryOnce(() =>
        db
          .updateTable('quote_key')
          .set({ root_key: fresh.rootKey, wrapped: fresh.wrapped })
          .where('quote_id', '=', quoteId)
          .execute(),
      )
      changed += 1
    }
    if (rows.length < batch) return changed
  }
}
