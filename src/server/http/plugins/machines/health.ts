import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process is alive. `/readyz`: it can serve, which is false while it shuts down. */
export function health(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'OK' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await ready()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'OK' : 'unavailable' })
  })
}
