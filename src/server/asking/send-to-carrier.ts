import type { Access, OAuthClient } from '../../connectors/access.ts'
import type { WireConnector, WireReply, WireRequest } from '../../connectors/connector.ts'
import type { Tls } from '../platform/outgoing/agents.ts'
import { CallFailed } from '../platform/outgoing/call-failed.ts'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { Token } from '../store/carriers/carrier-tokens.ts'
import { basicLogin } from './access/basic-login.ts'
import type { Tokens } from './access/tokens.ts'

/** A request that a connector wrote, and how to reach its carrier. */
export interface CarrierCall {
  readonly carrier: string
  readonly connector: Pick<WireConnector, 'access'>
  readonly endpoint: string
  readonly request: WireRequest
  /** The value of a setting that the access names. */
  secret(name: string): string
  readonly signal: AbortSignal
}

/** Sends a request with the credentials that the carrier expects. Throws CallFailed. */
export type SendToCarrier = (call: CarrierCall) => Promise<WireReply>

interface Deps extends Pick<Outgoing, 'send'> {
  readonly tokens: Tokens
}

/**
 * See SendToCarrier. A token that the carrier refuses before it expires is replaced and the request sent once more,
 * because the carrier has not accepted it.
 */
export function sendToCarrierBy({ send, tokens }: Deps): SendToCarrier {
  return async ({ carrier, connector: { access = {} }, endpoint, request, secret, signal }) => {
    const tls = tlsOf(access, secret)
    const headers = { ...request.headers, ...headersOf(access, secret) }
    const sendWith = (more: Readonly<Record<string, string>>) =>
      send({ carrier, endpoint, signal, tls, request: { ...request, headers: { ...headers, ...more } } })
    const { oauth } = access
    if (!oauth) return sendWith({})
    const client = { carrier, tls, oauth, id: secret(oauth.id), secret: secret(oauth.secret) }
    const token = await before(signal, tokens.find(client))
    const reply = await sendWith(authorization(oauth, token))
    if (reply.status !== 401) return reply
    await tokens.refuse(client, token)
    return sendWith(authorization(oauth, await before(signal, tokens.find(client))))
  }
}

function authorization(
  { scheme = 'Bearer' }: OAuthClient,
  { value }: Token,
): Readonly<Record<string, string>> {
  return { authorization: `${scheme} ${value}` }
}

/** Waits for a token that others may wait for too, as long as this question has time. Throws CallFailed. */
async function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(new CallFailed('timeout', { unsent: true }))
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

type Secret = CarrierCall['secret']

/** The headers of an access, except those that need a token. */
function headersOf({ headers = {}, basic }: Access, secret: Secret): Readonly<Record<string, string>> {
  const named = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    typeof value === 'string' ? value : secret(value.setting),
  ])
  const login = basic ? { authorization: basicLogin(secret(basic.user), secret(basic.password)) } : {}
  return { ...Object.fromEntries(named), ...login }
}

/** The certificates of an access as PEM text; undefined if it names none. */
function tlsOf({ tls }: Access, secret: Secret): Tls | undefined {
  return tls && Object.fromEntries(Object.entries(tls).map(([part, name]) => [part, secret(name)]))
}
