import { createHash } from 'node:crypto'
import type { PostgresPoolClient } from 'kysely'
import type { PoolClient } from 'pg'

/** Statements kept ready on each connection; texts beyond these, of lists of many lengths, are sent as they are. */
const most = 100
const names = new Map<string, string>()

/**
 * A connection on which each text of a statement is parsed and planned once: half of the work of a short one.
 * Name the columns that are read: a prepared `select *` fails once a migration adds one.
 */
export function preparing(client: PoolClient): PostgresPoolClient {
  let silent = false

  async function query(text: string, values: readonly unknown[]) {
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) })
    } catch (error) {
      // The server may still be at work on it, or gone without a word: nobody else gets this connection.
      silent ||= error instanceof Error && error.message === 'Query read timeout'
      throw error
    }
  }

  return {
    // Kysely's other way to ask, by a cursor, needs a setting that we do not make.
    query: query as unknown as PostgresPoolClient['query'],
    release: error => client.release(error || silent),
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
