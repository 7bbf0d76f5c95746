import { isUnavailable } from '../database/errors.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import type { OfferJob, OfferQueue, StoredOutcome } from './new-offers.ts'
import type { OfferStore } from './offer-store.ts'

/** The queue in which open offers wait for their carriers. */
export const offersQueue = 'offers'

/** Carriers asked at once by one process. */
const slots = 32
/** Left after the deadline to write the outcome down, before the job counts as lost. */
const marginSeconds = 2
const sweepMs = 1000

/** Asks one carrier for one quote; an outcome that says "failed" is as good as a rejection. */
export type AskCarrier = (job: OfferJob, signal: AbortSignal) => Promise<StoredOutcome>

/** Open offers go into the job queue, in the transaction that makes them. */
export function makeOfferQueue(jobs: JobQueue): OfferQueue {
  return {
    add: (tx, offers) =>
      jobs.add(
        tx,
        offers.map(({ job, deadline }) => ({
          queue: offersQueue,
          data: job,
          expireInSeconds: Math.max(1, Math.ceil((deadline.getTime() - Date.now()) / 1000)) + marginSeconds,
        })),
      ),
    wake: () => jobs.wake(offersQueue),
  }
}

type FanOut = { jobs: JobQueue; offers: OfferStore; ask: AskCarrier; log: Log }

/** Takes open offers from the queue, asks their carriers until the offers' deadlines and settles them. */
export function fanOut({ jobs, offers, ask, log }: FanOut): void {
  jobs.work<OfferJob>(offersQueue, { slots, handle })

  async function handle(job: OfferJob, signal: AbortSignal): Promise<void> {
    const deadline = await offers.attempt(job)
    if (!deadline) return
    const timeUp = AbortSignal.timeout(Math.max(0, deadline.getTime() - Date.now()))
    const outcome = await askUntil(job, AbortSignal.any([signal, timeUp]))
    // The service stops: the offer stays open for whoever gets the job next.
    if (signal.aborted && outcome === null) throw new Error('stopped before the carrier answered')
    await offers.settle({ ...job, outcome })
  }

  async function askUntil(job: OfferJob, signal: AbortSignal): Promise<StoredOutcome> {
    try {
      signal.throwIfAborted()
      return await Promise.race([ask(job, signal), aborted(signal)])
    } catch (error) {
      const { carrier } = job
      log.warn({ carrier, error: error instanceof Error ? error.name : 'unknown' }, 'A carrier failed.')
      return null
    }
  }
}

/** A carrier's code may not heed the signal; its slot is freed all the same. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

type Sweep = { offers: OfferStore; signal: AbortSignal; log: Log }

/** Ends offers past their deadline, at once and every second: whatever died meanwhile, no offer stays open for ever. */
export function sweepOverdue({ offers, signal, log }: Sweep): void {
  repeat({
    everyMs: sweepMs,
    signal,
    async work() {
      const closed = await offers.closeOverdue(new Date())
      if (closed > 0) log.warn({ closed }, 'Offers ended without an answer in time.')
    },
    failed: error => log.error({ unavailable: isUnavailable(error) }, 'Overdue offers could not be ended.'),
  })
}
