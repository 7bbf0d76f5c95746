import { setTimeout as pause } from 'node:timers/promises'
import type { Carrier } from '../../carriers/carrier.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { every } from '../platform/every.ts'
import { mostAtOnce } from '../platform/jobs/dispatcher.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { type Log, nameOf } from '../platform/log.ts'
import type { OfferStore, OverdueOffer } from '../store/carriers/offer-store.ts'
import type { OfferJob, OfferQueue, QueuedOffer, StoredOutcome } from '../store/rows/new-offers.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import type { Answer, AskCarrier, OfferToAsk } from './ask-carrier.ts'
import type { LogSettled } from './log-settled.ts'
import { UnknownCarrier } from './what-to-ask.ts'

/** The queue in which open offers wait for their carriers. */
export const offersQueue = 'offers'

/** Calls that one process makes at once, or more if the carriers together allow more. */
const leastSlots = 128
/** Time after a call to store its outcome, before the job counts as lost. */
const marginSeconds = 2
const sweepMs = 1000

/**
 * Room for as many calls as all carriers over a wire allow together. No carrier takes more than its own share, so
 * carriers that hang leave room for the others.
 */
export function slotsFor(carriers: readonly Pick<Carrier, 'lines'>[]): number {
  const most = carriers.map(({ lines }) =>
    Math.max(
      0,
      ...Object.values(lines).map(({ connector }) =>
        connector.via === 'wire' ? Math.min(connector.terms.atOnce, mostAtOnce) : 0,
      ),
    ),
  )
  return Math.max(
    leastSlots,
    most.reduce((sum, atOnce) => sum + atOnce, 0),
  )
}

/** Puts open offers into the job queue, in the transaction that makes them. */
export function makeOfferQueue(jobs: JobQueue): OfferQueue {
  return {
    add: (tx, offers) => jobs.add(tx, offers.map(jobOf)),
    wake: () => jobs.wake(offersQueue),
  }
}

function jobOf({ job, callMs, atOnce, notBefore }: QueuedOffer) {
  return {
    queue: offersQueue,
    data: job,
    expireInSeconds: Math.ceil(callMs / 1000) + marginSeconds,
    group: { id: job.carrier, atOnce },
    ...(notBefore ? { startAfter: notBefore } : {}),
  }
}

interface FanOut {
  readonly jobs: JobQueue
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly offers: OfferStore
  readonly ask: AskCarrier
  readonly logSettled: LogSettled
  readonly log: Log
  /** Calls that this process has open at once. */
  readonly slots?: number
}

interface Handling {
  readonly quote: Quote | null
  readonly job: OfferJob
  readonly stopping: AbortSignal
}

/** Takes open offers from the queue, asks their carriers and settles them, or puts off those that answer later. */
export function fanOut({ jobs, quotes, offers, ask, logSettled, log, slots = leastSlots }: FanOut): void {
  const withQuote = shareQuoteReads(quotes)
  jobs.work<OfferJob>(offersQueue, {
    slots,
    handle: (job, stopping) => withQuote(job, quote => handle({ quote, job, stopping })),
  })

  async function handle({ quote, job, stopping }: Handling): Promise<void> {
    if (quote?.round !== job.round) return
    const open = await offers.attempt(quote, job.carrier)
    if (!open) return
    const answer = await askOrFail({ quote, carrier: job.carrier, open }, stopping)
    if (answer.kind === 'settled') {
      // What the carrier said before it was asked again is worth more than a stand-in for an answer.
      const kept = answer.standIn && open.earlier ? { outcome: open.earlier, standIn: false } : {}
      const settled = { quote, carrier: job.carrier, ...answer, ...kept }
      if (await retryWrite(() => offers.settle(settled), stopping)) logSettled({ settled, ...open })
      else await answer.keep?.()
      return
    }
    const { ticket, calls, meanwhile, again } = answer
    await retryWrite(
      () => offers.postpone({ quote, ticket, calls, meanwhile, again: { job, ...again } }),
      stopping,
    )
  }

  /** A carrier's failure is an outcome; an error of ours with one carrier fails only its offer. */
  async function askOrFail(offer: OfferToAsk, stopping: AbortSignal): Promise<Answer> {
    try {
      return await ask(offer, stopping)
    } catch (error) {
      if (stopping.aborted) throw new Error('stopped before the carrier answered')
      // The job runs again, perhaps in another process, at the latest until the window closes.
      if (error instanceof UnknownCarrier || isUnavailable(error)) throw error
      const { carrier } = offer
      log('carrier-not-asked', { carrier, error: nameOf(error) })
      return { kind: 'settled', outcome: null, standIn: true, calls: offer.open.calls, cause: 'internal' }
    }
  }
}

