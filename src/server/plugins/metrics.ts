import type { FastifyInstance } from 'fastify'
import { Histogram, register } from 'prom-client'

const seconds = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time to answer a request, by route template',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/** Counts and logs each request by its route template: neither the address nor the body of a visit is kept. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const took = reply.elapsedTime
    seconds.observe(
      {
        http_request_method: request.method,
        http_route: route,
        http_response_status_code: reply.statusCode,
      },
      took / 1000,
    )
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(took) },
      'answered',
    )
  })
}

/** `/metrics`, in Prometheus' text form: for the admin port alone. */
export function metrics(app: FastifyInstance): void {
  app.get('/metrics', async (_request, reply) => {
    return reply.type(register.contentType).send(await register.metrics())
  })
}
