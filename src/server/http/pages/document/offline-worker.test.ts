import { describe, expect, test, vi } from 'vitest'
import { offlineWorker } from './offline-worker.ts'

type Listener = (event: never) => void

/** The worker's answer to a request from the browser; undefined if it leaves the request alone. */
async function answerTo(
  request: { mode: string; method: string; url?: string },
  network: () => Promise<Response | undefined>,
) {
  const listeners = new Map<string, Listener>()
  const worker = {
    registration: {},
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  }
  offlineWorker(worker, { html: '<h1>Offline</h1>', policy: "default-src 'none'" }, [
    { below: '/es/', html: '<h1>Sin conexión</h1>', policy: "default-src 'self'" },
  ])
  const replies: Promise<Response>[] = []
  const respondWith = (reply: Promise<Response>) => void replies.push(reply)
  listeners.get('fetch')?.({ request, preloadResponse: network(), respondWith } as never)
  return replies[0]
}

const page = { mode: 'navigate', method: 'GET', url: 'https://example.com/start' }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the worker for pages that cannot be loaded', () => {
  test('leaves every page to the network, as it is', async () => {
    const own = new Response('prices')
    expect(await answerTo(page, async () => own)).toBe(own)
  })

  test('answers with its own page, under that page’s policy, where the network fails', async () => {
    const reply = await answerTo(page, lost)
    expect(reply?.status).toBe(503)
    expect(reply?.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(await reply?.text()).toBe('<h1>Offline</h1>')
  })

  test('answers below the path of a language with the page in it', async () => {
    const reply = await answerTo({ ...page, url: 'https://example.com/es/start' }, lost)
    expect(reply?.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
    expect(await reply?.text()).toBe('<h1>Sin conexión</h1>')
  })

  test('does so too where the network is silent', async () => {
    vi.useFakeTimers()
    const reply = answerTo(page, () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await reply)?.status).toBe(503)
    vi.useRealTimers()
  })

  test.each([
    { mode: 'navigate', method: 'POST' },
    { mode: 'cors', method: 'GET' },
  ])('leaves forms, calls and files alone: %o', async request => {
    expect(await answerTo(request, async () => new Response())).toBeUndefined()
  })
})
