import { randomFillSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Crockford's base 32: no letter looks like a digit, so a visitor can read one out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const letters = 12
/** Random bytes for several hundred ids: drawing them for each one would be a sixth of the cost of refusing a request. */
const drawn = Buffer.alloc(512 * letters)
let used = drawn.length

/** A new id for a request, such as `4F7K-9QXD-2MTR`: 60 random bits. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  let id = ''
  for (let nth = 0; nth < letters; nth += 1) {
    id += `${nth > 0 && nth % 4 === 0 ? '-' : ''}${alphabet[(drawn[used + nth] ?? 0) % 32]}`
  }
  used += letters
  return id
}

/** Puts the id of its request, as the log has it, on every reply. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}
