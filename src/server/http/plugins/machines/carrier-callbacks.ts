import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallbackOutcome } from '../../../journey/quoting/carrier-callback.ts'
import type { Services } from '../../../journey/services.ts'
import { takeRawJson } from '../security/raw-json.ts'

/** Where carriers deliver answers; the reference follows, unless their body contains it. */
export const callbacksPath = '/callbacks'

/** A sender without proof learns nothing but that. */
const statuses: Readonly<Record<CallbackOutcome, number>> = {
  taken: 200,
  repeated: 200,
  refused: 401,
  unknown: 404,
  unread: 422,
}

interface Params {
  readonly carrier: string
  readonly reference?: string
}

/** Takes answers that carriers deliver, authenticated by their secret alone: carriers have neither cookies nor our token. */
export async function carrierCallbacks(
  app: FastifyInstance,
  { takeCallback }: Services<'takeCallback'>,
): Promise<void> {
  await app.register(async callbacks => {
    takeRawJson(callbacks)
    const take = async (request: FastifyRequest<{ Body: Buffer; Params: Params }>, reply: FastifyReply) => {
      const { carrier, reference } = request.params
      const outcome = await takeCallback({
        ...{ carrier, reference },
        header: name => String(request.headers[name.toLowerCase()] ?? ''),
        body: request.body,
      })
      return reply.code(statuses[outcome]).send({ received: statuses[outcome] === 200 })
    }
    callbacks.post(`${callbacksPath}/:carrier`, take)
    callbacks.post(`${callbacksPath}/:carrier/:reference`, take)
  })
}
