import type { Db } from '../platform/database/tables.ts'
import type { Log } from '../platform/log.ts'
import { ifReadable, type Sealer } from '../platform/seal.ts'

interface Deps {
  readonly db: Db
  readonly sealer: Sealer
  /** All keys that are set, the current one first. */
  readonly names: readonly string[]
  readonly log: Log
}

/**
 * Tells an operator at the start which keys of SEAL_KEYS open nothing, and which stored quotes none of them opens. A key
 * that opens one quote of its name counts as the right one.
 */
export async function checkSealKeys({ db, sealer, names, log }: Deps): Promise<void> {
  const stored = await db
    .selectFrom('quote_key')
    .select(eb => ['root_key', eb.fn.countAll<string>().as('count'), eb.fn.min('quote_id').as('sample')])
    .groupBy('root_key')
    .execute()
  const opening = new Set<string>()
  for (const { root_key: key, count, sample } of stored) {
    if (await opens(sample)) opening.add(key)
    else log('quotes-locked', { key, count: Number(count) })
  }
  // A new key seals from now on, and has nothing to open yet.
  const isNew = (name: string) => name === sealer.current && !stored.some(({ root_key }) => root_key === name)
  for (const key of names) if (!opening.has(key) && !isNew(key)) log('seal-key-idle', { key })

  async function opens(quoteId: string): Promise<boolean> {
    const row = await db
      .selectFrom('quote_key')
      .innerJoin('quote', 'quote.id', 'quote_key.quote_id')
      .select(['visitor', 'root_key', 'wrapped'])
      .where('quote_id', '=', quoteId)
      .executeTakeFirst()
    if (!row) return true
    const { visitor, root_key: rootKey, wrapped } = row
    return (
      ifReadable(
        () => {},
        () => sealer.sealOf({ quoteId, visitor }, { rootKey, wrapped }),
      ) !== null
    )
  }
}
