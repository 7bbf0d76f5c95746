import { setTimeout as pause } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

/** Does one job. The signal ends it: its time is over, or the service stops. */
export type Handler<T extends object> = (data: T, signal: AbortSignal) => Promise<void>

export type Dispatcher = { wake(): void; stop(): Promise<void> }

type Options<T extends object> = {
  boss: PgBoss
  queue: string
  slots: number
  handle: Handler<T>
  log: Log
}

const lookMs = 500
const graceMs = 10_000

/**
 * Fills free slots from a queue as they free up and settles each job by itself, so that no job waits for a slower
 * one fetched beside it.
 */
export function dispatch<T extends object>({ boss, queue, slots, handle, log }: Options<T>): Dispatcher {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const ending = new AbortController()
  let looking: Promise<void> | null = null
  let lookAgain = false

  async function fill(): Promise<void> {
    do {
      lookAgain = false
      const free = slots - running.size
      if (free === 0) return
      const jobs = await boss.fetch<T>(queue, { batchSize: free })
      for (const job of jobs)
        running.set(
          job.id,
          run(job).finally(() => ended(job.id)),
        )
      if (jobs.length === free) lookAgain = true
    } while (lookAgain && !stopping.signal.aborted)
  }

  function ended(id: string): void {
    const wasFull = running.size === slots
    running.delete(id)
    if (wasFull) wake()
  }

  async function run(job: Job<T>): Promise<void> {
    const timeUp = AbortSignal.timeout(job.expireInSeconds * 1000)
    try {
      await handle(job.data, AbortSignal.any([timeUp, ending.signal]))
      await boss.complete(queue, job.id)
    } catch (error) {
      // Its message may quote what a carrier sent.
      log.warn({ queue, error: error instanceof Error ? error.name : 'unknown' }, 'A job failed.')
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
      .catch(error =>
        log.warn({ queue, error: String(error.code ?? error.name) }, 'The queue could not be read.'),
      )
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
      const done = Promise.all(running.values())
      await Promise.race([done, pause(graceMs, undefined, { ref: false })])
      ending.abort()
      await done
    },
  }
}
