import { createHash } from 'node:crypto'

/** The id of a visitor in the store: the SHA-256 of the `sid` cookie, so that a copy of the store opens no session. */
export function visitorOf(sid: string): Buffer {
  return createHash('sha256').update(sid).digest()
}
