import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, request } from 'undici'
import type { WireReply, WireRequest } from '../../../connectors/connector.ts'
import { publicLookup, refusePrivate, targetOf } from './addresses.ts'

/** Why no reply came, or none that may be read. */
export type Trouble = 'timeout' | 'network' | 'badAnswer'

/** A call that brought no reply. It names neither address nor content. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly trouble: Trouble
  /** No connection was made, so that nobody can have seen the question. */
  readonly unsent: boolean

  /** The cause is not kept: it may quote what the carrier sent. */
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

/** What every call is held to, beside its own signal. */
export const callLimits = {
  connectMs: 1000,
  headerBytes: 16 * 1024,
  replyBytes: 1024 * 1024,
  /** Undici's own clocks stand behind the call's signal, longer than any deadline: the signal alone ends a call. */
  idleMs: 60_000,
}

interface OutgoingSettings {
  /** `host:port` that may be reached though it is no public address. */
  readonly allow: readonly string[]
}

/**
 * Calls carriers with an agent each, so that none can use up another's connections. It follows no redirect, reads a
 * mebibyte at most before and after inflating, and connects to public addresses only.
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
    async send({ carrier, endpoint, request: asked, signal }) {
      const url = new URL(endpoint + asked.path)
      try {
        signal.throwIfAborted()
        const reply = await request(url, {
          dispatcher: agentOf(carrier, url),
          method: asked.method,
          headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Wadsworth', ...asked.headers },
          body: asked.method === 'GET' ? null : asked.body,
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
    // The queue's groups say how many calls there are at once; a call never waits for a connection.
    connections: null,
    pipelining: 1,
  })
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) }

async function inflated(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (!Object.hasOwn(inflaters, encoding)) throw new CallFailed('badAnswer')
  // Just looked up; the three differ in nothing that is used here.
  const inflater = inflaters[encoding as 'gzip']
  return inflater(bytes, { maxOutputLength: callLimits.replyBytes }).catch(() => {
    throw new CallFailed('badAnswer')
  })
}

/** Codes of trouble before anything was sent. */
const unsent =
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|FORBIDDEN_ADDRESS)$/
const unreadable = /^(UND_ERR_RES_EXCEEDED_MAX_SIZE|UND_ERR_HEADERS_OVERFLOW|HPE_\w+)$/

function failureOf(error: unknown, signal: AbortSignal): CallFailed {
  const { code = '', name = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  if (signal.aborted || /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(code)) return new CallFailed('timeout')
  if (unreadable.test(code) || name === 'HTTPParserError') return new CallFailed('badAnswer')
  return new CallFailed('network', unsent.test(code))
}
