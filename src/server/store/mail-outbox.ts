import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { retryOnce } from '../platform/database/errors.ts'
import type { Db, Tables, Tx } from '../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../platform/seal.ts'
import type { AddressHashes } from './mail-address.ts'
import { newLink } from './quote-links.ts'

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

/** Premiums by carrier, as decimal text with their periods: "14.84 month". */
export type KnownPrices = Readonly<Record<string, string>>

export interface NewMail {
  quote: { id: string; round: number; seal: QuoteSeal }
  kind: MailKind
  to: string
  before?: KnownPrices
  /** The request's Idempotency-Key. */
  key?: string | undefined
}

/**
 * The result of a request for a mail: it waits to be sent; the same request came before; the day's limit is reached; the address
 * wants no mail from us; or the key was used for another address.
 */
export type Enqueued = 'waiting' | 'repeated' | 'too-many' | 'suppressed' | 'conflict'

/** A mail that this process has taken, for as long as its lease lasts. */
export interface TakenMail {
  id: string
  quoteId: string
  kind: MailKind
  /** How often it was tried, this time included. */
  attempts: number
  createdAt: Date
  letter: Buffer
}

/** How a mail ended: sent, refused for good by the recipient's server, or no longer to be sent. */
export type MailEnd = 'sent' | 'refused' | 'dropped'

export interface MailOutbox {
  /** Adds a mail, in the caller's transaction if there is one, within the limits of docs/decisions/030-mail.md. */
  add(mail: NewMail, tx?: Tx): Promise<Enqueued>
  /** Takes the due mail that has waited longest, and locks it for other processes until the lease ends; null when none is due. */
  take(): Promise<TakenMail | null>
  /** Null when the bytes cannot be opened. */
  open(mail: TakenMail, seal: QuoteSeal): Letter | null
  /** Ends a mail and erases its recipient. */
  end(mail: TakenMail, how: MailEnd): Promise<void>
  /** Tries a mail again after some seconds; `uncounted` when nothing was tried this time. */
  putOff(mail: TakenMail, seconds: number, uncounted?: 'uncounted'): Promise<void>
  /** Sends nothing more to the owner of an address. */
  suppress(address: Buffer): Promise<void>
}

/** Mails that one quote may send in a day, and the addresses it may ever send them to. */
const mostOfQuote = 3
const mostAddresses = 2
/** Mails that an address gets in a day, across all visitors. */
const mostToAddress = 3

/** Longer than any delivery takes: after it, a mail's process counts as dead. */
const leaseSeconds = 120

interface Deps {
  db: Db
  hashes: AddressHashes
  unreadable?: ReportUnreadable
  leaseSeconds?: number
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
    const request = key === undefined ? null : createHash('sha256').update(key).digest()
    const before = await tx
      .selectFrom('mail')
      .select(['address', 'request', 'state', 'kind', 'created_at'])
      .where('quote_id', '=', quote.id)
      .execute()
    const same = before.find(mail => request !== null && mail.request?.equals(request))
    if (same) return same.address.equals(address) ? 'repeated' : 'conflict'
    // Mail about an order is due, however many mails were sent that day.
    if (kind === 'order')
      return insert(tx, { quote, kind, to, address, request }).then(() => 'waiting' as const)
    const ofKind = before.filter(mail => mail.kind === kind)
    if (ofKind.some(mail => mail.state === 'waiting' && mail.address.equals(address))) return 'repeated'
    if (await isSuppressed(tx, to)) return 'suppressed'
    const dayAgo = Date.now() - 86_400_000
    const today = ofKind.filter(({ created_at }) => created_at.getTime() > dayAgo)
    const addresses = new Set([...before, { address }].map(mail => mail.address.toString('hex')))
    if (today.length >= mostOfQuote || addresses.size > mostAddresses) return 'too-many'
    if (!(await countOne(tx, address))) return 'too-many'
    await insert(tx, { quote, kind, to, address, request, ...(known ? { before: known } : {}) })
    return 'waiting'
  }

  async function isSuppressed(tx: Tx, to: string): Promise<boolean> {
    const found = await tx
      .selectFrom('mail_suppression')
      .select('since')
      .where('address', 'in', [...hashes.all(to)])
      .executeTakeFirst()
    return found !== undefined
  }

  /** Counts a mail to an address today; false when it has had its limit. */
  async function countOne(tx: Tx, address: Buffer): Promise<boolean> {
    // Two visitors may want the same number at once: the second waits for the first, and takes the next.
    for (let nth = 1; nth <= mostToAddress; nth += 1) {
      const { rows } = await sql`
        insert into mail_count (address, day, nth) values (${address}, current_date, ${nth})
        on conflict do nothing returning nth`.execute(tx)
      if (rows.length > 0) return true
    }
    return false
  }

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
      const { rows } = await sql<{
        id: string
        quote_id: string
        kind: MailKind
        attempts: number
        created_at: Date
        letter: Buffer
      }>`
        update mail set due_at = now() + make_interval(secs => ${lease}), attempts = attempts + 1
        where id = (
          select id from mail where state = 'waiting' and due_at <= now()
          order by due_at limit 1 for update skip locked
        )
        returning id, quote_id, kind, attempts, created_at, letter`.execute(db)
      const [row] = rows
      if (!row) return null
      const { quote_id: quoteId, created_at: createdAt, ...mail } = row
      return { ...mail, quoteId, createdAt }
    },

    open: ({ id, letter }, seal) =>
      // Only we seal it, always as a letter.
      ifReadable(unreadable, () => seal.open(letterPlace(id), letter) as Letter),

    async end({ id }, how) {
      await retryOnce(() =>
        sql`update mail set state = ${how}, ended_at = now(), letter = null
          where id = ${id} and state = 'waiting'`.execute(db),
      )
    },

    async putOff({ id, attempts }, seconds, uncounted) {
      const made = uncounted ? attempts - 1 : attempts
      // Only if no other process has taken it since.
      await retryOnce(() =>
        sql`update mail set due_at = now() + make_interval(secs => ${seconds}), attempts = ${made}
          where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db),
      )
    },

    async suppress(address) {
      await retryOnce(() =>
        sql`insert into mail_suppression (address, since) values (${address}, now())
          on conflict do nothing`.execute(db),
      )
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
