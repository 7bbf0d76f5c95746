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

export interface CrowdTimes extends CrowdCounts {
  /** Milliseconds of a person's call, the median, without and beside assistants. */
  readonly alone: number
  readonly beside: number
}

/** Twenty people who answer page after page, alone and beside assistants that begin quotes and ask for prices all at once. */
export async function benchCrowd(server: Server, sessions: number): Promise<CrowdTimes> {
  const people = 20
  const client = clientOf(server.origin, people)
  const headers = await Promise.all(Array.from({ length: people }, () => arrive(client)))
  async function walkOnce(took: number[]): Promise<void> {
    await Promise.all(
      headers.map(async own => {
        let quoteId: string | undefined
        for (const page of renter.slice(0, -1)) {
          const began = performance.now()
          quoteId = await give(client, own, page, quoteId)
          took.push(performance.now() - began)
          // Nobody answers faster than this.
          await pause(500)
        }
      }),
    )
  }
  await walkOnce([])
  const alone: number[] = []
  await walkOnce(alone)
  const beside: number[] = []
  const crowd = await startCrowd(server.origin, sessions)
  await walkOnce(beside)
  const { priced, toldToWait } = await crowd.end()
  client.close()
  return { alone: medianOf(alone), beside: medianOf(beside), priced, toldToWait }
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
      return said
    },
  }
}
