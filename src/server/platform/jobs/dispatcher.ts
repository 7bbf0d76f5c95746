import { setTimeout as pause } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import { inBatches } from '../batch.ts'
import { type Log, nameOf } from '../log.ts'

/** Does one job. The signal aborts when its time is over or the service stops. */
export type Handler<T extends object> = (data: T, signal: AbortSignal) => Promise<void>

export type Dispatcher = { wake(): void; stop(): Promise<void> }

type DispatcherSettings<T extends object> = {
  boss: PgBoss
  queue: string
  slots: number
  handle: Handler<T>
  log: Log
}

type Running = { group: string | null | undefined; done: Promise<void> }

const lookMs = 500
/** The longest call to a carrier without a retry, plus the time to store the answer. */
export const graceMs = 26_000

/** A job's tier says how many of its group may run at once, in pg-boss's terms. */
export const mostAtOnce = 64
const groupConcurrency = {
  default: mostAtOnce,
  tiers: Object.fromEntries(Array.from({ length: mostAtOnce }, (_, index) => [String(index + 1), index + 1])),
}

/**
 * Fills free slots from a queue as they become free and settles each job on its own, so that no job waits for a slower one
 * fetched beside it.
 */
export function dispatch<T extends object>({
  boss,
  queue,
  slots,
  handle,
  log,
}: DispatcherSettings<T>): Dispatcher {
  const running = new Map<string, Running>()
  const stopping = new AbortController()
  const ending = new AbortController()
  const complete = inBatches(async (ids: readonly string[]) => {
    await boss.complete(queue, [...ids])
    return ids
  })
  let looking: Promise<void> | null = null
  let lookAgain = false

  async function fill(): Promise<void> {
    do {
      lookAgain = false
      const free = slots - running.size
      if (free === 0) return
      const jobs = await boss.fetch<T>(queue, { batchSize: free, groupConcurrency })
      for (const job of jobs)
        running.set(job.id, { group: job.groupId, done: run(job).finally(() => ended(job)) })
      // Fewer than requested may mean that groups at their limit took up the rest.
      if (jobs.length > 0) lookAgain = true
    } while (lookAgain && !stopping.signal.aborted)
  }

  /** Looks for the next job if it may have been waiting for the freed slot, of the process or of a group. */
  function ended(job: Job<T>): void {
    const wasFull = running.size === slots || isAtLimit(job)
    running.delete(job.id)
    if (wasFull) wake()
  }

  function isAtLimit({ groupId, groupTier }: Job<T>): boolean {
    const ofGroup = [...running.values()].filter(({ group }) => group === groupId)
    return ofGroup.length >= Number(groupTier ?? Infinity)
  }

  async function run(job: Job<T>): Promise<void> {
    const timeUp = AbortSignal.timeout(job.expireInSeconds * 1000)
    try {
      await handle(job.data, AbortSignal.any([timeUp, ending.signal]))
      await complete(job.id)
    } catch (error) {
      log('job-failed', { queue, error: nameOf(error) })
      await boss.fail(queue, job.id).catch(() => {})
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = fill()
      .catch(error => log('queue-unreadable', { queue, error: nameOf(error) }))
      .finally(() => {
        looking = null
      })
  }

  const timer = setInterval(wake, lookMs)
  wake()

  return {
    wake,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await looking
      const done = Promise.all([...running.values()].map(job => job.done))
      await Promise.race([done, pause(graceMs, undefined, { ref: false })])
      ending.abort()
      await done
    },
  }
}
