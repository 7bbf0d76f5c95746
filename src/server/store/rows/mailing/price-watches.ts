import { sql } from 'kysely'
import { retryOnce } from '../../../platform/database/errors.ts'
import type { Db } from '../../../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../../../platform/seal.ts'
import { leasedRows } from '../leased-rows.ts'
import type { AddressHashes } from './mail-address.ts'
import type { KnownPrices } from './mail-outbox.ts'

interface WatchOf {
  quoteId: string
  address: Buffer
}

/** A watch whose prices are due to be looked at. */
export interface DueWatch {
  quoteId: string
  asking: boolean
  recipient: Buffer
  prices: Buffer | null
}

export interface PriceWatches {
  /** Stores a request, which counts once it is confirmed; one for another address replaces it. */
  wish(of: { quote: { id: string; seal: QuoteSeal }; to: string }): Promise<void>
  /** The reader of the mail confirmed the watch; false when it no longer exists. */
  confirm(of: WatchOf): Promise<boolean>
  /** The reader ended the watch. Its address and prices are erased. */
  end(of: WatchOf): Promise<void>
  /** Whether a watch waits for its confirmation, runs, or has ended. One that is no longer stored has ended. */
  stateOf(of: WatchOf): Promise<'asked' | 'running' | 'ended'>
  /** The visitor ended it, whatever its address. */
  stop(quoteId: string): Promise<void>
  /** The mailbox of a quote's watch, by the name under which it was stored; null when it has none. */
  mailboxOf(quoteId: string): Promise<Buffer | null>
  /** Takes a watch that is due, for ten minutes; null when none is. */
  take(): Promise<DueWatch | null>
  /** The address and the prices mailed last; null when the bytes cannot be opened. */
  open(watch: DueWatch, seal: QuoteSeal): { to: string; prices: KnownPrices } | null
  /** The insurers were asked again: looks at their answers in a minute. */
  markRequoting(quoteId: string): Promise<void>
  /** Stores the prices mailed now, and looks again in a week. */
  markNotified(of: { quote: { id: string; seal: QuoteSeal }; prices: KnownPrices }): Promise<void>
}

interface Deps {
  db: Db
  hashes: AddressHashes
  unreadable?: ReportUnreadable
}

const recipientPlace = { table: 'price_watch', column: 'recipient' }
const pricesPlace = { table: 'price_watch', column: 'prices' }

/** The watches in the database; see PriceWatches. */
export function makePriceWatches({ db, hashes, unreadable = () => {} }: Deps): PriceWatches {
  const takeDue = leasedRows<Omit<DueWatch, 'quoteId'> & { quote_id: string }>(db, {
    table: 'price_watch',
    key: ['quote_id'],
    isDue: sql`look_at <= now()`,
    dueAt: 'look_at',
    lease: sql`look_at = now() + interval '10 minutes'`,
    columns: sql`quote_id, asking, recipient, prices`,
  })

  async function endWhere(which: ReturnType<typeof sql>): Promise<void> {
    await retryOnce(() =>
      // Whether it was confirmed stays known: a watch that nobody confirmed has not ended.
      sql`update price_watch set ended_at = now(), recipient = null, prices = null, look_at = null, asking = false
        where ended_at is null and ${which}`.execute(db),
    )
  }

  return {
    async wish({ quote, to }) {
      const address = hashes.of(to)
      const recipient = quote.seal.close(recipientPlace, to)
      await retryOnce(() =>
        sql`
          insert into price_watch (quote_id, address, recipient) values (${quote.id}, ${address}, ${recipient})
          on conflict (quote_id) do update
          set address = excluded.address, recipient = excluded.recipient, confirmed_at = null, look_at = null,
            ended_at = null
          where price_watch.address <> excluded.address or price_watch.ended_at is not null`.execute(db),
      )
    },

    async confirm({ quoteId, address }) {
      // Due at once, to store the prices that later ones are compared with; a repetition changes nothing.
      const at = new Date()
      const { rows } = await retryOnce(() =>
        sql`update price_watch set confirmed_at = coalesce(confirmed_at, ${at}), look_at = coalesce(look_at, ${at})
          where quote_id = ${quoteId} and address = ${address} and ended_at is null returning 1`.execute(db),
      )
      return rows.length > 0
    },

    async stateOf({ quoteId, address }) {
      const row = await retryOnce(() =>
        db
          .selectFrom('price_watch')
          .select('confirmed_at')
          .where('quote_id', '=', quoteId)
          .where('address', '=', address)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
      )
      if (!row) return 'ended'
      return row.confirmed_at ? 'running' : 'asked'
    },

    async mailboxOf(quoteId) {
      const row = await retryOnce(() =>
        db.selectFrom('price_watch').select('address').where('quote_id', '=', quoteId).executeTakeFirst(),
      )
      return row?.address ?? null
    },

    end: ({ quoteId, address }) => endWhere(sql`quote_id = ${quoteId} and address = ${address}`),

    stop: quoteId => endWhere(sql`quote_id = ${quoteId}`),

    async take() {
      const row = await takeDue()
      if (!row) return null
      const { quote_id: quoteId, ...watch } = row
      return { ...watch, quoteId }
    },

    open: ({ recipient, prices }, seal) =>
      // Only we seal them, always as an address and as prices.
      ifReadable(unreadable, () => ({
        to: seal.open(recipientPlace, recipient) as string,
        prices: prices ? (seal.open(pricesPlace, prices) as KnownPrices) : {},
      })),

    async markRequoting(quoteId) {
      await retryOnce(() =>
        sql`update price_watch set asking = true, look_at = now() + interval '1 minute'
          where quote_id = ${quoteId} and ended_at is null`.execute(db),
      )
    },

    async markNotified({ quote, prices }) {
      const sealed = quote.seal.close(pricesPlace, prices)
      await retryOnce(() =>
        sql`update price_watch set prices = ${sealed}, asking = false, look_at = now() + interval '7 days'
          where quote_id = ${quote.id} and ended_at is null`.execute(db),
      )
    },
  }
}
