import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from '../src/contract/answers/answer.ts'
import { type Page, renter } from '../tests/support/renters.ts'
import { arrive } from './answers.ts'
import { clientOf } from './load.ts'
import type { Server } from './server.ts'

/** What a server did with answers that came at a rate of their own, whether or not earlier ones had a reply. */
export interface Overload {
  /** How many times the peak was offered. */
  readonly times: number
  readonly offeredPerSecond: number
  readonly servedPerSecond: number
  readonly refusedPerSecond: number
  /** Of the answers that were served. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** Looks at `/readyz`, and those that said 200. */
  readonly looks: number
  readonly ready: number
}

/** One offer beside the peak of the same seconds. */
export interface Round extends Overload {
  /** Answers a second in the closed loops right before and after it, on average. */
  readonly peak: number
}

/** More than a server can have at work while it still replies in time. */
const mostVisitors = 600
/** So many, each waiting for the reply before the next answer, get the most answers a second. */
const peakVisitors = 64
const pages = renter.slice(0, -1)

/**
 * Offers a server several times its peak, `rounds` times over, each offer between two looks at the peak: what a machine can do
 * changes by half within a minute. By raw sockets, because the load has to leave the machine to the server: a request is one write,
 * and of its reply only the first bytes are read.
 */
export async function benchOverload(
  server: Server,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<readonly Round[]> {
  const visitors = await arriveAt(server)
  await mingle(visitors)
  const peakNow = () => closedLoop(visitors.slice(0, peakVisitors), seconds)
  const found: Round[] = []
  // The first look warms the server up.
  await peakNow()
  let before = await peakNow()
  for (let round = 0; round < rounds; round += 1) {
    for (const times of [1, 1.5, 2, 3]) {
      const overload = await openLoop(server, { visitors, perSecond: before * times, seconds })
      const after = await peakNow()
      found.push({ times, ...overload, peak: (before + after) / 2 })
      before = after
    }
  }
  for (const visitor of visitors) visitor.leave()
  return found
}

async function arriveAt(server: Server): Promise<readonly RawVisitor[]> {
  const client = clientOf(server.origin, 8)
  const visitors: RawVisitor[] = []
  for (let left = mostVisitors; left > 0; left -= 8) {
    const headers = await Promise.all(Array.from({ length: 8 }, () => arrive(client)))
    visitors.push(...headers.map(each => rawVisitor(server.origin, each)))
  }
  client.close()
  return visitors
}

/** Brings visitors to different pages: the first answer of a quote costs more than the others, and is one in ten of them. */
async function mingle(visitors: readonly RawVisitor[]): Promise<void> {
  const lanes = 16
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let nth = lane; nth < visitors.length; nth += lanes)
        for (let given = 0; given < Math.floor(nth / lanes) % pages.length; given += 1)
          await visitors[nth]?.answer()
    }),
  )
}

type Ending = 'served' | 'refused' | 'lost'

interface RawVisitor {
  /** Gives the next answer; one that was refused is given again the next time. */
  answer(): Promise<Ending>
  isBusy(): boolean
  leave(): void
}

