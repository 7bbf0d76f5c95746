import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'
import type { Reply } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** A request that a client may send twice, for example after a lost reply. */
export interface RepeatedRequest {
  readonly visitor: Buffer
  /** The client's idempotency key, the same on a retry. Without one, nothing is stored or replayed. */
  readonly key?: string | undefined
  /** The whole content of the request; it must survive JSON. */
  readonly asksFor: readonly unknown[]
}

/**
 * The stored reply to the same request; null for a new one. Throws `conflict` if its key was used for another request: about the
 * same quote, if it names one, or else about any of the visitor's.
 */
export async function earlierReply(
  { quotes }: Services<'quotes'>,
  { visitor, key, asksFor }: RepeatedRequest,
  quoteId: string | undefined,
): Promise<Pick<Reply, 'body'> | null> {
  if (key === undefined) return null
  const earlier = await quotes.replay({ visitor, key, quoteId })
  if (earlier && earlier.requestHash !== hashOf(asksFor)) throw new AppError('conflict')
  return earlier
}

/** What to save with the quote in case the request is repeated; undefined if the client sent no key. */
export function replyToStore(
  { key, asksFor }: Pick<RepeatedRequest, 'key' | 'asksFor'>,
  body: unknown,
): Reply | undefined {
  return key === undefined ? undefined : { key, requestHash: hashOf(asksFor), body }
}

function hashOf(asksFor: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(asksFor)).digest('hex')
}
