import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'
import { isSpent } from './errors.ts'

/** Statements prepared on each connection; any beyond these, such as lists of many lengths, are sent unprepared. */
const most = 100
const names = new Map<string, string>()

/**
 * A connection that, where `isPrepared`, parses and plans each statement once, which is half of the work of a short one. Name the
 * columns to read: a prepared `select *` fails once a migration adds one. `failed` hears of every error.
 */
export function querying(
  client: PoolClient,
  { isPrepared, failed }: { readonly isPrepared: boolean; readonly failed: (error: unknown) => void },
): PostgresPoolClient {
  let spent = false

  async function query(text: string, values: readonly unknown[]) {
    const name = isPrepared && values.length > 0 ? nameOf(text) : undefined
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) })
    } catch (error) {
      // Nobody else gets this connection.
      spent ||= isSpent(error)
      failed(error)
      throw error
    }
  }

  return {
    // Kysely's other kind of query, by a cursor, needs a setting that we do not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: error => client.release(error || spent),
  }
}

function nameOf(text: string): string | undefined {
  const existing = names.get(text)
  if (existing || names.size >= most) return existing
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
