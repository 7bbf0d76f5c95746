import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Period } from '../../../../units/period.ts'
import { retryOnce } from '../../../platform/database/errors.ts'
import type { Db, Tables, Tx } from '../../../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../../../platform/seal.ts'
import { leasedRows } from '../leased-rows.ts'
import { newLink } from '../quote-links.ts'
import type { AddressHashes } from './mail-address.ts'

export type MailKind = Tables['mail']['kind']

/** Readable only for the recipient. */
export interface Letter {
  /** One mailbox, as `mailboxIn` returns it. */
  to: string
  /** The token that opens the quote in another browser. */
  token: string
  /** In a mail about changes: the earlier prices. */
  before?: KnownPrices | undefined
}

/** Prices by the ids of their offers. */
export type KnownPrices = Readonly<Record<string, KnownPrice>>

export interface KnownPrice {
  readonly cents: number
  /** Null if a carrier that wants a call named none. */
  readonly period: Period | null
}

export interface NewMail {
  quote: { id: string; round: number; seal: QuoteSeal }
  kind: MailKind
  to: string
  before?: KnownPrices
  /** The request's Idempotency-Key. */
  key?: string | undefined
}

/**
 * The result of a request for a mail: it waits to be sent; the same request came before; another one's mail to the mailbox still
 * waits; the quote has its two mailboxes, or has had its mails of the day, and when it may have the next; the mailbox has had its
 * mails of the day; or the key was used for another one. Whether its reader wants mail from us is not part of it, or anybody could
 * find that out.
 */
export type Enqueued =
  | 'waiting'
  | 'repeated'
  | 'on-its-way'
  | { readonly limit: 'mailboxes'; readonly nextAt: Date | null }
  | { readonly limit: 'day'; readonly nextAt: Date }
  | 'mailbox-full'
  | 'conflict'

/** A mail that this process has taken, for as long as its lease lasts. */
export interface TakenMail {
  id: string
  quoteId: string
  kind: MailKind
  /** How often it was tried, including this time. */
  attempts: number
  createdAt: Date
  letter: Buffer
}

/** How a mail ended: sent, refused for good by the recipient's server, or no longer to be sent. */
export type MailEnd = 'sent' | 'refused' | 'dropped'

export interface MailOutbox {
  /** Adds a mail, in the caller's transaction if there is one, within the limits of docs/decisions/030-mail.md. */
  add(mail: NewMail, tx?: Tx): Promise<Enqueued>
  /** Whether a mail to this mailbox was counted today. */
  hadToday(to: string): Promise<boolean>
  /** Takes the due mail that has waited longest, and locks it for other processes until the lease ends; null when none is due. */
  take(): Promise<TakenMail | null>
  /** Null when the bytes cannot be opened. */
  open(mail: TakenMail, seal: QuoteSeal): Letter | null
  /**
   * Ends a mail and erases its recipient. `round`: that of the prices in a mail that was sent, which may be newer than when it was
   * asked for.
   */
  end(mail: TakenMail, how: MailEnd, round?: number): Promise<void>
  /** Tries a mail again after some seconds; `uncounted` when nothing was tried this time. */
  putOff(mail: TakenMail, seconds: number, uncounted?: 'uncounted'): Promise<void>
  /** Whether the reader of a mailbox wants no mail from us. */
  isSuppressed(to: string): Promise<boolean>
  /** Whether the reader said so through a link with this name of the mailbox. */
  isStopped(mailbox: Buffer): Promise<boolean>
  /** Sends nothing more to a mailbox. */
  suppress(mailbox: Buffer): Promise<void>
  /** The reader takes that back. */
  allow(mailbox: Buffer): Promise<void>
}

/** Mails that one quote may send in a day, and the mailboxes it may ever send them to. */
const mostOfQuote = 3
const mostMailboxes = 2
/** Mails that a mailbox gets in a day, across all visitors. */
const mostToMailbox = 3
const dayMs = 86_400_000

/** Longer than any delivery takes: after it, a mail's process counts as dead. */
const leaseSeconds = 120

interface Deps {
  db: Db
  hashes: AddressHashes
  unreadable?: ReportUnreadable
  leaseSeconds?: number
}

interface MailRow extends Omit<TakenMail, 'quoteId' | 'createdAt'> {
  readonly quote_id: string
  readonly created_at: Date
}