/** A visitor on one connection, who answers the pages before the last and then starts over. */
function rawVisitor(origin: string, headers: Readonly<Record<string, string>>): RawVisitor {
  const { hostname, port } = new URL(origin)
  const head = `POST ${answer.path} HTTP/1.1\r\nHost: ${hostname}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`
  let socket: Socket | null = null
  let ended: ((reply: string) => void) | null = null
  let at = 0
  let quoteId: string | undefined

  function open(): Socket {
    const fresh = connect(Number(port), hostname)
    let reply = ''
    fresh.setNoDelay(true).setEncoding('latin1')
    fresh.on('data', text => {
      reply += text
      if (!isWhole(reply)) return
      const whole = reply
      reply = ''
      ended?.(whole)
    })
    const lose = () => {
      if (socket === fresh) socket = null
      ended?.('')
    }
    fresh.on('close', lose).on('error', lose)
    return fresh
  }

  return {
    isBusy: () => ended !== null,
    async answer() {
      const body = bodyOf(pages[at % pages.length] as Page, at % pages.length === 0 ? undefined : quoteId)
      const length = Buffer.byteLength(body)
      const reply = await new Promise<string>(resolve => {
        ended = resolve
        socket ??= open()
        socket.write(`${head}idempotency-key: ${randomUUID()}\r\nContent-Length: ${length}\r\n\r\n${body}`)
      })
      ended = null
      if (reply.startsWith('HTTP/1.1 503')) return 'refused'
      const id = /"quoteId":"([\w-]+)"/.exec(reply)?.[1]
      if (!reply.startsWith('HTTP/1.1 200') || id === undefined) return 'lost'
      quoteId = id
      at += 1
      return 'served'
    },
    leave: () => socket?.destroy(),
  }
}

function bodyOf([step, payload]: Page, quoteId: string | undefined): string {
  return JSON.stringify({
    answer: payload,
    step,
    source: 'web',
    ...(quoteId === undefined ? {} : { quote_id: quoteId }),
  })
}

function isWhole(reply: string): boolean {
  const end = reply.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(reply.slice(0, end + 2))?.[1] ?? 0)
  return reply.length >= end + 4 + length
}

/** Answers a second that all of these get served, each waiting for the reply before the next. */
async function closedLoop(visitors: readonly RawVisitor[], seconds: number): Promise<number> {
  const begin = performance.now() + 1_000
  const end = begin + seconds * 1_000
  let served = 0
  async function go(visitor: RawVisitor): Promise<void> {
    while (performance.now() < end) {
      const isServed = (await visitor.answer()) === 'served'
      if (isServed && performance.now() >= begin && performance.now() < end) served += 1
    }
  }
  await Promise.all(visitors.map(go))
  return served / seconds
}

interface Offer {
  readonly visitors: readonly RawVisitor[]
  readonly perSecond: number
  readonly seconds: number
}

/** Offers answers at a rate, two seconds of which do not count, and asks `/readyz` ten times a second. */
async function openLoop(
  server: Server,
  { visitors, perSecond, seconds }: Offer,
): Promise<Omit<Overload, 'times'>> {
  const start = performance.now()
  const begin = start + 2_000
  const end = begin + seconds * 1_000
  const took: number[] = []
  const endings: Promise<void>[] = []
  const counts = { offered: 0, served: 0, refused: 0, lost: 0 }
  let next = 0
  let sent = 0

  async function send(visitor: RawVisitor): Promise<void> {
    const began = performance.now()
    const ending = await visitor.answer()
    if (began < begin || began >= end) return
    counts[ending] += 1
    if (ending === 'served') took.push(performance.now() - began)
  }

  const looking = look(server, end)
  while (performance.now() < end) {
    const due = ((performance.now() - start) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      if (performance.now() >= begin) counts.offered += 1
      for (let tried = 0; tried < visitors.length; tried += 1) {
        const visitor = visitors[next++ % visitors.length]
        if (!visitor || visitor.isBusy()) continue
        endings.push(send(visitor))
        break
      }
    }
    await pause(1)
  }
  await Promise.all(endings)
  const looks = await looking
  took.sort((a, b) => a - b)
  const share = (of: number) => took[Math.min(took.length - 1, Math.floor(took.length * of))] ?? 0
  return {
    offeredPerSecond: counts.offered / seconds,
    servedPerSecond: counts.served / seconds,
    refusedPerSecond: counts.refused / seconds,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    ...looks,
  }
}

async function look(server: Server, end: number): Promise<Pick<Overload, 'looks' | 'ready'>> {
  let [looks, ready] = [0, 0]
  while (performance.now() < end) {
    const { ok } = await fetch(`${server.origin}/readyz`)
    looks += 1
    if (ok) ready += 1
    await pause(100)
  }
  return { looks, ready }
}
