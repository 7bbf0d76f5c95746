import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../errors.ts'
import { addressKey } from '../../../guard/address-key.ts'
import type { LimitRequest } from '../../../guard/limit-requests.ts'

/**
 * The door for assistants, which counts their calls itself, and the routes of files that every page loads, and of what proxies and
 * machines ask for. Routes, because an address is whatever the visitor makes of it: the wizard answers any that no other route
 * does.
 */
const uncounted =
  /^\/(?:(?:assets|logos|flags)\/[^*]+|healthz|readyz|favicon\.\w+|robots\.txt|sitemap\.xml|llms\.txt|mcp)$/

/** Refuses requests beyond the limit: 429 with `Retry-After`. */
export function limitRequests(app: FastifyInstance, limit: LimitRequest): void {
  app.addHook('onRequest', async ({ routeOptions, visitor, ip }, reply) => {
    if (uncounted.test(routeOptions.url ?? '')) return
    const seconds = limit({ visitor, address: addressKey(ip) })
    if (seconds === null) return
    reply.header('Retry-After', seconds)
    throw new AppError('too-many-requests', { refusal: 'request-limited' })
  })
}
