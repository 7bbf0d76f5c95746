import type { Db } from '../platform/database/tables.ts'
import type { Log } from '../platform/log.ts'
import { ifReadable, type Sealer } from '../platform/seal.ts'
import { StartError } from '../platform/start-error.ts'

interface Deps {
  readonly db: Db
  readonly sealer: Sealer
  /** All configured keys, the current one first. */
  readonly names: readonly string[]
  /** Whether keys that open nothing at all stop the start. */
  readonly isStrict: boolean
  readonly log: Log
}

/**
 * Reports at startup which keys of SEAL_KEYS open nothing, and which stored quotes none of them opens. A key that opens one quote
 * of its name counts as the right one. Throws StartError when the keys must open something and open nothing: then they belong to
 * another database.
 */
export async function checkSealKeys({ db, sealer, names, isStrict, log }: Deps): Promise<void> {
  const stored = await db
    .selectFrom('quote_key')
    .select(eb => [
      'root_key',
      eb.fn.countAll<string>().as('count'),
      eb.fn.min('quote_id').as('first'),
      eb.fn.max('quote_id').as('last'),
    ])
    .groupBy('root_key')
    .execute()
  const opening = new Set<string>()
  for (const { root_key: key, count, first, last } of stored) {
    // Two of them, so that a single damaged row does not condemn a key.
    if ((await opens(first)) || (await opens(last))) opening.add(key)
    else log('quotes-locked', { key, count: Number(count) })
  }
  if (isStrict && stored.length > 0 && opening.size === 0) {
    const lost = stored.map(({ root_key: key }) => key).join(', ')
    throw new StartError(
      `SEAL_KEYS opens none of the stored quotes, which are sealed with ${lost}. Set the keys of this database. If they are lost, run "delete from quote_key" in it: the next pass erases the quotes that nothing opens.`,
    )
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
