import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Next, Outcome, Pending, WireConnector, WireTerms } from '../../src/connectors/connector.ts'

/** A test carrier's requests, and its replies. */
export interface Call {
  readonly carrier: string
  readonly key: string
  readonly path: string
  /** Replies with an outcome, or with any status. */
  reply(answer: Outcome | Pending | Next | number, headers?: Readonly<Record<string, string>>): void
  /** The question, once all of it has arrived. */
  readonly question: Promise<string>
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

export interface CarrierServer {
  readonly endpoint: string
  /** In the form of EGRESS_ALLOW. */
  readonly host: string
  /** The key of every call, by carrier, in the order in which they came. */
  readonly keys: Map<string, string[]>
  /** A connector to this server in the name of a carrier. */
  connector(carrier: string, terms?: Partial<WireTerms>): WireConnector
  close(): Promise<void>
}

/** The side of carriers on this machine: outcomes travel unchanged, so that a test decides what a carrier answers. */
export async function carrierServer(answer: (call: Call) => void | Promise<void>): Promise<CarrierServer> {
  const keys = new Map<string, string[]>()
  const server = createServer((request, response) => {
    const [, carrier = '', ...rest] = (request.url ?? '').split('/')
    const key = String(request.headers['idempotency-key'])
    keys.set(carrier, [...(keys.get(carrier) ?? []), key])
    answer({
      // A call that is cut off is no question.
      question: text(request).catch(() => ''),
      carrier,
      key,
      path: `/${rest.join('/')}`,
      request,
      response,
      reply(answer, headers = {}) {
        const status = typeof answer === 'number' ? answer : 200
        response.writeHead(status, headers).end(typeof answer === 'number' ? '' : JSON.stringify(answer))
      },
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    endpoint: `http://${host}`,
    keys,
    connector: (carrier, terms) => connectorTo(`http://${host}/${carrier}`, terms),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** A connector for the carrier servers of these tests. */
function connectorTo(endpoint: string, terms: Partial<WireTerms> = {}): WireConnector {
  return {
    via: 'wire',
    endpoint,
    secrets: [],
    terms: { deadlineMs: 8000, repeatSafe: true, atOnce: 8, ...terms },
    ask: ({ risk }, { idempotencyKey }) => ({
      method: 'POST',
      path: '/quotes',
      headers: { 'idempotency-key': idempotencyKey },
      body: JSON.stringify(risk),
    }),
    poll: ({ ticket, sending: { idempotencyKey } }) => ({
      method: 'GET',
      path: `/tickets/${ticket}`,
      headers: { 'idempotency-key': idempotencyKey },
      body: '',
    }),
    read({ status, body }) {
      if (status === 200) return JSON.parse(body)
      return { kind: 'failed', cause: status === 429 ? 'quota' : 'http', retryable: status >= 429 }
    },
  }
}
