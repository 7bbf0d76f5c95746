import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import type { Speech } from '../../../../language/text.ts'
import { AppError } from '../../../errors.ts'
import { fixedLimit, makeWorkLimit, type WorkLimit } from '../../../platform/work-limit.ts'
import { failure } from '../../serve.ts'
import { returns, spreadReturns } from './spread-returns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends its work; null before that began, and after it ended. */
    endWork: (() => void) | null
    /** It was refused before anything was done for it. */
    isSurplus: boolean
  }
}

const shed = new Counter({
  name: 'http_server_requests_shed_total',
  help: 'Requests refused at once because the server had as many at work as it answers in time',
  labelNames: ['lane'],
})

const active = new Gauge({
  name: 'http_server_active_requests',
  help: 'Requests at work',
  labelNames: ['lane'],
})

const limit = new Gauge({
  name: 'http_server_active_requests_limit',
  help: 'Requests that may be at work, by the time that they take',
  labelNames: ['lane'],
})

/** A reply that is ready to be sent as it is. */
export interface FixedReply {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | string
}

/** Health and files, which cost next to nothing: a page that was served gets its scripts too. */
const free = /^\/(?:healthz|readyz|[\w-]+\.(?:txt|xml|svg|ico|png|webmanifest)|(?:assets|logos|flags)\/.+)$/
/** What somebody has paid for, and reports from machines about it. */
const paid = /^\/(?:payments\/news|callbacks\/.+|postback\/.+|quotes\/:id\/order(?:\/.+)?)$/

type Lane = 'visitors' | 'paid' | 'agents'

/** How many requests of each kind may be at work. */
export interface Lanes extends Readonly<Record<Lane, WorkLimit>> {
  /** Milliseconds since a person's last request ended; 0 while one is at work. */
  peopleIdleMs(): number
}

/** Assistants take turns behind their door (agents/turns.ts): more than these would wait longer than they like. */
export const mostAgents = 100

export function openLanes(): Lanes {
  const now = () => performance.now()
  const visitors = makeWorkLimit(now)
  const paid = makeWorkLimit(now)
  return {
    visitors,
    paid,
    agents: fixedLimit(mostAgents),
    peopleIdleMs: () => Math.min(visitors.idleMs(), paid.idleMs()),
  }
}

/** A program that asks again as soon as it is refused would keep the server busy with refusals: it gets them this late. */
const agentRefusalMs = 1_000

/**
 * Refuses what the server cannot answer in time, the newest first, so that work already begun is finished: before its body is read,
 * with a reply that is ready, and at once unless an assistant asks. What is paid for has its own limit. A request is at work from the
 * end of its body until its reply is made, so nobody takes up a place by sending or reading slowly. Register it before any other hook.
 */
export function refuseSurplus(
  app: FastifyInstance,
  lanes: Lanes,
  headers: Readonly<Record<string, string>>,
): void {
  const secondsToReturn = spreadReturns(() => performance.now())
  const calls = new Map<Speech, FixedReply>()
  const call = ({ speech }: FastifyRequest): FixedReply => {
    const made = calls.get(speech) ?? fixedCall(headers, speech)
    calls.set(speech, made)
    return made
  }
  let page = call
  app.decorateRequest('endWork', null)
  app.decorateRequest('isSurplus', false)

  app.addHook('onReady', async () => {
    const drawn = await app.fixedPage({ screen: { name: 'trouble', kind: 'unavailable' } })
    page = request => {
      const { headers: own, body } = drawn(request)
      return { headers: { ...headers, ...own }, body }
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    const lane = laneOf(request)
    if (lane === null) return done()
    if (!lanes[lane].hasRoom()) return refuse(request, reply, lane)
    if (!hasBody(request)) begin(request, lane)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const lane = laneOf(request)
    if (lane !== null && request.endWork === null) begin(request, lane)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endWork?.()
    request.endWork = null
    done(null, payload)
  })

  function begin(request: FastifyRequest, lane: Lane): void {
    const end = lanes[lane].begin()
    note(lane)
    request.endWork = () => {
      end()
      note(lane)
    }
  }

  function note(lane: Lane): void {
    active.set({ lane }, lanes[lane].atWork())
    limit.set({ lane }, lanes[lane].most())
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, lane: Lane): void {
    request.isSurplus = true
    shed.inc({ lane })
    const isForPage = request.headers.accept?.includes('text/html') === true
    const fixed = isForPage ? page(request) : call(request)
    const send = (seconds: number) =>
      reply.raw.writeHead(503, { ...fixed.headers, 'Retry-After': seconds }).end(fixed.body)
    reply.hijack()
    if (lane === 'agents') setTimeout(send, agentRefusalMs, secondsToReturn())
    else send(returns.soonestSeconds)
  }
}

function laneOf({ routeOptions: { url = '' } }: FastifyRequest): Lane | null {
  if (free.test(url)) return null
  if (url === '/mcp') return 'agents'
  return paid.test(url) ? 'paid' : 'visitors'
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function fixedCall(common: Readonly<Record<string, string>>, speech: Speech): FixedReply {
  // A text goes out in one piece with its headers.
  const body = JSON.stringify(failure(new AppError('unavailable'), speech))
  const type = 'application/json; charset=utf-8'
  return { headers: { ...common, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }, body }
}
