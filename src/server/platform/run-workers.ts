import { setTimeout as pause } from 'node:timers/promises'
import { every } from './every.ts'

interface Work<Item> {
  /** The next item that is due; null when there is none. */
  readonly take: () => Promise<Item | null>
  readonly work: (item: Item) => Promise<void>
  /** Items that one process works on at once. */
  readonly atOnce: number
  readonly signal: AbortSignal
  readonly failed: (error: unknown) => void
}

const lookMs = 1_000
/** How long a stopping process waits for work under way. */
const drainMs = 10_000

/**
 * Works on whatever is due, and looks again every second, until the signal aborts. The returned function waits for work under
 * way.
 */
export function runWorkers<Item>({ take, work, atOnce, signal, failed }: Work<Item>): () => Promise<void> {
  const running = new Set<Promise<void>>()
  for (let place = 0; place < atOnce; place += 1) every({ everyMs: lookMs, signal, work: workOnAll, failed })

  async function workOnAll(): Promise<void> {
    while (!signal.aborted) {
      const item = await take()
      if (!item) return
      const working = work(item)
      running.add(working)
      try {
        await working
      } finally {
        running.delete(working)
      }
    }
  }

  return async () => {
    await Promise.race([Promise.allSettled(running), pause(drainMs, undefined, { ref: false })])
  }
}
