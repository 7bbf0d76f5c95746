import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { status } from '../src/contract/prices/status.ts'
import { type Page, renter } from '../tests/support/renters.ts'
import { arrive, give, post } from './answers.ts'
import { type Client, clientOf } from './load.ts'
import { medianOf } from './measure.ts'
import type { Server } from './server.ts'

/** Milliseconds of the same job through the page's call and through an assistant's tool. */
export interface DoorTimes {
  readonly page: number
  readonly agent: number
}

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

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

export interface CrowdTimes {
  /** Milliseconds of a person's call, the median, without and beside assistants. */
  readonly alone: number
  readonly beside: number
  readonly priced: number
  readonly toldToWait: number
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
  let priced = 0
  let toldToWait = 0
  const agents = clientOf(server.origin, 500)
  let isOver = false
  const waiting = Array.from({ length: sessions }, (_, nth) => nth).values()
  async function lane(): Promise<void> {
    for (const nth of waiting) {
      if (isOver) return
      const from = { 'x-forwarded-for': `198.51.${nth % 250}.${nth % 199}` }
      // Whoever is told to wait does, and tries again.
      while (!isOver) {
        const quote = await petQuote(agents, from).catch(() => null)
        const said = quote && (await use(agents, 'get_quotes', { quote, wait_seconds: 0 }, from))
        if (said?.includes('"offers"')) {
          priced += 1
          break
        }
        toldToWait += 1
        await pause(5_000)
      }
    }
  }
  const crowd = Promise.all(Array.from({ length: sessions }, lane))
  await walkOnce(beside)
  isOver = true
  await crowd
  agents.close()
  client.close()
  return { alone: medianOf(alone), beside: medianOf(beside), priced, toldToWait }
}

async function petQuote(client: Client, from = {}): Promise<string> {
  const begun = await use(client, 'start_quote', { line: 'pet', zip: '78701' }, from)
  const quote = /"quote":"([\w.-]+)"/.exec(begun)?.[1]
  if (quote === undefined) throw new Error(begun)
  const answers = [
    { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
    { question: 'dob', answer: { month: 5, day: 2, year: 2023 } },
  ]
  await use(client, 'answer_questions', { quote, answers }, from)
  return quote
}

async function use(client: Client, name: string, args: object, from = {}): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  return (await client.send('POST', '/mcp', { ...json, ...from }, JSON.stringify(call))).body
}
