import type { Call, CallReply } from '../../src/contract/call.ts'

/** A visitor without a browser: keeps cookies, sends the token, and posts calls as the page does. */
export interface Visitor {
  /** Of the service. */
  readonly origin: string
  /** Opens a page; redirects are not followed. */
  open(path: string): Promise<Response>
  /** Posts a call; `headers` replace the page's own, and undefined ones are left out. */
  call<Ask, Reply extends object>(
    call: Call<Ask, Reply>,
    ask: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<{ status: number; reply: CallReply<Reply> }>
  /** Posts anything to any path with the page's headers. */
  post(path: string, body: string, headers?: Readonly<Record<string, string | undefined>>): Promise<Response>
  readonly cookies: Map<string, string>
}

/**
 * A new visitor of the service at an origin, without cookies. With several servers behind it, `server` returns the one for the
 * next request; `own` are headers that the browser sends with every request.
 */
export function visitorAt(
  origin: string,
  server = () => origin,
  own: Readonly<Record<string, string>> = {},
): Visitor {
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(server() + path, { redirect: 'manual', ...init })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function post(
    path: string,
    body: string,
    headers: Readonly<Record<string, string | undefined>> = {},
  ) {
    const all = {
      'content-type': 'application/json',
      origin,
      cookie: cookieHeader(),
      'x-csrftoken': cookies.get('csrftoken'),
      ...own,
      ...headers,
    }
    const entries = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return send(path, { method: 'POST', body, headers: entries })
  }

  return {
    origin,
    cookies,
    post,
    open: path => send(path, { headers: { cookie: cookieHeader(), accept: 'text/html', ...own } }),
    async call(call, ask, headers) {
      const response = await post(call.path, JSON.stringify(ask), headers)
      // The service's own reply to its own call.
      return { status: response.status, reply: (await response.json()) as never }
    },
  }
}
