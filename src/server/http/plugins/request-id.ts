import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Crockford's base 32: no letter looks like a digit, so a visitor can read one out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new id for a request, such as `4F7K-9QXD-2MTR`: 60 random bits. */
export function newRequestId(): string {
  const letters = [...randomBytes(12)].map(byte => alphabet[byte % 32]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** Puts the id of its request, as the log has it, on every reply. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}
