import { type Log, nameOf, placeOf } from './log.ts'

/** How long a stopping process has before it is killed. */
export const longestStopMs = 70_000

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

interface Stopping {
  /** Whether the process has been asked to stop. */
  isAsked(): boolean
  /** Sets what to close on a stop; if a stop was requested meanwhile, closes it at once. */
  closes(close: () => Promise<void>): void
}

/**
 * Handles requests to stop the process: signals from now on, even during startup, and uncaught errors once there is something to
 * close. The process ends when everything is closed, after seventy seconds at most. A second signal changes nothing: npm, a
 * shell, a terminal and a service manager may each pass on the same one.
 */
export function stopInGoodOrder(log: Log): Stopping {
  const opened = Promise.withResolvers<() => Promise<void>>()
  let isAsked = false

  async function stop(code: 0 | 1): Promise<void> {
    if (isAsked) return
    isAsked = true
    setTimeout(() => {
      log('process-failed', { error: 'too long', place: [] })
      process.exit(1)
    }, longestStopMs)
    try {
      const close = await opened.promise
      await close()
    } catch (error) {
      failed(error)
      process.exit(1)
    }
    log('process-stopped')
    process.exit(code)
  }

  function failed(error: unknown): void {
    log('process-failed', { error: nameOf(error), place: placeOf(error) })
  }

  for (const signal of signals) {
    process.on(signal, () => {
      if (!isAsked) log('process-stopping', { signal })
      void stop(0)
    })
  }
  return {
    isAsked: () => isAsked,
    closes(close) {
      opened.resolve(close)
      // Until there is something to close, Node itself reports the error and ends the process.
      for (const trouble of ['uncaughtException', 'unhandledRejection'] as const) {
        process.on(trouble, (error: unknown) => {
          failed(error)
          void stop(1)
        })
      }
    },
  }
}
