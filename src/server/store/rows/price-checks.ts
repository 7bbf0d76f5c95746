import type { Period } from '../../../units/period.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import { ifReadable, type ReportUnreadable } from '../../platform/seal.ts'
import type { Quote } from './quote.ts'

/** A price that a check compares, in cents. */
export interface CheckedPrice {
  readonly cents: number
  readonly period: Period
  /** Of the whole term. */
  readonly total: number
}

/** A price that was asked for once more. */
export interface PriceCheck {
  readonly checkedAt: Date
  readonly drifted: boolean
  /** When the visitor accepted the new price; null before, and if it is the old one. */
  readonly acceptedAt: Date | null
  readonly before: CheckedPrice
  readonly now: CheckedPrice
}

type Of = { readonly quote: Pick<Quote, 'id' | 'round' | 'seal'>; readonly carrier: string }

export interface PriceChecks {
  /** Records a check made now. */
  note(check: Of & Pick<PriceCheck, 'before' | 'now' | 'drifted'>): Promise<void>
  /** The latest check of an offer of the quote's round that is no older; null when there is none. */
  latest(of: Of, noOlderThan: Date): Promise<PriceCheck | null>
  /** Records that the visitor accepts the new price of the latest check; safe to repeat. */
  accept(of: Of): Promise<void>
}

type Deps = { db: Db; unreadable?: ReportUnreadable; now?: () => Date }

/** The checks in the database, their prices sealed with the quote; see PriceChecks. */
export function makePriceChecks({ db, unreadable = () => {}, now = () => new Date() }: Deps): PriceChecks {
  return {
    async note({ quote, carrier, drifted, ...prices }) {
      const row = { quote_id: quote.id, carrier, round: quote.round, checked_at: now(), drifted }
      const sealed = quote.seal.close(placeOf(carrier), { before: prices.before, now: prices.now })
      await retryOnce(() =>
        db
          .insertInto('price_check')
          .values({ ...row, accepted_at: null, prices: sealed })
          // Two checks in one millisecond found the same.
          .onConflict(conflict => conflict.doNothing())
          .execute(),
      )
    },
    async latest({ quote, carrier }, noOlderThan) {
      const row = await retryOnce(() =>
        db
          .selectFrom('price_check')
          .select(['checked_at', 'drifted', 'accepted_at', 'prices'])
          .where('quote_id', '=', quote.id)
          .where('carrier', '=', carrier)
          .where('round', '=', quote.round)
          .where('checked_at', '>=', noOlderThan)
          .orderBy('checked_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      )
      const prices = row && ifReadable(unreadable, () => quote.seal.open(placeOf(carrier), row.prices))
      if (!row || !prices) return null
      const { checked_at: checkedAt, drifted, accepted_at: acceptedAt } = row
      // Only we seal them, always both.
      return { checkedAt, drifted, acceptedAt, ...(prices as Pick<PriceCheck, 'before' | 'now'>) }
    },
    async accept({ quote, carrier }) {
      await retryOnce(() =>
        db
          .updateTable('price_check')
          .set({ accepted_at: now() })
          .where('quote_id', '=', quote.id)
          .where('carrier', '=', carrier)
          .where('round', '=', quote.round)
          .where('accepted_at', 'is', null)
          .execute(),
      )
    },
  }
}

function placeOf(carrier: string) {
  return { table: 'price_check', column: `prices ${carrier}` }
}
