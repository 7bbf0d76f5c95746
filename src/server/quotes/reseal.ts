import { twice } from '../database/errors.ts'
import type { Db } from '../database/tables.ts'
import type { Sealer } from './seal.ts'

const batch = 200

/**
 * Closes every quote's key with the current root key; gives how many it changed. Answers are not touched. Once it
 * gives 0, older root keys may leave SEAL_KEYS. Safe to interrupt and to run beside visitors.
 */
export async function rewrapKeys({ db, sealer }: { db: Db; sealer: Sealer }): Promise<number> {
  let changed = 0
  while (true) {
    const rows = await twice(() =>
      db
        .selectFrom('quote_key')
        .select(['quote_id', 'root_key', 'wrapped'])
        .where('root_key', '<>', sealer.current)
        .limit(batch)
        .execute(),
    )
    if (rows.length === 0) return changed
    for (const { quote_id, root_key, wrapped } of rows) {
      const fresh = sealer.rewrap(quote_id, { rootKey: root_key, wrapped })
      await twice(() =>
        db
          .updateTable('quote_key')
          .set({ root_key: fresh.rootKey, wrapped: fresh.wrapped })
          .where('quote_id', '=', quote_id)
          .execute(),
      )
      changed += 1
    }
  }
}
