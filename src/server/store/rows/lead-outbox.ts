import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tx } from '../../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../../platform/seal.ts'
import type { Lead } from './lead.ts'
import { leasedRows } from './leased-rows.ts'

export type LeadGrounds = 'request' | 'disclosure'
export type LeadState = 'waiting' | 'delivered' | 'failed'

/** A lead that this process has taken, for as long as its lease lasts. */
export interface TakenLead {
  readonly id: string
  readonly quoteId: string
  /** How often it was tried, including this time. */
  readonly attempts: number
  readonly createdAt: Date
  readonly body: Buffer
}

/** A lead of a quote, opened. */
export interface KnownLead {
  readonly id: string
  readonly state: LeadState
  readonly endedAt: Date | null
  readonly lead: Lead
}

export interface LeadOutbox {
  /**
   * Adds a lead of a quote, in a transaction if one is given. Returns false and changes nothing when the quote has one on these
   * grounds.
   */
  add(quote: { id: string; seal: QuoteSeal }, lead: Lead, tx?: Tx): Promise<boolean>
  /** The leads of a quote, at most one on each grounds, the earliest first. */
  of(quote: { id: string; seal: QuoteSeal }): Promise<readonly KnownLead[]>
  /** Withdraws a quote's lead on these grounds. False when it is delivered or being delivered, or there is none. */
  takeBack(quoteId: string, grounds: LeadGrounds): Promise<boolean>
  /** Takes the due lead that has waited longest, and locks it for other processes until the lease ends; null when none is due. */
  take(): Promise<TakenLead | null>
  /** Null when the bytes cannot be opened. */
  open(lead: Pick<TakenLead, 'id' | 'body'>, seal: QuoteSeal): Lead | null
  /** `failed`: it is not tried again. An operator's export still includes it. */
  end(lead: Pick<TakenLead, 'id' | 'quoteId'>, how: Exclude<LeadState, 'waiting'>): Promise<void>
  /** Tries a lead again after some seconds. */
  putOff(lead: TakenLead, seconds: number): Promise<void>
  /** Leads requested since then, the earliest first. */
  since(moment: Date): Promise<readonly Pick<TakenLead, 'id' | 'quoteId' | 'body'>[]>
}

interface Deps {
  readonly db: Db
  readonly unreadable?: ReportUnreadable
  readonly leaseSeconds?: number
}

/** Longer than any delivery takes: after it, a lead's process counts as dead. */
const usualLeaseSeconds = 120

interface Row {
  readonly id: string
  readonly quote_id: string
  readonly attempts: number
  readonly created_at: Date
  readonly body: Buffer
}

/** The outbox in the database; see LeadOutbox. */
export function makeLeadOutbox({
  db,
  unreadable = () => {},
  leaseSeconds = usualLeaseSeconds,
}: Deps): LeadOutbox {
  const open: LeadOutbox['open'] = ({ id, body }, seal) =>
    // Only we seal it, always as a lead.
    ifReadable(unreadable, () => seal.open(bodyPlace(id), body) as Lead)

  const takeDue = leasedRows<Row>(db, {
    table: 'lead',
    key: ['quote_id', 'grounds'],
    isDue: sql`state = 'waiting' and due_at <= now()`,
    dueAt: 'due_at',
    lease: sql`due_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1, in_delivery = true`,
    columns: sql`id, quote_id, attempts, created_at, body`,
  })

  return {
    async add({ id: quoteId, seal }, lead, tx) {
      const id = randomBytes(16).toString('base64url')
      const body = seal.close(bodyPlace(id), lead)
      // Not during an erasure: without its key the quote is gone.
      const insert = (on: Db | Tx) =>
        sql`
          insert into lead (id, quote_id, grounds, body, due_at, created_at)
          select ${id}, quote_id, ${lead.grounds ?? 'request'}, ${body}, now(), now() from quote_key where quote_id = ${quoteId}
          on conflict (quote_id, grounds) do nothing returning id`.execute(on)
      const { rows } = tx ? await insert(tx) : await retryOnce(() => insert(db))
      return rows.length > 0
    },

    async of({ id: quoteId, seal }) {
      const rows = await retryOnce(() =>
        db
          .selectFrom('lead')
          .select(['id', 'state', 'ended_at', 'body'])
          .where('quote_id', '=', quoteId)
          .orderBy('created_at')
          .execute(),
      )
      return rows.flatMap(({ id, state, ended_at: endedAt, body }) => {
        const lead = open({ id, body }, seal)
        return lead ? [{ id, state, endedAt, lead }] : []
      })
    },

    async takeBack(quoteId, grounds) {
      const { rows } = await retryOnce(() =>
        sql`delete from lead where quote_id = ${quoteId} and grounds = ${grounds}
          and state <> 'delivered' and not in_delivery returning id`.execute(db),
      )
      return rows.length > 0
    },

    async take() {
      const row = await takeDue()
      if (!row) return null
      const { quote_id: quoteId, created_at: createdAt, ...lead } = row
      return { ...lead, quoteId, createdAt }
    },

    open,

    async end({ id, quoteId }, how) {
      // A failed lead counts as delivered once an operator has exported it.
      await retryOnce(() =>
        sql`update lead set state = ${how}, ended_at = now(), in_delivery = false
          where quote_id = ${quoteId} and id = ${id} and state <> 'delivered'`.execute(db),
      )
    },

    async putOff({ id, quoteId, attempts }, seconds) {
      // Only if no other process has taken it since.
      await retryOnce(() =>
        sql`update lead set due_at = now() + make_interval(secs => ${seconds}), in_delivery = false
          where quote_id = ${quoteId} and id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(
          db,
        ),
      )
    },

    async since(moment) {
      const rows = await retryOnce(() =>
        db
          .selectFrom('lead')
          .select(['id', 'quote_id as quoteId', 'body'])
          .where('created_at', '>=', moment)
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
      )
      return rows
    },
  }
}

function bodyPlace(id: string) {
  return { table: 'lead', column: `body ${id}` }
}
