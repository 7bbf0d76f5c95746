import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { request } from 'undici'
import type { WireReply, WireRequest } from '../../../connectors/connector.ts'
import { callLimits, openAgents, type Reachable, type Tls } from './agents.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import { textOf } from './text-of.ts'

export interface OutgoingCall {
  readonly carrier: string
  /** The carrier's base address. */
  readonly endpoint: string
  readonly request: WireRequest
  /** What TLS needs besides the certificates of well-known authorities. */
  readonly tls?: Tls | undefined
  /** Ends the call at any stage. */
  readonly signal: AbortSignal
}

/** The only way out to carriers. Throws CallFailed; a reply of any status is a reply. */
export interface Outgoing {
  send(call: OutgoingCall): Promise<WireReply>
  close(): Promise<void>
}

/**
 * Calls each carrier through its own agent, so that none can use up another's connections. It follows no redirect,
 * reads at most one mebibyte before and after decompression, and connects only to public addresses.
 */
export function openOutgoing(reachable: Reachable): Outgoing {
  const agents = openAgents(reachable)
  const { userAgent = 'quotes' } = reachable
  return {
    async send({ carrier, endpoint, request: outgoing, tls, signal }) {
      const url = new URL(endpoint + outgoing.path)
      let isProxied = false
      try {
        signal.throwIfAborted()
        const agent = agents.agentOf({ carrier, url, tls })
        isProxied = agent.isProxied
        const reply = await request(url, {
          dispatcher: agent.dispatcher,
          method: outgoing.method,
          headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent, ...outgoing.headers },
          body: outgoing.method === 'GET' ? null : outgoing.body,
          signal,
        })
        const headers = Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value[0] : value,
          ]),
        )
        const bytes = await inflated(Buffer.from(await reply.body.arrayBuffer()), headers['content-encoding'])
        return { status: reply.statusCode, headers, body: textOf(bytes, headers['content-type']) }
      } catch (error) {
        throw error instanceof CallFailed ? error : failureOf(error, { signal, isProxied })
      }
    },
    close: agents.close,
  }
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

async function inflated(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (!Object.hasOwn(inflaters, encoding)) throw new CallFailed('badAnswer')
  // The lookup just returned it; the three types are the same in what is used here.
  const inflater = inflaters[encoding as 'gzip']
  return inflater(bytes, { maxOutputLength: callLimits.replyBytes }).catch(() => {
    throw new CallFailed('badAnswer')
  })
}
