import { useSyncExternalStore } from 'react'
import { addressAt } from '../base-path.ts'
import { startPolling } from '../calls/poll-wait.ts'

/** Whether requests get no reply although the browser believes that it is online. */
let isLost = false

/** Whether the service can be reached, as far as this page knows. */
export function isConnected(): boolean {
  return navigator.onLine && !isLost
}

export function useConnected(): boolean {
  return useSyncExternalStore(listen, isConnected, assumeConnected)
}

const assumeConnected = () => true

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Resolves once there is a connection, at once if there is one. Rejects when `signal` aborts. */
export function whenConnected(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    if (isConnected()) resolve()
    addEventListener('online', () => resolve(), { once: true })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/**
 * Finds out whether the service can be reached, after a request that got no reply or before one that must not be lost. If it
 * cannot, the page hears `offline` now and `online` once it can: the events that the browser would send had it noticed.
 */
export async function checkConnection(): Promise<boolean> {
  if (!isConnected()) return false
  if (await isReached()) return true
  if (isConnected()) lose()
  return false
}

function lose(): void {
  isLost = true
  const stop = startPolling({
    ask: isReached,
    take(reached) {
      if (reached) dispatchEvent(new Event('online'))
      return reached
    },
  })
  const regain = () => {
    isLost = false
    stop()
  }
  // Before everybody else who waits for it.
  addEventListener('online', regain, { once: true, capture: true })
  dispatchEvent(new Event('offline'))
}

/** In ms; it asks for nothing that takes the service any time. */
const longestLook = 5000

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestLook)
    return (await fetch(addressAt('/healthz'), { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
