import type { Answered, Call } from '../contract/call.ts'
import { networkError } from './wizard/messages.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** One per intent, kept when the same is sent again (contract.md, `Idempotency-Key`). */
  readonly key?: string
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean
}

const lost: Answered<never> = { status: 'Error', reason: { code: 'unavailable', status: networkError } }

/**
 * Makes one call of the wire. What the network or the server spoils comes back as `Error` with the catalogue's
 * message; it rejects only when `signal` gives up.
 */
export async function call<Ask, Reply extends object>(
  { path }: Call<Ask, Reply>,
  ask: Ask,
  options: CallOptions = {},
): Promise<Answered<Reply>> {
  const token = ownToken()
  try {
    const first = await post(path, ask, token, options)
    const renewed = first.status === 403 && (await renewToken(token))
    const response = renewed ? await post(path, ask, ownToken(), options) : first
    // Every reply but a server's own breakdown is one of the contract's three envelopes.
    return response.status >= 500 ? lost : ((await response.json()) as Answered<Reply>)
  } catch (error) {
    if (options.signal?.aborted) throw error
    return lost
  }
}

function post(path: string, ask: unknown, token: string, options: CallOptions): Promise<Response> {
  const { signal = null, key, keepalive = false } = options
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': token,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(ask),
    keepalive,
    signal,
  })
}

/** Whether there is another token now: from another tab, or from a page fetched for its cookies. */
async function renewToken(refused: string): Promise<boolean> {
  if (ownToken() === refused) await fetch('/start', { credentials: 'same-origin' })
  return ownToken() !== refused
}

function ownToken(): string {
  return /(?:^|; )(?:__Host-)?csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
