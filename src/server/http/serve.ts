import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import type { Language, Speech } from '../../language/text.ts'
import { AppError, appErrorOf, Fail } from '../errors.ts'
import { tellFailure } from '../failures.ts'
import type { Sender } from '../journey/quoting/admit.ts'
import type { Renewal } from '../journey/sharing/open-link.ts'
import type { Who } from '../journey/visits.ts'
import { nameOf, placeOf } from '../platform/log.ts'
import type { Visitor } from './plugins/visitor.ts'
import { senderOf, whoOf } from './sender.ts'
import { tellFail } from './wire/tell-failure.ts'

/** What a handler gets from a request. */
export interface CallRequest<Ask> {
  readonly ask: Ask
  readonly visitor: Visitor
  /** The same visitor, and whether the visitor's actions may be counted and shared. */
  readonly who: Who
  /** The client's `Idempotency-Key`, if it sent one. */
  readonly key: string | undefined
  readonly sender: Sender
  readonly language: Language
  /** How the reply speaks. */
  readonly speech: Speech
  /** Gives this browser a new id. */
  readonly renew: () => Renewal
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal
}

/** Handles one call: takes its request and returns the body of an OK reply. */
export type Handler<C> =
  C extends Call<infer Ask, infer Reply> ? (request: CallRequest<Ask>) => Promise<Reply> : never

/** No call needs more levels, and endless nesting would exhaust the stack of the code that serializes it again. */
const deepest = 20

/** Serves one call: checks its shape and wraps the reply in the envelope. Nothing else decides how an error looks on the wire. */
export function serve<Ask, Reply extends object>(
  app: FastifyInstance,
  call: Call<Ask, Reply>,
  handler: (request: CallRequest<Ask>) => Promise<Reply>,
): void {
  app.post(call.path, async (request, reply) => {
    const parsed = v.safeParse(call.ask, request.body)
    if (isDeeperThan(deepest, request.body) || !parsed.success) throw new AppError('bad-request')
    const disconnected = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) disconnected.abort()
    })
    const key = keyOf(request)
    const renew = () => reply.renewVisitor()
    const { signal } = disconnected
    return {
      status: 'OK',
      ...(await handler({
        ask: parsed.output,
        visitor: request.visitor,
        who: whoOf(request),
        sender: senderOf(request, { hasScripts: true }),
        language: request.language,
        speech: request.speech,
        key,
        renew,
        signal,
      })),
    }
  })
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: call.path,
    handler: async (_request, reply) => {
      reply.header('Allow', 'POST')
      throw new AppError('bad-request', { http: 405 })
    },
  })
}

function isDeeperThan(levels: number, body: unknown): boolean {
  let level = [body]
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1) {
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return level.length > 0
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,255}$/.test(key)) throw new AppError('bad-request')
  return key
}

/** The envelope of an error, with the id of its request if the log has it. */
export function failure(error: AppError, speech: Speech, request?: string) {
  const { code } = error
  const status = tellFailure(error.reason, speech)
  return {
    status: 'Error' as const,
    reason: { code, status, ...(request === undefined ? {} : { request }) },
    ...(error.endpoint === undefined ? {} : { data: { endpoint: error.endpoint } }),
    ...(error.challenge === undefined ? {} : { challenge: error.challenge }),
  }
}

/** Turns anything that a call's handler threw into an error reply. An unexpected cause is logged, never sent. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { speech } = request
  if (thrown instanceof Fail) {
    return reply.code(200).send({ status: 'Fail', reason: tellFail(thrown, speech) })
  }
  const error = troubleOf(thrown, request)
  forgetRedirect(reply)
  if (error.code === 'unavailable') reply.header('Retry-After', '2')
  return reply.code(error.http).send(failure(error, speech, request.id))
}

/** An address that could not be written as a header would make the reply to that error fail too. */
export function forgetRedirect(reply: FastifyReply): void {
  reply.removeHeader('Location')
}

/** The reply to an error thrown while serving a request, kept on the request for log and metrics. */
export function troubleOf(thrown: unknown, request: FastifyRequest): AppError {
  const error = appErrorOf(thrown)
  request.trouble = error
  if (error.code === 'internal') {
    const { id, routeOptions, server } = request
    const at = { request: id, route: routeOptions.url ?? 'none' }
    server.logEvent('request-failed', { ...at, error: nameOf(thrown), place: placeOf(thrown) })
  }
  return error
}
