import { verifySignature } from '../connectors/json-http/signature.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** The id and secret of the service that asks the sandbox's carriers. */
export interface Key {
  readonly id: string
  readonly secret: string
}

/** Whether a request in JSON is signed with the key, lately. */
export function isSigned({ method, url, headers, body, at }: IncomingRequest, { id, secret }: Key): boolean {
  const verified = { secret, method, path: url, body, now: at }
  const proof = { timestamp: headers['x-timestamp'], signature: headers['x-signature'] }
  return headers['x-key-id'] === id && verifySignature({ ...verified, ...proof })
}
