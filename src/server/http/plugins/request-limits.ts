import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { addressKey } from '../../guard/address-key.ts'
import type { RequestCounts } from '../../store/counts/request-counts.ts'

const windowMs = 60_000

/**
 * Requests a minute. One visitor needs fewer than sixty; an address may belong to an office, a campus or a carrier's whole
 * network of phones, hundreds of visitors at once.
 */
export const mostRequests = { visitor: 300, address: 6_000 } as const

/**
 * The routes of files that every page loads, and of what proxies and machines ask for. A route, because an address is whatever the
 * visitor makes of it: the wizard answers any that no other route does.
 */
const uncounted =
  /^\/(?:(?:assets|logos|flags)\/[^*]+|healthz|readyz|favicon\.\w+|robots\.txt|sitemap\.xml|llms\.txt)$/

/** Refuses the requests of a visitor, or of an address, that sends more than any person could: 429 with `Retry-After`. */
export async function limitRequests(app: FastifyInstance, counts: RequestCounts): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeOf(counts) })
  const limits = [
    app.createRateLimit({
      max: mostRequests.address,
      timeWindow: windowMs,
      keyGenerator: ({ ip }: FastifyRequest) => `address ${addressKey(ip)}`,
    }),
    app.createRateLimit({
      max: mostRequests.visitor,
      timeWindow: windowMs,
      keyGenerator: ({ visitor }: FastifyRequest) => `visitor ${visitor.toString('base64url')}`,
    }),
  ]
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.test(request.routeOptions.url ?? '')) return
    for (const limit of limits) {
      const checked = await limit(request)
      if (checked.isAllowed || !checked.isExceeded) continue
      reply.header('Retry-After', checked.ttlInSeconds)
      throw new AppError('too-many-requests', { refusal: 'request-limited' })
    }
  })
}

/** The counts in the form the plugin expects. */
function storeOf(counts: RequestCounts) {
  return class Store implements FastifyRateLimitStore {
    incr(name: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 0, most = 0): void {
      const { requests, endsInMs } = counts.add({ name, windowMs, most })
      done(null, { current: requests, ttl: endsInMs })
    }

    child(): Store {
      return new Store()
    }
  }
}
