import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, request } from 'undici'
import type { WireReply, WireRequest } from '../../../connectors/connector.ts'
import { publicLookup, refusePrivate, targetOf } from './addresses.ts'

/** Why there was no reply, or none that could be read. */
export type Trouble = 'timeout' | 'network' | 'badAnswer'

/** A call without a reply. It reveals neither address nor content. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly trouble: Trouble
  /** No connection was made, so nobody can have seen the request. */
  readonly unsent: boolean

  /** The cause is dropped: it may quote what the carrier sent. */
  constructor(trouble: Trouble, unsent = false) {
    super(trouble)
    this.trouble = trouble
    this.unsent = unsent
  }
}

export interface OutgoingCall {
  readonly carrier: string
  /** The carrier's base address. */
  readonly endpoint: string
  readonly request: WireRequest
  /** Ends the call, whatever it is doing. */
  readonly signal: AbortSignal
}

/** The one way out to carriers. Throws CallFailed; a reply of any status is a reply. */
export interface Outgoing {
  send(call: OutgoingCall): Promise<WireReply>
  close(): Promise<void>
}

/** The limits of every call, besides its own signal. */
export const callLimits = {
  connectMs: 1000,
  headerBytes: 16 * 1024,
  replyBytes: 1024 * 1024,
  /** Undici's own timeouts are longer than any deadline: only the signal ends a call. */
  idleMs: 60_000,
}

interface OutgoingSettings {
  /** `host:port` pairs that may be reached although they are not public addresses. */
  readonly allow: readonly string[]
}

/**
 * Calls each carrier through its own agent, so that none can use up another's connections. It follows no redirect,
 * reads at most one mebibyte before and after decompression, and connects only to public addresses.
 */
export function openOutgoing({ allow }: OutgoingSettings): Outgoing {
  const agents = new Map<string, Agent>()

  function agentOf(carrier: string, url: URL): Agent {
    const isAllowed = allow.includes(targetOf(url))
    if (!isAllowed) refusePrivate(url)
    const key = `${carrier} ${url.origin}`
    const agent = agents.get(key) ?? openAgent(isAllowed)
    agents.set(key, agent)
    return agent
  }

  return {
    async send({ carrier, endpoint, request: outgoing, signal }) {
      const url = new URL(endpoint + outgoing.path)
      try {
        signal.throwIfAborted()
        const reply = await request(url, {
          dispatcher: agentOf(carrier, url),
          method: outgoing.method,
          headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Wadsworth', ...outgoing.headers },
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
        return { status: reply.statusCode, headers, body: bytes.toString('utf8') }
      } catch (error) {
        throw error instanceof CallFailed ? error : failureOf(error, signal)
      }
    },
    async close() {
      await Promise.all([...agents.values()].map(agent => agent.destroy()))
    },
  }
}

function openAgent(isAllowed: boolean): Agent {
  return new Agent({
    connect: { timeout: callLimits.connectMs, ...(isAllowed ? {} : { lookup: publicLookup }) },
    headersTimeout: callLimits.idleMs,
    bodyTimeout: callLimits.idleMs,
    maxHeaderSize: callLimits.headerBytes,
    maxResponseSize: callLimits.replyBytes,
    // The queue's groups limit how many calls run at once; a call never waits for a connection.
    connections: null,
    pipelining: 1,
  })
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

async function inflated(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (!Object.hasOwn(inflaters, encoding)) throw new CallFailed('badAnswer')
  // The lookup just returned it; the three types do not differ in what is used here.
  const inflater = inflaters[encoding as 'gzip']
  return inflater(bytes, { maxOutputLength: callLimits.replyBytes }).catch(() => {
    throw new CallFailed('badAnswer')
  })
}

/** Codes of errors before anything was sent. */
const unsent =
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|FORBIDDEN_ADDRESS)$/
const unreadable = /^(UND_ERR_RES_EXCEEDED_MAX_SIZE|UND_ERR_HEADERS_OVERFLOW|HPE_\w+)$/

function failureOf(error: unknown, signal: AbortSignal): CallFailed {
  const { code = '', name = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  if (signal.aborted || /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(code)) return new CallFailed('timeout')
  if (unreadable.test(code) || name === 'HTTPParserError') return new CallFailed('badAnswer')
  return new CallFailed('network', unsent.test(code))
}
