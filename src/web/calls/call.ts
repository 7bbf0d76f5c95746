import type { Call, CallReply, Fail, Failure } from '../../contract/call.ts'
import { type Speech, spoken } from '../../language/text.ts'
import { addressAt } from '../base-path.ts'
import { messages } from '../wizard/messages.ts'
import { inTime } from './patience.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** One per intent, the same on a retry. */
  readonly key?: string
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
}

/**
 * Makes one call of the wire. A failure of the network or the server becomes an `Error` reply without a message (`messageOf` has
 * one), and with the request id if the server sent one; a timeout counts as lost. A server that is full is asked again three times,
 * ever later, if the call has a key. If the server asks for a proof, the call is made again with one, and again if the hosted
 * challenge was not accepted. It rejects only when `signal` aborts.
 */
export async function call<Ask, Reply extends object>(
  to: Call<Ask, Reply>,
  ask: Ask,
  options: CallOptions = {},
): Promise<CallReply<Reply>> {
  let reply = await callOnce(to, ask, options)
  try {
    for (let tries = 2; tries > 0 && reply.status === 'Error' && reply.challenge !== undefined; tries -= 1) {
      const { prove } = await import('./prove.ts')
      reply = await callOnce(to, ask, { ...options, proof: await prove(reply.challenge) })
    }
    return reply
  } catch (error) {
    if (options.signal?.aborted) throw error
    return noReply
  }
}

/** The result of a call if nobody replied. */
export const noReply: CallReply<never> = {
  status: 'Error',
  reason: { code: 'unavailable', status: '' },
}

/** What a visitor reads about a call that failed. */
export function messageOf({ reason }: Fail | Failure, speech: Speech): string | undefined {
  return reason.status === '' ? spoken(messages, speech).networkError : reason.status
}

async function callOnce<Ask, Reply extends object>(
  { path }: Call<Ask, Reply>,
  ask: Ask,
  options: PostOptions,
): Promise<CallReply<Reply>> {
  const token = csrfToken()
  const reply = async (signal: AbortSignal): Promise<CallReply<Reply>> => {
    const send = () => post(path, ask, csrfToken(), { ...options, signal })
    let response = await send()
    if (response.status === 403 && (await renewToken(token, signal))) response = await send()
    for (let ms = 1e3; response.status === 503 && options.key && ms < 8e3; ms *= 2) {
      await new Promise(resolve => setTimeout(resolve, ms * (0.5 + Math.random())))
      response = await send()
    }
    // Every reply except a server failure is one of the contract's three envelopes.
    return response.status >= 500 ? lost(response) : response.json()
  }
  try {
    return await inTime(reply, options.signal)
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (navigator.onLine) await blameConnection().catch(() => {})
    return noReply
  }
}

/** Finds out whether the connection is to blame although the browser believes in it. The code for that comes with the page, once it is alive. */
async function blameConnection(): Promise<void> {
  const { checkConnection } = await import('../connection/offline.ts')
  await checkConnection()
}

function lost(response: Response): CallReply<never> {
  const request = response.headers.get('X-Request-Id')
  const reason = { code: 'unavailable', status: '', ...(request ? { request } : {}) } as const
  return { status: 'Error', reason }
}

interface PostOptions extends CallOptions {
  /** For a challenge of the server (src/contract/answers/proof.ts). */
  readonly proof?: string
}

type InCall = PostOptions & { readonly signal: AbortSignal }

function post(path: string, ask: unknown, token: string, options: InCall): Promise<Response> {
  const { signal, key, proof, keepalive = false } = options
  return fetch(addressAt(path), {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': token,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(proof === undefined ? {} : { 'X-Proof': proof }),
    },
    body: JSON.stringify(ask),
    keepalive,
    signal,
  })
}

/** Whether there is a new token: from another tab, or from a page fetched for its cookies. */
async function renewToken(refused: string, signal: AbortSignal): Promise<boolean> {
  if (csrfToken() === refused) await fetch(addressAt('/start'), { credentials: 'same-origin', signal })
  return csrfToken() !== refused
}

function csrfToken(): string {
  return /(?:^|; )(?:__\w+-)?csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
