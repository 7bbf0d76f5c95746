import type { Access } from '../../connectors/access.ts'
import type { WireConnector, WireReply, WireRequest } from '../../connectors/connector.ts'
import type { Tls } from '../platform/outgoing/agents.ts'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'

/** A request that a connector wrote, and the way to its carrier. */
export interface CarrierCall {
  readonly carrier: string
  readonly connector: Pick<WireConnector, 'access'>
  readonly endpoint: string
  readonly request: WireRequest
  /** The value of a setting that the access names. */
  secret(name: string): string
  readonly signal: AbortSignal
}

/** Sends a request with all that the carrier recognizes us by. Throws CallFailed. */
export type SendToCarrier = (call: CarrierCall) => Promise<WireReply>

/** See SendToCarrier. */
export function sendToCarrierBy({ send }: Pick<Outgoing, 'send'>): SendToCarrier {
  return ({ carrier, connector: { access = {} }, endpoint, request, secret, signal }) =>
    send({
      ...{ carrier, endpoint, signal },
      request: { ...request, headers: { ...request.headers, ...headersOf(access, secret) } },
      tls: tlsOf(access, secret),
    })
}

type Secret = CarrierCall['secret']

/** The headers of an access, besides those that need a token. */
function headersOf({ headers = {}, basic }: Access, secret: Secret): Readonly<Record<string, string>> {
  const named = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    typeof value === 'string' ? value : secret(value.setting),
  ])
  const login = basic ? { authorization: basicLogin(secret(basic.user), secret(basic.password)) } : {}
  return { ...Object.fromEntries(named), ...login }
}

/** The Authorization header of HTTP's basic login (RFC 7617). */
export function basicLogin(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

/** The certificates of an access as PEM text; undefined where it names none. */
export function tlsOf({ tls }: Access, secret: Secret): Tls | undefined {
  return tls && Object.fromEntries(Object.entries(tls).map(([part, name]) => [part, secret(name)]))
}
