import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { status } from '../src/contract/prices/status.ts'
import { type Page, renter } from '../tests/support/renters.ts'
import { arrive, give, post } from './answers.ts'
import type { CrowdCounts } from './crowd.ts'
import { clientOf } from './load.ts'
import { medianOf } from './measure.ts'
import { petQuote, use } from './pet-quote.ts'
import type { Server } from './server.ts'

/** Milliseconds of the same job through the page's call and through an assistant's tool. */
export interface DoorTimes {
  readonly page: number
  readonly agent: number
}

/** One answer, and the prices, through either door in turn: the medians. */
export async function benchDoors(
  server: Server,
  times: number,
): Promise<{ readonly answer: DoorTimes; readonly prices: DoorTimes }> {
  const client = clientOf(server.origin, 1)
  const headers = await arrive(client)
  const pages: readonly Page[] = [
    ['/start', { type: 'pet', zipCode: '78701' }],
    ['/quote/pet/1', { choice: 'DOG_MEDIUM' }],
    ['/quote/pet/10', { month: 5, day: 2, year: 2023 }],
  ]
  let quoteId: string | undefined
  for (const page of pages) quoteId = await give(client, headers, page, quoteId)
  const quote = await petQuote(client)
  const took = { answer: { page: [], agent: [] }, prices: { page: [], agent: [] } } as Record<
    'answer' | 'prices',
    Record<keyof DoorTimes, number[]>
  >
  async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    await work()
    into.push(performance.now() - began)
    // Insurers over a wire answer the page's quote meanwhile, and no timed call pays for that.
    await pause(100)
  }
  for (let nth = 0; nth < times; nth += 1) {
    const choice = nth % 2 === 0 ? 'CAT_MIXED' : 'DOG_LARGE'
    await timed(took.answer.page, () => give(client, headers, ['/quote/pet/1', { choice }], quoteId))
    const answers = [{ question: 'pet', answer: { choice } }]
    const args = { quote, answers, idempotency_key: randomUUID() }
    await timed(took.answer.agent, () => use(client, 'answer_questions', args))
    await timed(took.prices.page, () => post(client, headers, status.path, { quote_id: quoteId }))
    await timed(took.prices.agent, () => use(client, 'get_quotes', { quote, wait_seconds: 0 }))
  }
  client.close()
  const medians = ({ page, agent }: Record<keyof DoorTimes, number[]>) => ({
    page: medianOf(page),
    agent: medianOf(agent),
  })
  return { answer: medians(took.answer), prices: medians(took.prices) }
}

/** Milliseconds of a person's call: the median, and what one in twenty takes longer than. */
interface CallTimes {
  readonly p50: number
  readonly p95: number
}

export interface CrowdTimes extends CrowdCounts {
  /** Without assistants, before and after. */
  readonly alone: CallTimes
  readonly beside: CallTimes
}

/**
 * Twenty people who answer page after page, alone, beside assistants that all at once begin quotes and ask for prices, and alone again
 * in a server that is as warm as the assistants left it.
 */
export async function benchCrowd(server: Server, sessions: number): Promise<CrowdTimes> {
  const people = 20
  // Nobody answers faster than this.
  const pageMs = 500
  const client = clientOf(server.origin, people)
  const headers = await Promise.all(Array.from({ length: people }, () => arrive(client)))
  async function walk(times: number): Promise<number[]> {
    const took: number[] = []
    // People answer in their own time: those whom something holds up together don't go on together.
    const think = () => pause(pageMs * (0.5 + Math.random()))
    async function person(nth: number): Promise<void> {
      for (let time = 0; time < times; time += 1) {
        let quoteId: string | undefined
        for (const page of renter.slice(0, -1)) {
          await think()
          const began = performance.now()
          quoteId = await give(client, headers[nth] ?? {}, page, quoteId)
          took.push(performance.now() - began)
        }
      }
    }
    await Promise.all(headers.map((_, nth) => person(nth)))
    return took
  }
  await walk(1)
  const before = await walk(4)
  const crowd = await startCrowd(server.origin, sessions)
  const beside = await walk(8)
  const counts = await crowd.end()
  const after = await walk(4)
  client.close()
  return { ...counts, alone: timesOf([...before, ...after]), beside: timesOf(beside) }
}

function timesOf(took: readonly number[]): CallTimes {
  return { p50: medianOf(took), p95: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0 }
}

/** Assistants in a thread of their own, so that what they cost this process is not taken for the server's time. */
async function startCrowd(origin: string, sessions: number) {
  const thread = new Worker(new URL('crowd.ts', import.meta.url), { workerData: { origin, sessions } })
  await once(thread, 'message')
  return {
    async end(): Promise<CrowdCounts> {
      const counts = once(thread, 'message')
      thread.postMessage('end')
      const [said] = await counts
      await thread.terminate()
      return said
    },
  }
}
