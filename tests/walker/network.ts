import type { BrowserContext, Page, Request, Route } from 'playwright-core'
import type { Time } from './time.ts'

/** A request that the service has answered, whether or not its reply came back. */
export interface Exchange {
  readonly page: Page
  readonly method: string
  readonly path: string
  /** The request and the reply of a call; null for anything else. */
  readonly ask: unknown
  readonly reply: unknown
  readonly status: number
}

/** Corrupts network traffic, to check that the walker notices. */
export interface Tampering {
  ask?(path: string, ask: unknown): unknown
  reply?(path: string, reply: unknown): unknown
  status?(path: string): number | undefined
}

interface Wiring {
  readonly context: BrowserContext
  readonly origin: string
  readonly time: Time
  /** Milliseconds that a request takes both ways, by its address and how often it has been requested. */
  readonly delayOf: (what: string) => number
  readonly onExchange: (exchange: Exchange) => void
  readonly tampering: Tampering
}

/** The network between the pages and the service. */
export interface Network {
  /** Handles the requests of a page from now on. */
  carry(page: Page): Promise<void>
  /** Requests on their way. */
  pending(): number
  /** Requests that wait for the service, not for the journey's time. */
  working(): number
  /** All requests so far. */
  count(): number
  isOnline(): boolean
  /** Going offline loses what is on its way: requests that have not arrived, and replies to those that have. */
  turn(to: 'online' | 'offline'): Promise<void>
}

interface Reply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Built files never change while the tests run. */
const files = new Map<string, Reply>()

export function openNetwork({ context, origin, time, delayOf, onExchange, tampering }: Wiring): Network {
  const underWay = new Map<Route, () => Promise<void>>()
  const counts = new Map<string, number>()
  /** The browser's cache, which it does not use for held requests: built files that came once are there offline. */
  const cached = new Set<string>()
  let isOnline = true
  let total = 0
  let busy = 0

  async function take(page: Page, route: Route): Promise<void> {
    const request = route.request()
    const { pathname, origin: to } = new URL(request.url())
    if (to !== origin) return drop(route)
    total += 1
    const inCache = cached.has(pathname) && files.get(pathname)
    if (inCache) return work(() => give(route, inCache))
    const what = `${request.method()} ${pathname}`
    const nth = (counts.get(what) ?? 0) + 1
    counts.set(what, nth)
    if (!isOnline) return drop(route)
    // While a document is held, the browser accepts no commands for its tab; its other files are held as well.
    if (request.isNavigationRequest()) return work(async () => give(route, await ask(page, route)))
    const half = delayOf(`${what} ${nth}`) / 2
    underWay.set(route, () => drop(route))
    time.after(half, async () => {
      if (!underWay.has(route)) return
      const reply = await ask(page, route)
      time.after(half, async () => {
        if (!underWay.delete(route)) return
        await give(route, reply)
      })
    })
  }

  function give(route: Route, reply: Reply | null): Promise<void> {
    if (!reply) return drop(route)
    const { pathname } = new URL(route.request().url())
    if (files.get(pathname) === reply) cached.add(pathname)
    return route.fulfill(reply).catch(() => {})
  }
  /** The browser itself drops a request that nothing waits for any more. */
  const drop = (route: Route) => route.abort('internetdisconnected').catch(() => {})

  /** Counts work that happens at once, not at a moment of the journey's time. */
  async function work(what: () => Promise<void>): Promise<void> {
    busy += 1
    await what()
    busy -= 1
  }

  async function ask(page: Page, route: Route): Promise<Reply | null> {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const cached = files.get(pathname)
    if (cached) return cached
    const isCall = pathname.startsWith('/api/')
    const sent = isCall ? jsonOf(request.postData()) : null
    const changed = tampering.ask?.(pathname, sent) ?? sent
    const response = await route
      .fetch({
        maxRedirects: 0,
        headers: { ...request.headers(), ...originOf(request, origin) },
        ...(changed === sent ? {} : { postData: JSON.stringify(changed) }),
      })
      .catch(() => null)
    if (!response) return null
    const headers = response.headers()
    const status = tampering.status?.(pathname) ?? response.status()
    const body = await response.body()
    const reply = isCall ? jsonOf(body.toString()) : null
    const spoilt = tampering.reply?.(pathname, reply) ?? reply
    onExchange({ page, method: request.method(), path: pathname, ask: sent, reply: spoilt, status })
    const answer = { status, headers, body: spoilt === reply ? body : Buffer.from(JSON.stringify(spoilt)) }
    if (pathname.startsWith('/assets/') && status === 200) files.set(pathname, answer)
    return answer
  }

  return {
    async carry(page) {
      await page.route('**/*', route => take(page, route))
    },
    pending: () => underWay.size,
    working: () => busy,
    count: () => total,
    isOnline: () => isOnline,
    async turn(to) {
      isOnline = to === 'online'
      if (!isOnline) {
        const lost = [...underWay.values()]
        underWay.clear()
        await Promise.all(lost.map(lose => lose()))
      }
      await context.setOffline(!isOnline)
    },
  }
}

/** The browser adds the origin of a form or a call only after it was held. */
function originOf(request: Request, origin: string): Record<string, string> {
  return request.method() === 'POST' ? { origin } : {}
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
