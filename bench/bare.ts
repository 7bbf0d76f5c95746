import Fastify from 'fastify'

/** The yardstick of the start page: the same server without the service behind it. */
const app = Fastify()
app.get('/healthz', async () => ({ status: 'OK' }))
app.get('/', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').send('<!doctype html><title>Hello</title>'),
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close())
