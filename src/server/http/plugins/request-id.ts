import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Crockford's base 32: no letter that can be taken for a digit, so that a visitor can read one out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new name for a request, as `4F7K-9QXD-2MTR`: 60 bits of chance. */
export function newRequestId(): string {
  const letters = [...randomBytes(12)].map(byte => alphabet[byte % 32]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** Every reply names its request, by the word that the log has for it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}
