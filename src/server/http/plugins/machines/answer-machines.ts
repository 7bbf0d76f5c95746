import type { FastifyInstance } from 'fastify'
import { troubleOf } from '../../serve.ts'

/**
 * Answers errors to another machine in a form that its program can read: our sentences are for visitors. The code is one of
 * contract/call.ts.
 */
export function answerMachines(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const { code, http } = troubleOf(thrown, request)
    if (code === 'unavailable') reply.header('Retry-After', '2')
    return reply.code(http).send({ received: false, error: code, request: request.id })
  })
}
