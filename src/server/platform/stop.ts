import { type Log, nameOf, placeOf } from './log.ts'

/** After which a process that was told to stop is ended. */
export const longestStopMs = 70_000

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

interface Stopping {
  /** Whether the process was told to stop already. */
  isAsked(): boolean
  /** Names what is to be closed, from now on; where a stop was asked for meanwhile it is closed at once. */
  closes(close: () => Promise<void>): void
}

/**
 * Heeds what tells the process to stop: from now on a signal, also while it still starts; once it has something to close,
 * an error that nobody caught too. It ends once all is closed, after seventy seconds at most. Told again it goes on stopping: npm, a shell, a terminal and
 * a service manager may each hand the same signal on.
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
      // Before there is something to close, Node itself says what is wrong and ends the process.
      for (const trouble of ['uncaughtException', 'unhandledRejection'] as const) {
        process.on(trouble, (error: unknown) => {
          failed(error)
          void stop(1)
        })
      }
    },
  }
}
