/** Codes of node and of PostgreSQL: connection lost, ended because its transaction stood still, server starting or stopping. */
const lost = /^(ECONN\w+|EPIPE|08...|25P0[34]|57P0[1-5])$/
/** Nobody is reached, or no room, or not in time: full (53…, a disk included), a statement or a lock that took too long, a broken disk. */
const away = /^(ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|53...|57014|55P03|58030)$/
/** The transaction may only read: a standby, or a server that was made read-only. */
const readOnly = '25006'
const diskFull = '53100'
/** The driver's own errors carry no code. */
const lostWords =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error)/
const awayWords =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout|Query read timeout)/
const collided = /^(40001|40P01)$/

/** Whether an error means that the database cannot serve just now, which callers answer with 503 `unavailable`. */
export function isUnavailable(error: unknown): boolean {
  return isLost(error) || isUnwritable(error) || away.test(codeOf(error)) || awayWords.test(messageOf(error))
}

/** Whether the database refused to write anything at all: it is read-only, or its disk is full. */
export function isUnwritable(error: unknown): boolean {
  return isReadOnly(error) || codeOf(error) === diskFull
}

/** Whether the connection may only read. Another one may write: a session keeps what held when it began. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnly
}

/** Whether this connection is of no more use: the server may still work on its statement, may have vanished, or lets it only read. */
export function isSpent(error: unknown): boolean {
  return isReadOnly(error) || messageOf(error) === 'Query read timeout'
}

function isLost(error: unknown): boolean {
  return lost.test(codeOf(error)) || lostWords.test(messageOf(error))
}

/**
 * Whether the same work may succeed when retried from the beginning on another connection. Work that has run out of time is not
 * retried: the visitor has waited long enough, and the database has enough to do.
 */
function isPassing(error: unknown): boolean {
  return isLost(error) || isReadOnly(error) || collided.test(codeOf(error))
}

/**
 * Whether a unique index refused a row; `constraint` narrows it to one index. Citus names it in the message only, and adds the number
 * of the shard, as in `reply_pkey_102008`.
 */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  if (!constraint) return true
  const named = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  const [, ofShard] = /(\w+)_\d{6,}\b/.exec(messageOf(error)) ?? []
  return (named ?? ofShard) === constraint
}

/**
 * Runs work on the database, and runs it once more when it fails because of a lost connection or a collision. The work must be
 * safe to repeat: it may have been done although its reply was lost.
 */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isPassing(error)) throw error
    return work()
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
