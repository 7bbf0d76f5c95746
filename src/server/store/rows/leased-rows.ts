import { type RawBuilder, sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables } from '../../platform/database/tables.ts'

interface Queue {
  readonly table: keyof Tables
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** Whether a row waits for somebody now. */
  readonly isDue: RawBuilder<unknown>
  readonly dueAt: string
  /** What is set in a row that is taken, so that it is not due before its lease has ended. */
  readonly lease: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
}

/** Rows that are looked at in one go: when other processes are faster at all of them, the next look finds the rest. */
const atOnce = 10

/**
 * Takes the row of a table that has been due longest, and leases it: for other processes it is not due until the lease ends. Null
 * when none is due. It looks without locks and then takes by the key, because no engine that distributes a table locks the
 * oldest row of all its machines.
 */
export function leasedRows<Row>(db: Db, { table, key, isDue, dueAt, lease, columns }: Queue) {
  const keys = sql.join(key.map(name => sql.ref(name)))
  return async (): Promise<Row | null> => {
    const { rows: due } = await retryOnce(() =>
      sql<Record<string, unknown>>`
        select ${keys} from ${sql.table(table)} where ${isDue} order by ${sql.ref(dueAt)} limit ${atOnce}`.execute(
        db,
      ),
    )
    for (const one of due) {
      const isOne = sql.join(
        key.map(name => sql`${sql.ref(name)} = ${one[name]}`),
        sql` and `,
      )
      const { rows } = await sql<Row>`
        update ${sql.table(table)} set ${lease} where ${isOne} and ${isDue}
        returning ${columns}`.execute(db)
      if (rows[0]) return rows[0]
    }
    return null
  }
}
