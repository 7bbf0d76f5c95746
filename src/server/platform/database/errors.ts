/** Too many requests already wait for the database: the visitor gets an error at once and may try again. */
export class Overloaded extends Error {
  override name = 'Overloaded'
  constructor() {
    super('too many requests wait for the database')
  }
}

/** Codes of node and of PostgreSQL: connection refused or lost, server starting, stopping or full. */
const away =
  /^(ECONN\w+|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0[1-5]|53300|25006)$/
/** The driver's own errors carry no code. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/
const collided = /^(40001|40P01)$/

/** Whether an error means that the database cannot serve just now, which callers answer with 503 `unavailable`. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Overloaded || away.test(codeOf(error)) || awayWords.test(messageOf(error))
}

/** Whether the same work may succeed when retried from the beginning. */
function isPassing(error: unknown): boolean {
  return !(error instanceof Overloaded) && (isUnavailable(error) || collided.test(codeOf(error)))
}

/** Whether a unique index refused a row; `constraint` narrows it to one index. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  return !constraint || (error instanceof Error && 'constraint' in error && error.constraint === constraint)
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
