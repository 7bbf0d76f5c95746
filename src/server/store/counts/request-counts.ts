import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { isUnavailable, retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'

/** The requests of one window of time, by any key. */
export interface RequestCounts {
  /** Counts one more, and returns the number in the current window and when it ends, in ms. */
  add(of: { readonly name: string; readonly windowMs: number; readonly most: number }): {
    readonly requests: number
    readonly endsInMs: number
  }
}

interface Window {
  readonly name: string
  readonly endsAt: number
  /** Counted here, and not shared with the other processes yet. */
  own: number
  /** The shared count of all processes. */
  shared: number
  /** Whether the count is high enough to share. */
  isBusy: boolean
}

/** A process shares a window with the others when it has counted this share of the limit by itself. */
const busyShare = 0.1
const shareMs = 1_000

interface Sharing {
  readonly db: Db
  readonly key: Buffer
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Counts in this process, at no cost to a request. With `sharing`, busy windows are added up over all processes once a second, so
 * that a limit applies to them together.
 */
export function makeRequestCounts({
  sharing,
  now = Date.now,
}: {
  sharing?: Sharing
  now?: () => number
} = {}): RequestCounts {
  const windows = new Map<string, Window>()
  let sweptAt = now()

  function forgetEnded(): void {
    if (now() - sweptAt < shareMs) return
    sweptAt = now()
    for (const [id, { endsAt }] of windows) if (endsAt <= sweptAt) windows.delete(id)
  }

  if (sharing) {
    const { signal, log } = sharing
    every({
      everyMs: shareMs,
      signal,
      work: () => shareBusy(sharing, [...windows.values()], now),
      failed: error => log('request-counts-not-shared', { unavailable: isUnavailable(error) }),
    })
  }

  return {
    add({ name, windowMs, most }) {
      forgetEnded()
      const endsAt = (Math.floor(now() / windowMs) + 1) * windowMs
      const id = `${endsAt} ${name}`
      const window = windows.get(id) ?? { name, endsAt, own: 0, shared: 0, isBusy: false }
      windows.set(id, window)
      window.own += 1
      window.isBusy ||= window.own + window.shared >= most * busyShare
      return { requests: window.own + window.shared, endsInMs: endsAt - now() }
    },
  }
}

async function shareBusy({ db, key }: Sharing, windows: readonly Window[], now: () => number): Promise<void> {
  const busy = windows.filter(({ isBusy, endsAt }) => isBusy && endsAt > now())
  await retryOnce(() => sql`delete from request_count where ends_at < now()`.execute(db))
  for (const window of busy) {
    const hash = createHmac('sha256', key).update(window.name).digest()
    const own = window.own
    const { rows } = await retryOnce(() =>
      sql<{ requests: number }>`
        insert into request_count (key, ends_at, requests) values (${hash}, ${new Date(window.endsAt)}, ${own})
        on conflict (key, ends_at) do update set requests = request_count.requests + excluded.requests
        returning requests`.execute(db),
    )
    window.own -= own
    window.shared = rows[0]?.requests ?? window.shared
  }
}