type WithQuote = (job: OfferJob, work: (quote: Quote | null) => Promise<void>) => Promise<void>

/** Many carriers work on one quote at the same time: we read and open it once and share it until the last is done. */
function shareQuoteReads(quotes: Pick<QuoteStore, 'readAny'>): WithQuote {
  const entries = new Map<string, { readonly reading: Promise<Quote | null>; users: number }>()
  return async (job, work) => {
    // A round keeps the answers that it began with.
    const name = `${job.quoteId} ${job.round}`
    const entry = entries.get(name) ?? { reading: quotes.readAny(job.quoteId), users: 0 }
    entries.set(name, entry)
    entry.users += 1
    try {
      await work(await entry.reading)
    } finally {
      entry.users -= 1
      if (entry.users === 0) entries.delete(name)
    }
  }
}

const againMs = 250

/** Waits for an unavailable database: if we dropped the answer, we would have to ask for it again. */
async function retryWrite<T>(write: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isUnavailable(error) || signal.aborted) throw error
      await pause(againMs, undefined, { signal })
    }
  }
}

interface Sweep {
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly offers: OfferStore
  readonly estimate: (offer: Omit<OfferToAsk, 'open'>) => Promise<StoredOutcome>
  readonly logSettled: LogSettled
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Ends offers whose window has closed, now and every second, so that no offer stays open forever, whichever process
 * dies.
 */
export function sweepOverdue({ quotes, offers, estimate, logSettled, signal, log }: Sweep): void {
  every({
    everyMs: sweepMs,
    signal,
    async work() {
      let closed = 0
      while (!signal.aborted) {
        const overdue = await offers.overdue(new Date())
        const ended = (await Promise.all(overdue.map(close))).filter(Boolean).length
        closed += ended
        // Those that another process ended at the same moment are not counted.
        if (ended === 0) break
      }
      if (closed > 0) log('offers-overdue', { count: closed })
    },
    failed: error => log('sweep-failed', { unavailable: isUnavailable(error) }),
  })

  async function close({ deadline, attempts, ...job }: OverdueOffer): Promise<boolean> {
    const { quoteId, carrier, round } = job
    const quote = await readOrNull(quoteId)
    if (quote?.round !== round) return offers.abandon(job)
    const outcome = await standInFor(quote, carrier)
    const settled = { quote, carrier, outcome, standIn: true, cause: 'window' } as const
    const isClosed = await offers.settle(settled)
    if (isClosed) logSettled({ settled, deadline, attempts })
    return isClosed
  }

  /** A quote that none of our keys opens must not block the others: its offers end without an outcome. */
  async function readOrNull(quoteId: string): Promise<Quote | null> {
    try {
      return await quotes.readAny(quoteId)
    } catch (error) {
      if (isUnavailable(error)) throw error
      return null
    }
  }

  /** The outcome shown so far, or an estimate made now. */
  async function standInFor(quote: Quote, carrier: string): Promise<StoredOutcome> {
    const stored = (await offers.offersOf(quote)).find(offer => offer.carrier === carrier)?.outcome
    if (stored) return stored
    try {
      return await estimate({ quote, carrier })
    } catch {
      // The carrier no longer exists, or a changed line no longer accepts the answers.
      return null
    }
  }
}
