import closeWithGrace from 'close-with-grace'
import { type Log, nameOf, placeOf } from './log.ts'

/** After which a process that was told to stop is ended. */
export const longestStopMs = 70_000

/** Closes what runs when the process is told to stop, or when it meets an error that nobody caught; seventy seconds at most. */
export function stopInGoodOrder(close: () => Promise<void>, log: Log): void {
  closeWithGrace(
    { delay: longestStopMs, logger: false, onTimeout: () => told('too long') },
    async ({ err, signal }) => {
      if (err) log('process-failed', { error: nameOf(err), place: placeOf(err) })
      else log('process-stopping', { signal: signal ?? '' })
      await close()
    },
  )

  function told(error: string): void {
    log('process-failed', { error, place: [] })
  }
}
