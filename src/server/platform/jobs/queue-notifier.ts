import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isPooled } from '../database/pool.ts'
import { type Log, nameOf } from '../log.ts'

/** The channel on which a commit announces the queue that has new jobs. */
export const channel = 'wadsworth_jobs'

type NotifierSettings = { url: string; log: Log; rung: (queue: string) => void }

const againMs = 2000

/**
 * Listens for new jobs from other processes. It only saves waiting for the next poll: everything works without it where the
 * database, or a pooler in front of it, has no LISTEN. Returns a function that stops it.
 */
export function openQueueNotifier({ url, log, rung }: NotifierSettings): () => Promise<void> {
  if (isPooled(url)) return async () => {}
  const ending = new AbortController()
  const { signal } = ending
  let client: pg.Client | null = null

  async function listen(): Promise<void> {
    const listening = new pg.Client({ connectionString: url })
    const lost = new Promise<void>(resolve => {
      listening.on('error', () => resolve())
      listening.on('end', () => resolve())
    })
    listening.on('notification', ({ payload }) => rung(payload ?? ''))
    client = listening
    try {
      await listening.connect()
      await listening.query(`listen ${channel}`)
      await lost
    } finally {
      await listening.end().catch(() => {})
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(error => {
        if (!signal.aborted) log('queue-unheard', { error: nameOf(error) })
      })
      await pause(againMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const over = keepListening()
  return async () => {
    ending.abort()
    await client?.end().catch(() => {})
    await over
  }
}
