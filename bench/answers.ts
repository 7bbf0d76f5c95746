import { randomUUID } from 'node:crypto'
import { answer } from '../src/contract/answers/answer.ts'
import { status } from '../src/contract/prices/status.ts'
import { lastPage, type Page, renter } from '../tests/support/renters.ts'
import { type Client, clientOf } from './load.ts'
import { measure, type Rate } from './measure.ts'
import type { Server } from './server.ts'

/** The last answer completes the quote, which costs more than storing an answer: it is measured separately. */
const pages = renter.slice(0, -1)

/**
 * Durable answers: visitors answer the ten pages before the last, then start over. Each answer has a key of its own, as the
 * page's answers have, so every reply is a commit.
 */
export async function benchAnswers(
  server: Server,
  { inFlight, seconds }: { inFlight: number; seconds: number },
): Promise<Rate> {
  const client = clientOf(server.origin, inFlight)
  const visitors = await Promise.all(Array.from({ length: inFlight }, () => arrive(client)))
  const lanes = visitors.map(headers => answering(client, headers))
  const rate = await measure({
    inFlight,
    seconds,
    async work(lane) {
      await lanes[lane]?.next()
    },
  })
  client.close()
  return rate
}

/** One visitor's answers, without end; each but the first of a quote names the quote, as the page does. */
async function* answering(client: Client, headers: Headers) {
  while (true) {
    let quoteId: string | undefined
    for (const page of pages) {
      quoteId = await give(client, headers, page, quoteId)
      yield
    }
  }
}

/** Milliseconds from posting the last answer to having all rate-plan prices from the first `/status`; the median. */
export async function benchPrices(
  server: Server,
  runs: number,
): Promise<{ ms: number; prices: number; offers: number }> {
  const client = clientOf(server.origin, 1)
  const took: number[] = []
  let prices = 0
  let offers = 0
  for (let run = 0; run < runs; run += 1) {
    const headers = await arrive(client)
    for (const page of pages) await give(client, headers, page)
    const began = performance.now()
    const completed = await post(client, headers, answer.path, asking(lastPage))
    const { quoteId } = JSON.parse(completed.body).data.config
    const reply = await post(client, headers, status.path, { quote_id: quoteId })
    took.push(performance.now() - began)
    const quotes: { price_info: { type: string } }[] = JSON.parse(reply.body).data.result.quotes
    offers = quotes.length
    prices = quotes.filter(quote => quote.price_info.type === 'price').length
  }
  client.close()
  took.sort((a, b) => a - b)
  return { ms: took[Math.floor(took.length / 2)] ?? 0, prices, offers }
}

type Headers = Record<string, string>

/** A new visitor's cookies and token. */
export async function arrive(client: Client): Promise<Headers> {
  const { cookies } = await client.send('GET', '/start')
  const pairs = cookies.map(cookie => cookie.split(';', 1)[0] ?? '')
  const token = pairs.find(pair => pair.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  return { cookie: pairs.join('; '), 'x-csrftoken': token, 'content-type': 'application/json' }
}

const asking = ([step, payload]: Page, quoteId?: string) => ({
  answer: payload,
  step,
  source: 'web',
  ...(quoteId === undefined ? {} : { quote_id: quoteId }),
})

/** Gives one answer; returns the quote it was for. */
export async function give(client: Client, headers: Headers, page: Page, quoteId?: string): Promise<string> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() }
  const { status: http, body } = await post(client, keyed, answer.path, asking(page, quoteId))
  if (http !== 200 || !body.startsWith('{"status":"OK"')) throw new Error(`${page[0]}: ${http} ${body}`)
  return JSON.parse(body).data.config.quoteId
}

/** Posts a call as the page does. */
export function post(client: Client, headers: Headers, path: string, ask: object) {
  return client.send('POST', path, headers, JSON.stringify(ask))
}
