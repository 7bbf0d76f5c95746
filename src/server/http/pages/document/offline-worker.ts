/** The part of a worker's global object used here: the browser's own types and a worker's exclude each other. */
interface Worker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

interface Waiting {
  waitUntil(work: Promise<unknown> | undefined): void
}

interface Fetching {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** What is shown in place of a page that cannot be loaded. */
export interface OfflinePage {
  readonly html: string
  /** Its content security policy. */
  readonly policy: string
}

/** The page shown below a path, instead of the general one. */
interface PageBelow extends OfflinePage {
  readonly below: string
}

/**
 * The service worker, whose source is sent with the pages it holds. If a page cannot be loaded, one of them answers instead of the
 * browser's own. It keeps nothing else: what a visitor sees is never stored in the browser. Forms bypass it, so that none is sent
 * twice.
 */
export function offlineWorker(worker: Worker, page: OfflinePage, elsewhere: readonly PageBelow[]): void {
  const patience = 20_000
  const instead = (wanted: string) => {
    const { html, policy } = elsewhere.find(({ below }) => new URL(wanted).pathname.startsWith(below)) ?? page
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    return new Response(html, { status: 503, headers })
  }

  async function load({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      return instead(request.url)
    }
  }

  worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()))
  // The browser asks for the page while it starts the worker, so that the worker costs no time.
  worker.addEventListener('activate', event =>
    event.waitUntil(worker.registration.navigationPreload?.enable()),
  )
  worker.addEventListener('fetch', event => {
    const { mode, method } = event.request
    if (mode !== 'navigate' || method !== 'GET') return
    const late = new Promise<Response>(resolve =>
      setTimeout(() => resolve(instead(event.request.url)), patience),
    )
    event.respondWith(Promise.race([load(event), late]))
  })
}

/** The script of that page: loads the wanted page as soon as the service answers. */
export function comeBack(health: string): void {
  let wait = 2000

  async function look(): Promise<void> {
    const reply = await fetch(health, { cache: 'no-store' }).catch(() => null)
    if (reply?.ok) location.reload()
  }

  async function keepLooking(): Promise<void> {
    if (!document.hidden) await look()
    setTimeout(keepLooking, wait)
    wait = Math.min(wait * 1.1, 15_000)
  }

  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  // The page may fail while the service answers, and must not be loaded over and over.
  setTimeout(keepLooking, wait)
}
