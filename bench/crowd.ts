import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Client, clientOf } from './load.ts'
import { petQuote, use } from './pet-quote.ts'

/** Assistants that got prices, and calls that were told to come back. */
export interface CrowdCounts {
  readonly priced: number
  readonly toldToWait: number
}

// Runs in a thread of its own: says when it begins, and its counts so far whenever it is asked.
const { origin, sessions } = workerData as { readonly origin: string; readonly sessions: number }
const client = clientOf(origin, sessions)
let priced = 0
let toldToWait = 0

/** Comes back when it is told to. */
const patient: Pick<Client, 'send'> = {
  async send(...call) {
    for (;;) {
      const reply = await client.send(...call)
      if (reply.status !== 503) return reply
      toldToWait += 1
      await pause(reply.retryAfter * 1_000)
    }
  },
}

async function assistant(nth: number): Promise<void> {
  const from = { 'x-forwarded-for': `198.51.${nth % 250}.${nth % 199}` }
  const quote = await petQuote(patient, from)
  const prices = await use(patient, 'get_quotes', { quote, wait_seconds: 0 }, from)
  if (prices.includes('"offers"')) priced += 1
}

parentPort?.on('message', () => parentPort?.postMessage({ priced, toldToWait } satisfies CrowdCounts))
parentPort?.postMessage('begun')
await Promise.all(Array.from({ length: sessions }, (_, nth) => assistant(nth)))
