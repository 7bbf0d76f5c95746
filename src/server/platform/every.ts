import { setTimeout as pause } from 'node:timers/promises'

type Repeat = {
  everyMs: number
  signal: AbortSignal
  work: () => Promise<void>
  failed: (error: unknown) => void
}

/** Repeats work, each time a while after the last run, until the signal aborts. It does not keep the process alive. */
export function every({ everyMs, signal, work, failed }: Repeat): void {
  void (async () => {
    while (!signal.aborted) {
      await work().catch(error => {
        if (!signal.aborted) failed(error)
      })
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })()
}
