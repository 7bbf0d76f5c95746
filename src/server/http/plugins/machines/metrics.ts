import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Histogram, register } from 'prom-client'
import type { AppError } from '../../../errors.ts'
import type { Log } from '../../../platform/log.ts'
import { notePools, type Pools } from '../../../platform/metrics/pool-figures.ts'
import '../../../platform/metrics/process-figures.ts'
import type { Refresh } from '../../../store/counts/stored-figures.ts'

const seconds = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time to answer a request, by route template',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'error_type'],
  // OpenTelemetry's buckets, plus 0.3 s, within which answers are promised.
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10],
})

declare module 'fastify' {
  interface FastifyInstance {
    readonly logEvent: Log
  }
  interface FastifyRequest {
    /** The reason for a refusal. */
    trouble: AppError | null
  }
}

/**
 * Counts and logs each request by its route template: neither the address nor the body is recorded. A refusal that concerns
 * security is logged as its own event.
 */
export function countRequests(app: FastifyInstance, log: Log): void {
  app.decorate('logEvent', log)
  app.decorateRequest('trouble', null)
  app.addHook('onResponse', async (request, reply) => {
    // It has its own counter: a line for each would be most of its cost.
    if (request.isSurplus) return
    const { trouble, method } = request
    const route = request.routeOptions.url ?? 'none'
    const took = reply.elapsedTime
    const answered = { request: request.id, route, status: reply.statusCode }
    if (trouble?.refusal) log(trouble.refusal, answered)
    seconds.observe(
      {
        http_request_method: method,
        http_route: route,
        http_response_status_code: reply.statusCode,
        error_type: trouble?.code ?? '',
      },
      took / 1000,
    )
    log('request-answered', { ...answered, method, ms: Math.round(took) })
  })
}

interface Figures {
  /** The token that a request needs; undefined for none. */
  readonly token: string | undefined
  readonly pools: Pools
  readonly refresh: Refresh
}

/** `/metrics` in Prometheus text format, for requests with the token; only on METRICS_LISTEN. */
export function metrics(app: FastifyInstance, { token, pools, refresh }: Figures): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (token !== undefined && !isBearer(headers.authorization, token))
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send()
    notePools(pools)
    await refresh()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** Compares hashes, which have equal lengths, in constant time. */
function isBearer(header: string | undefined, token: string): boolean {
  const [, shown = ''] = /^Bearer (\S+)$/i.exec(header ?? '') ?? []
  return timingSafeEqual(sha256(shown), sha256(token))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
