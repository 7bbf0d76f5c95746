import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, register } from 'prom-client'
import type { AppError } from '../../errors.ts'
import type { Log } from '../../platform/log.ts'
import { notePools, type Pools } from '../../platform/metrics/pool-figures.ts'
import '../../platform/metrics/process-figures.ts'
import type { Refresh } from '../../store/stored-figures.ts'

const seconds = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time to answer a request, by route template',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code', 'error_type'],
  // OpenTelemetry's, and the 0.3 s within which answers are promised.
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10],
})

const shed = new Counter({
  name: 'http_server_requests_shed_total',
  help: 'Requests refused at once because too many waited for the database already',
  labelNames: ['http_route'],
})

declare module 'fastify' {
  interface FastifyInstance {
    readonly tell: Log
  }
  interface FastifyRequest {
    /** Why it was refused, if it was. */
    trouble: AppError | null
  }
}

/**
 * Counts and logs each request by its route template: neither the address nor the body of a visit is recorded. A
 * refusal that concerns security has its own event.
 */
export function countRequests(app: FastifyInstance, log: Log): void {
  app.decorate('tell', log)
  app.decorateRequest('trouble', null)
  app.addHook('onResponse', async (request, reply) => {
    const { trouble, method } = request
    const route = request.routeOptions.url ?? 'none'
    const took = reply.elapsedTime
    const answered = { request: request.id, route, status: reply.statusCode }
    if (trouble?.refusal) log(trouble.refusal, answered)
    if (trouble?.refusal === 'request-shed') shed.inc({ http_route: route })
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
  readonly pools: Pools
  readonly refresh: Refresh
}

/** `/metrics` in Prometheus text format; only on the admin port. */
export function metrics(app: FastifyInstance, { pools, refresh }: Figures): void {
  app.get('/metrics', async (_request, reply) => {
    notePools(pools)
    await refresh()
    return reply.type(register.contentType).send(await register.metrics())
  })
}
