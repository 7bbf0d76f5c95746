import { sql } from 'kysely'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { QuoteRef } from '../../platform/log.ts'
import { type ByHand, manyTries, type Order, type OrderRow, orderIn } from './order-store.ts'

/** An order as an operator sees it: how far it is, and the names by which others know it. Nothing in it names a person. */
export interface DeskOrder extends Omit<Order, 'details'> {
  /** The word that log lines use for it. */
  readonly ref: string
  readonly provider: string
  readonly paidAt: Date | null
  readonly endedAt: Date | null
  readonly dueAt: Date
}

/** What operators may do about orders. */
export interface OrderDesk {
  /** Those that a person has to look at, the longest waiting first. */
  stuck(): Promise<readonly DeskOrder[]>
  /** By its number, its id, or the `order` of a log line; null when there is none. */
  find(reference: string): Promise<DeskOrder | null>
  /**
   * Notes what to do about an order that is paid and has no policy; a process that works on orders does it. Safe to repeat. False
   * if it is too late.
   */
  decide(id: string, decision: ByHand): Promise<boolean>
}

/** The desk over the orders in the database; see OrderDesk. */
export function makeOrderDesk({ db, refOf }: { db: Db; refOf: QuoteRef }): OrderDesk {
  function orderOf(row: OrderRow): DeskOrder {
    const { details: _, ...order } = orderIn(row)
    const { provider, paid_at: paidAt, ended_at: endedAt, due_at: dueAt } = row
    return { ...order, ref: refOf(order.id), provider, paidAt, endedAt, dueAt }
  }

  async function idOf(reference: string): Promise<string | null> {
    const rows = await retryOnce(() => db.selectFrom('policy_order').select(['id', 'number']).execute())
    const number = reference.toUpperCase()
    const isNamed = ({ id, number: own }: (typeof rows)[number]) =>
      own === number || id === reference || refOf(id) === reference
    return rows.find(isNamed)?.id ?? null
  }

  return {
    async stuck() {
      const { rows } = await retryOnce(() =>
        sql<OrderRow>`
          select * from policy_order
          where state = 'held' or (state in ('paid', 'refused') and attempts >= ${manyTries})
          order by created_at`.execute(db),
      )
      return rows.map(orderOf)
    },
    async find(reference) {
      const id = await idOf(reference.trim())
      if (id === null) return null
      const row = await retryOnce(() =>
        db.selectFrom('policy_order').selectAll().where('id', '=', id).executeTakeFirst(),
      )
      return row ? orderOf(row) : null
    },
    async decide(id, decision) {
      const from = decision === 'refund' ? ['held', 'paid'] : ['held']
      const { rows } = await retryOnce(() =>
        sql`update policy_order set by_hand = ${decision}, due_at = now()
          where id = ${id} and state = any(${from}) returning id`.execute(db),
      )
      return rows.length > 0
    },
  }
}