/** The outbox in the database; see MailOutbox. */
export function makeMailOutbox({
  db,
  hashes,
  unreadable = () => {},
  leaseSeconds: lease = leaseSeconds,
}: Deps): MailOutbox {
  async function addTo(tx: Tx, { quote, kind, to, key, before: known }: NewMail): Promise<Enqueued> {
    // Two requests to save one quote are handled one after the other.
    await tx.selectFrom('quote').select('id').where('id', '=', quote.id).forUpdate().execute()
    const address = hashes.of(to)
    const names = hashes.all(to)
    const isOfMailbox = (mail: { address: Buffer }) => names.some(name => name.equals(mail.address))
    const request = key === undefined ? null : createHash('sha256').update(key).digest()
    const before = await tx
      .selectFrom('mail')
      .select(['address', 'request', 'state', 'kind', 'created_at'])
      .where('quote_id', '=', quote.id)
      .execute()
    const same = before.find(mail => request !== null && mail.request?.equals(request))
    if (same) return isOfMailbox(same) ? 'repeated' : 'conflict'
    // Mail about an order is due, however many mails were sent that day.
    if (kind === 'order')
      return insert(tx, { quote, kind, to, address, request }).then(() => 'waiting' as const)
    const ofKind = before.filter(mail => mail.kind === kind)
    if (ofKind.some(mail => mail.state === 'waiting' && isOfMailbox(mail))) return 'on-its-way'
    const nth = ofKind.map(({ created_at }) => created_at.getTime() + dayMs).toSorted((a, b) => b - a)
    const next = nth[mostOfQuote - 1]
    const nextAt = next !== undefined && next > Date.now() ? new Date(next) : null
    const others = before.filter(mail => !isOfMailbox(mail))
    const mailboxes = new Set(others.map(mail => mail.address.toString('hex'))).size + 1
    // This limit first, because it applies tomorrow too; along with today's, until which the other addresses are no way out.
    if (mailboxes > mostMailboxes) return { limit: 'mailboxes', nextAt }
    if (nextAt) return { limit: 'day', nextAt }
    if (!(await countOne(tx, names))) return 'mailbox-full'
    await insert(tx, { quote, kind, to, address, request, ...(known ? { before: known } : {}) })
    return 'waiting'
  }

  /** Counts a mail to a mailbox today; false when it has had its limit. */
  async function countOne(tx: Tx, [newest, ...others]: readonly Buffer[]): Promise<boolean> {
    const before = others.length > 0 ? await countedToday(tx, others) : 0
    // Two visitors may want the same number at once: the second waits for the first, and takes the next.
    for (let nth = 1; nth <= mostToMailbox - before; nth += 1) {
      const { rows } = await sql`
        insert into mail_count (address, day, nth) values (${newest}, current_date, ${nth})
        on conflict do nothing returning nth`.execute(tx)
      if (rows.length > 0) return true
    }
    return false
  }

  async function countedToday(on: Db | Tx, names: readonly Buffer[]): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mail_count where address in (${sql.join([...names])}) and day = current_date`.execute(
      on,
    )
    return rows[0]?.count ?? 0
  }

  async function isAnyStopped(names: readonly Buffer[]): Promise<boolean> {
    const { rows } = await retryOnce(() =>
      sql`select from mail_suppression where address = any(${names}) limit 1`.execute(db),
    )
    return rows.length > 0
  }

  const takeDue = leasedRows<MailRow>(db, {
    table: 'mail',
    key: ['quote_id', 'id'],
    isDue: sql`state = 'waiting' and due_at <= now()`,
    dueAt: 'due_at',
    lease: sql`due_at = now() + make_interval(secs => ${lease}), attempts = attempts + 1`,
    columns: sql`id, quote_id, kind, attempts, created_at, letter`,
  })

  type Insert = Omit<NewMail, 'key'> & { address: Buffer; request: Buffer | null }

  async function insert(tx: Tx, { quote, kind, to, address, request, before }: Insert): Promise<void> {
    const id = randomBytes(16).toString('base64url')
    const { token, hash } = newLink()
    const letter = quote.seal.close(letterPlace(id), { to, token, before } satisfies Letter)
    await tx.insertInto('quote_link').values({ hash, quote_id: quote.id }).execute()
    await sql`
      insert into mail (id, quote_id, kind, address, request, letter, due_at, created_at)
      values (${id}, ${quote.id}, ${kind}, ${address}, ${request}, ${letter}, now(), now())`.execute(tx)
    if (kind === 'quotes')
      await tx.updateTable('quote').set({ saved_round: quote.round }).where('id', '=', quote.id).execute()
  }

  return {
    add: (mail, tx) =>
      tx ? addTo(tx, mail) : retryOnce(() => db.transaction().execute(own => addTo(own, mail))),

    async take() {
      const row = await takeDue()
      if (!row) return null
      const { quote_id: quoteId, created_at: createdAt, ...mail } = row
      return { ...mail, quoteId, createdAt }
    },

    open: ({ id, letter }, seal) =>
      // Only we seal it, always as a letter.
      ifReadable(unreadable, () => seal.open(letterPlace(id), letter) as Letter),

    async end({ id, quoteId }, how, round) {
      if (how === 'sent' && round !== undefined)
        await retryOnce(() =>
          db
            .updateTable('quote')
            .set({ saved_round: round })
            .where('id', '=', quoteId)
            .where('saved_round', '<', round)
            .execute(),
        )
      await retryOnce(() =>
        sql`update mail set state = ${how}, ended_at = now(), letter = null
          where quote_id = ${quoteId} and id = ${id} and state = 'waiting'`.execute(db),
      )
    },

    async putOff({ id, quoteId, attempts }, seconds, uncounted) {
      const made = uncounted ? attempts - 1 : attempts
      // Only if no other process has taken it since.
      await retryOnce(() =>
        sql`update mail set due_at = now() + make_interval(secs => ${seconds}), attempts = ${made}
          where quote_id = ${quoteId} and id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(
          db,
        ),
      )
    },

    hadToday: async to => (await retryOnce(() => countedToday(db, hashes.all(to)))) > 0,

    isSuppressed: to => isAnyStopped(hashes.all(to)),

    isStopped: mailbox => isAnyStopped([mailbox]),

    async suppress(mailbox) {
      await retryOnce(() =>
        sql`insert into mail_suppression (address, since) values (${mailbox}, now())
          on conflict do nothing`.execute(db),
      )
    },

    async allow(mailbox) {
      await retryOnce(() => db.deleteFrom('mail_suppression').where('address', '=', mailbox).execute())
    },
  }
}

function letterPlace(id: string) {
  return { table: 'mail', column: `letter ${id}` }
}

/** Deletes the counts of days that are over in every time zone. */
export async function forgetOldMailCounts(db: Db): Promise<void> {
  await retryOnce(() => sql`delete from mail_count where day < current_date - 1`.execute(db))
}
