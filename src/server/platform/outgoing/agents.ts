import { createHash } from 'node:crypto'
import { Agent, type Dispatcher, ProxyAgent } from 'undici'
import { isThisMachine, targetOf } from '../../../connectors/this-machine.ts'
import { publicLookup, refusePrivate } from './addresses.ts'
import { CallFailed } from './call-failed.ts'

/** PEM text: our certificate with its key, and the authority that signed the carrier's. */
export interface Tls {
  readonly certificate?: string
  readonly key?: string
  readonly passphrase?: string
  readonly authority?: string
}

/** The limits of every call, besides its own signal. */
export const callLimits = {
  connectMs: 1000,
  headerBytes: 16 * 1024,
  replyBytes: 1024 * 1024,
  /** Undici's own timeouts are longer than any deadline: only the signal ends a call. */
  idleMs: 60_000,
}

export interface Reachable {
  /** `host:port` pairs that may be reached although they are not public addresses. The proxy is not used for them. */
  readonly allow: readonly string[]
  /** `host:port` pairs that may also be reached over plain http. */
  readonly allowHttp?: readonly string[]
  /** The proxy for all other hosts. */
  readonly proxy?: string | undefined
  /** The header `user-agent`. */
  readonly userAgent?: string
}

interface Destination {
  readonly carrier: string
  readonly url: URL
  readonly tls?: Tls | undefined
}

export interface Agents {
  /** The carrier's own agent, and whether it calls through the proxy. Throws for an address that may not be called. */
  agentOf(wanted: Destination): { readonly dispatcher: Dispatcher; readonly isProxied: boolean }
  close(): Promise<void>
}

interface CarrierAgent {
  readonly dispatcher: Dispatcher
  readonly tls: string
}

/** An agent for each carrier and host, so that none can use up another's connections; see Reachable. */
export function openAgents({ allow, allowHttp = [], proxy }: Reachable): Agents {
  const opened = new Map<string, CarrierAgent>()
  const direct = new Set([...allow, ...allowHttp])
  return {
    agentOf({ carrier, url, tls }) {
      const isAllowed = direct.has(targetOf(url))
      if (!isAllowed) refusePrivate(url)
      if (url.protocol === 'http:' && !isThisMachine(url) && !allowHttp.includes(targetOf(url)))
        throw new CallFailed('forbidden', { unsent: true, detail: 'PLAIN_HTTP' })
      const isProxied = proxy !== undefined && !isAllowed
      const name = `${carrier} ${url.origin}`
      const digest = digestOf(tls)
      const earlier = opened.get(name)
      if (earlier?.tls === digest) return { dispatcher: earlier.dispatcher, isProxied }
      // The certificate was renewed: calls under way finish with the one they began with.
      void earlier?.dispatcher.close()
      const dispatcher = isProxied ? openProxied(proxy, tls) : openDirect(isAllowed, tls)
      opened.set(name, { dispatcher, tls: digest })
      return { dispatcher, isProxied }
    },
    async close() {
      await Promise.all([...opened.values()].map(({ dispatcher }) => dispatcher.destroy()))
    },
  }
}

/** A name for a certificate that does not reveal its key. */
function digestOf(tls: Tls | undefined): string {
  return tls ? createHash('sha256').update(JSON.stringify(tls)).digest('base64') : ''
}

const limits = {
  headersTimeout: callLimits.idleMs,
  bodyTimeout: callLimits.idleMs,
  maxHeaderSize: callLimits.headerBytes,
  maxResponseSize: callLimits.replyBytes,
  // The queue's groups limit how many calls run at once; a call never waits for a connection.
  connections: null,
  pipelining: 1,
} as const

function openDirect(isAllowed: boolean, tls: Tls | undefined): Agent {
  const connect = { timeout: callLimits.connectMs, ...secureBy(tls) }
  return new Agent({ ...limits, connect: isAllowed ? connect : { ...connect, lookup: publicLookup } })
}

/** The proxy looks names up and controls which addresses are called; each carrier's TLS goes through it untouched. */
function openProxied(uri: string, tls: Tls | undefined): ProxyAgent {
  const timeout = callLimits.connectMs
  return new ProxyAgent({
    ...limits,
    uri,
    proxyTunnel: true,
    proxyTls: { timeout },
    requestTls: { timeout, ...secureBy(tls) },
  })
}

function secureBy({ certificate: cert, key, passphrase, authority: ca }: Tls = {}) {
  return Object.fromEntries(Object.entries({ cert, key, passphrase, ca }).filter(([, text]) => text))
}
