import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '../../../units/day.ts'
import { inBatches } from '../../platform/batch.ts'
import { isUnavailable, retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { type KeyedHash, keyedHash } from '../../platform/keyed-hash.ts'
import type { Log } from '../../platform/log.ts'
import { dayMs } from '../rows/expiry.ts'

/** Everything that is counted about a visit (spec 4.1.5, 4.4.4, 4.5.2, 7.5). */
const visitEventNames = [
  'step_view',
  'step_answer',
  'quote_start',
  'generate_lead',
  'quotes_load',
  'quote_click',
  'ad_click',
  'information_disclosure',
  'email_switch_click',
  'save',
  'share',
  'agent_request',
  'begin_checkout',
  'purchase',
  'erase',
] as const
export type VisitEventName = (typeof visitEventNames)[number]

/** An action of a visitor. */
export interface VisitEvent {
  readonly name: VisitEventName
  readonly visitor: Buffer
  /** The quote it is about; an event counts once per quote. Without a quote it counts once a day. */
  readonly quoteId?: string | undefined
  readonly line?: string | undefined
  /** The page, by its route. */
  readonly step?: string | undefined
  readonly carrier?: string | undefined
  /** The code of the partner whose link brought the visitor, or an assistant that answers for one. */
  readonly partner?: string | undefined
  /** The visitor agreed to share what is counted with the analytics service that the operator has set. */
  readonly isShared?: boolean
}

/** A first occurrence, as an outside analytics service may get it: `visit` identifies nobody. */
export type SharedEvent = Pick<VisitEvent, 'name' | 'line' | 'carrier'> & { readonly visit: Buffer }

export interface VisitEvents {
  /** Counts an event unless it has been counted before. It never throws, and nobody waits for it. */
  note(event: VisitEvent): void
  /** Resolves when everything noted so far is written, or lost. */
  drain(): Promise<void>
}

interface Deps {
  readonly db: Db
  /** Makes the keys by which a repetition is recognized. */
  readonly key: Buffer
  readonly today: () => Day
  readonly log: Log
  readonly now?: () => Date
  /** Gets each shared event once, if the operator has set an analytics service. */
  readonly share?: (event: SharedEvent) => void
}

/** While the database is down, no more than these wait. */
const mostWaiting = 2_000

/** The events in the database, written in batches; see VisitEvents. */
export function makeVisitEvents({
  db,
  key: secret,
  today,
  log,
  now = () => new Date(),
  share = () => {},
}: Deps): VisitEvents {
  const waiting = new Set<Promise<void>>()
  const eventHash = keyedHash(secret)
  const hashOfDay = dailyHashes(db)
  let lost = false

  const write = inBatches(async (rows: readonly Row[]) => {
    const added = await retryOnce(() => insert(db, rows))
    // Of two equal events, one is counted.
    return rows.map(({ key }) => added.delete(key.toString('hex')))
  })

  async function keep(event: VisitEvent, at: Date, day: Day): Promise<void> {
    const { name, visitor, quoteId, line, step, carrier, partner } = event
    const about = quoteId ?? [visitor.toString('hex'), day]
    const dayHash = await hashOfDay(day)
    const visit = hash(dayHash, [visitor.toString('hex'), quoteId])
    const key = hash(eventHash, [about, name, step, carrier])
    const isFirst = await write({ ...{ key, name, visit, at }, ...{ line, step, carrier, partner } })
    if (!isFirst || !event.isShared) return
    share({ name, line, carrier, visit: hash(dayHash, [visitor.toString('hex'), 'shared']) })
  }

  return {
    note(event) {
      if (waiting.size >= mostWaiting) return
      const done: Promise<void> = keep(event, now(), today())
        .then(
          () => {
            lost = false
          },
          error => {
            // Once, until events are written again.
            if (!lost) log('visits-not-counted', { unavailable: isUnavailable(error) })
            lost = true
          },
        )
        .finally(() => waiting.delete(done))
      waiting.add(done)
    },
    async drain() {
      await Promise.all(waiting)
    },
  }
}

interface Row extends Pick<VisitEvent, 'name' | 'line' | 'step' | 'carrier' | 'partner'> {
  readonly key: Buffer
  readonly visit: Buffer
  readonly at: Date
}

/** The keys of the rows that were not there before. In order, so that two processes never wait for each other. */
async function insert(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const { rows: added } = await sql<{ key: Buffer }>`
    insert into visit_event (key, name, line, step, carrier, partner, visit, at)
    select * from unnest(
      ${rows.map(({ key }) => key)}::bytea[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ line }) => line ?? null)}::text[], ${rows.map(({ step }) => step ?? null)}::text[],
      ${rows.map(({ carrier }) => carrier ?? null)}::text[],
      ${rows.map(({ partner }) => partner ?? null)}::text[], ${rows.map(({ visit }) => visit)}::bytea[],
      ${rows.map(({ at }) => at)}::timestamptz[]
    ) order by 1 on conflict (key) do nothing
    returning key`.execute(db)
  return new Set(added.map(({ key }) => key.toString('hex')))
}

function hash(keyed: KeyedHash, value: unknown): Buffer {
  return keyed(JSON.stringify(value))
}

/** Hashes under the random key of a day, the same in every process, made by whichever needs it first. */
function dailyHashes(db: Db): (day: Day) => Promise<KeyedHash> {
  let known: { day: Day; hash: Promise<KeyedHash> } | undefined
  async function read(day: Day): Promise<KeyedHash> {
    const fresh = randomBytes(32)
    await retryOnce(() =>
      sql`insert into visit_day (day, key) values (${day}::date, ${fresh}) on conflict (day) do nothing`.execute(
        db,
      ),
    )
    const { rows } = await retryOnce(() =>
      sql<{ key: Buffer }>`select key from visit_day where day = ${day}::date`.execute(db),
    )
    if (!rows[0]) throw new Error('the key of a day that is over is gone')
    return keyedHash(rows[0].key)
  }
  return day => {
    if (known?.day !== day) {
      const reading = { day, hash: read(day) }
      // A failure is not remembered.
      reading.hash.catch(() => {
        if (known === reading) known = undefined
      })
      known = reading
    }
    return known.hash
  }
}

interface Forget {
  readonly today: Day
  /** Days for which events are kept. */
  readonly eventDays: number
  /** Days after which no quote remains that an event could be about. */
  readonly retentionDays: number
  readonly now?: Date
}

/**
 * Deletes events that are too old, and the keys of days that are over. Events whose quotes must be gone also lose the keys by
 * which they could be recognized.
 */
export async function forgetOldVisits(
  db: Db,
  { today, eventDays, retentionDays, now = new Date() }: Forget,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await retryOnce(() => sql`delete from visit_day where day < ${today}::date`.execute(db))
  await retryOnce(() => sql`delete from visit_event where at < ${before(eventDays)}`.execute(db))
  // A key of 16 bytes is already random. A row is written anew, because its key determines where it is stored.
  const recognizable = sql`at < ${before(retentionDays + 1)} and length(key) > 16`
  await retryOnce(() =>
    db.transaction().execute(async tx => {
      await sql`insert into visit_event (key, name, line, step, carrier, partner, visit, at)
        select substring(sha256(key || ${randomBytes(16)}::bytea) for 16), name, line, step, carrier, partner, visit, at
        from visit_event where ${recognizable}`.execute(tx)
      await sql`delete from visit_event where ${recognizable}`.execute(tx)
    }),
  )
}
