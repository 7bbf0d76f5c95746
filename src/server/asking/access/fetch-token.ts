import * as v from 'valibot'
import type { OAuthClient } from '../../../connectors/access.ts'
import type { WireReply, WireRequest } from '../../../connectors/connector.ts'
import { failedBy } from '../../../connectors/http-status.ts'
import { CallFailed } from '../../platform/outgoing/call-failed.ts'
import type { Outgoing, OutgoingCall } from '../../platform/outgoing/outgoing.ts'
import { basicLogin } from './basic-login.ts'

/** The credentials for a token, with the values of the settings filled in. */
export interface TokenClient extends Pick<OutgoingCall, 'carrier' | 'tls'> {
  readonly oauth: OAuthClient
  readonly id: string
  readonly secret: string
}

/** A token as its server issued it, and how many seconds it is valid. */
export interface IssuedToken {
  readonly value: string
  readonly seconds: number
}

/** Assumed if a server does not say how long its token is valid. */
const usualSeconds = 300

/**
 * Fetches a token with our own credentials (RFC 6749, 4.4). Throws CallFailed, whose detail is one of the error codes of the
 * standard and nothing else from the reply.
 */
export async function fetchToken(
  send: Outgoing['send'],
  client: TokenClient,
  signal: AbortSignal,
): Promise<IssuedToken> {
  const { carrier, tls, oauth } = client
  const { origin, pathname, search } = new URL(oauth.tokenUrl)
  const request = tokenRequest(client, pathname + search)
  const reply = await send({ carrier, endpoint: origin, request, tls, signal })
  if (reply.status === 200) return readToken(reply)
  const code = v.safeParse(refusal, reply.body)
  if (code.success) throw new CallFailed('auth', { detail: code.output.error })
  const { cause, detail } = failedBy(reply.status)
  throw new CallFailed(cause, { detail: `token ${detail}` })
}

function tokenRequest({ oauth, id, secret }: TokenClient, path: string): WireRequest {
  const { scopes = [], audience, credentialsIn } = oauth
  const inHeader = credentialsIn === 'header'
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
    ...(audience === undefined ? {} : { audience }),
    ...(inHeader ? {} : { client_id: id, client_secret: secret }),
  })
  return {
    method: 'POST',
    path,
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      // Both are written as in a form first (2.3.1).
      ...(inHeader ? { authorization: basicLogin(inForm(id), inForm(secret)) } : {}),
    },
    body: form.toString(),
  }
}

function inForm(text: string): string {
  return new URLSearchParams({ _: text }).toString().slice(2)
}

const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    error: v.picklist([
      ...(['invalid_request', 'invalid_client', 'invalid_grant', 'invalid_scope'] as const),
      ...(['unauthorized_client', 'unsupported_grant_type'] as const),
    ]),
  }),
)

/** Servers name the type of their tokens in many ways; `scheme` says how a token is sent. */
const granted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8000}$/)),
    expires_in: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(1))),
  }),
)

function readToken({ body }: WireReply): IssuedToken {
  const read = v.safeParse(granted, body)
  if (!read.success) {
    const member = v.getDotPath(read.issues[0])
    const what = member === null ? 'is not a JSON object' : `is not understood at ${member}`
    throw new CallFailed('badAnswer', { detail: `the reply of the token server ${what}` })
  }
  const { access_token: value, expires_in: seconds = usualSeconds } = read.output
  return { value, seconds }
}
