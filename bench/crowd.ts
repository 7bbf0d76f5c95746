import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { clientOf } from './load.ts'
import { petQuote, use } from './pet-quote.ts'

/** Assistants that got prices, and calls that were told to come back. */
export interface CrowdCounts {
  readonly priced: number
  readonly toldToWait: number
}

// Runs in a thread of its own: says when it begins, and its counts once it is told to end.
const { origin, sessions } = workerData as { readonly origin: string; readonly sessions: number }
const agents = clientOf(origin, 500)
let priced = 0
let toldToWait = 0
let isOver = false

async function assistant(nth: number): Promise<void> {
  const from = { 'x-forwarded-for': `198.51.${nth % 250}.${nth % 199}` }
  // Whoever is told to wait does, and tries again.
  while (!isOver) {
    const quote = await petQuote(agents, from).catch(() => null)
    const said = quote && (await use(agents, 'get_quotes', { quote, wait_seconds: 0 }, from))
    if (said?.includes('"offers"')) {
      priced += 1
      return
    }
    toldToWait += 1
    await pause(5_000)
  }
}

parentPort?.once('message', async () => {
  isOver = true
  await crowd
  agents.close()
  parentPort?.postMessage({ priced, toldToWait } satisfies CrowdCounts)
})
parentPort?.postMessage('begun')
const crowd = Promise.all(Array.from({ length: sessions }, (_, nth) => assistant(nth)))
