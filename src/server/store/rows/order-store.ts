import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { BindQuestion } from '../../../connectors/binding/binding.ts'
import type { PayPlan } from '../../../contract/prices/pay-plan.ts'
import type { KnownCar } from '../../../kinds/vehicle/car-name.ts'
import type { Language } from '../../../language/text.ts'
import type { Coverage } from '../../../rating/coverage/coverage.ts'
import type { AnswerKind } from '../../../risk/answer-kinds.ts'
import type { PetName, Sentence } from '../../../sentences/sentence.ts'
import { type Day, dayOf } from '../../../units/day.ts'
import type { Period } from '../../../units/period.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db, Tables, Tx } from '../../platform/database/tables.ts'
import { ifReadable, type QuoteSeal, type ReportUnreadable } from '../../platform/seal.ts'
import { leasedRows } from './leased-rows.ts'
import type { Quote } from './quote.ts'
import { newQuoteNumber } from './quote-number.ts'

export type OrderState = Tables['policy_order']['state']

/** A way to pay for a policy; amounts in cents. */
export interface PaymentPlan {
  readonly id: PayPlan['id']
  /** What is paid for: a month if that is all that the insurer gives a price for. */
  readonly term: Period
  /** What is paid at the checkout. */
  readonly dueCents: number
  /** What the insurer bills later, if anything. */
  readonly later: { readonly count: number; readonly cents: number } | null
}

/** What an order insures, as far as its visitor would distinguish it from another; the amount is in whole dollars. */
export type Insured =
  | { readonly kind: 'trip'; readonly from: Day; readonly to: Day; readonly cost: number }
  | { readonly kind: 'cars'; readonly cars: readonly KnownCar[] }
  | { readonly kind: 'pets'; readonly pets: readonly PetName[] }
  | { readonly kind: 'home'; readonly address: string }

/** The part of an order that only the visitor and the carrier may read. */
export interface OrderDetails {
  /** The question that the carrier gets once the order is paid. */
  readonly question: BindQuestion
  /** The kinds of answers in it. */
  readonly kinds: readonly AnswerKind[]
  readonly plan: PaymentPlan
  readonly coverage: Coverage
  /** What its price assumes about strong factors; absent if it was not an estimate. */
  readonly guesses?: readonly Sentence[]
  /** The browser that ordered, in base64. */
  readonly buyer: string
  /** What it insures, and the answers with which it was placed; orders of 1.0.0-beta.1 lack both. */
  readonly insured?: Insured
  readonly answers?: Answers
  /** The language in which the visitor ordered; orders of 1.0.0-beta.1 are in English and lack it. */
  readonly language?: Language
}

/** An order in its current state; amounts in cents. */
export interface Order {
  readonly id: string
  /** The number that people use. */
  readonly number: string
  /** Null once the quote is erased. */
  readonly quoteId: string | null
  readonly line: string
  readonly carrier: string
  /** Which of the carrier's products; null for its usual one. */
  readonly product: string | null
  readonly state: OrderState
  readonly dueCents: number
  readonly startsOn: Day
  readonly session: string | null
  readonly payment: string | null
  readonly policyNumber: string | null
  readonly createdAt: Date
  /** How often a process has worked on it in its current state. */
  readonly attempts: number
  /** What an operator decided about it. */
  readonly byHand: ByHand | null
  /** Its insurer or its payment service is asked again later: nobody may take it yet. */
  readonly waits: boolean
  readonly details: Buffer | null
}

/** What an operator may decide about a stuck order: to pay it back, or to ask its carrier once more. */
export type ByHand = NonNullable<Selectable<Tables['policy_order']>['by_hand']>

export type NewOrder = Pick<Order, 'line' | 'carrier' | 'product' | 'dueCents' | 'startsOn'> & {
  readonly quote: Pick<Quote, 'id' | 'seal'>
  readonly consent: string
  readonly provider: string
  /** Built from the order's number, which they contain. */
  readonly details: (number: string, at: Date) => OrderDetails
}

/** Further changes that come with a new state. */
export type OrderChange = Partial<Pick<Order, 'session' | 'payment' | 'policyNumber'>>

export interface OrderStore {
  /** The order of a quote: a new one, or the one it already has, whichever request came first. Null when the quote is erased. */
  begin(order: NewOrder): Promise<Order | null>
  /** The latest order of a quote; null when there is none. */
  ofQuote(quoteId: string): Promise<Order | null>
  /** The latest order of each of these quotes that has one. */
  ofQuotes(quoteIds: readonly string[]): Promise<readonly Order[]>
  /** Null when the quote's key is gone. */
  open(order: Order, seal: QuoteSeal): OrderDetails | null
  /**
   * Takes one order to work on: an unpaid one at any time, another once it is due. Null while another process has it, and for one
   * that has ended.
   */
  take(id: string): Promise<Order | null>
  /** Takes the order that has been due longest; null when none is. */
  takeDue(): Promise<Order | null>
  /**
   * Moves a taken order on, if it is still in that state, and releases it, due at once; `alongside` runs in the same transaction.
   */
  move(
    order: Order,
    to: OrderState,
    change?: OrderChange,
    alongside?: (tx: Tx) => Promise<unknown>,
  ): Promise<boolean>
  /** Releases a taken order, to be looked at after some seconds. */
  putOff(order: Order, seconds: number): Promise<void>
}

/** Longer than any step takes: after it, an order's process counts as dead. */
const leaseSeconds = 30

/** The states that no order leaves. */
export const ended: readonly OrderState[] = ['bound', 'dropped', 'refunded']

/** After this many tries, an order needs a person. */
export const manyTries = 20

/** Whether a person has to look at a paid order. */
export function isStuck({ state, attempts }: Pick<Order, 'state' | 'attempts'>): boolean {
  return state === 'held' || (attempts >= manyTries && (state === 'paid' || state === 'refused'))
}

type Deps = { db: Db; unreadable?: ReportUnreadable }

/** The orders in the database; see OrderStore. */
export function makeOrderStore({ db, unreadable = () => {} }: Deps): OrderStore {
  async function ofQuote(quoteId: string): Promise<Order | null> {
    const row = await retryOnce(() =>
      db
        .selectFrom('policy_order')
        .selectAll()
        .where('quote_id', '=', quoteId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
    )
    return row ? orderIn(row) : null
  }

  async function begin({ quote, details, ...order }: NewOrder): Promise<Order | null> {
    const at = new Date()
    const [id, number] = [randomBytes(16).toString('base64url'), `W-${newQuoteNumber()}`]
    const sealed = quote.seal.close(detailsPlace(id), details(number, at))
    await retryOnce(() =>
      sql`
        insert into policy_order (id, number, quote_id, line, carrier, product, state, due_cents, starts_on, consent,
          consented_at, details, provider, created_at, due_at, leased_until)
        select ${id}, ${number}, quote_id, ${order.line}, ${order.carrier}, ${order.product}, 'unpaid', ${order.dueCents},
          ${order.startsOn}::date, ${order.consent}, ${at}, ${sealed}, ${order.provider}, ${at}, now(), now()
        from quote_key where quote_id = ${quote.id} for share
        on conflict (quote_id) where state not in ('dropped', 'refunded') do nothing`.execute(db),
    )
    return ofQuote(quote.id)
  }

  async function takeWhere(which: ReturnType<typeof sql>): Promise<Order | null> {
    const row = await leasedRows<OrderRow>(db, {
      table: 'policy_order',
      key: ['id'],
      isDue: sql`state in ('unpaid', 'paid', 'held', 'refused') and leased_until <= now() and ${which}`,
      dueAt: 'due_at',
      lease: sql`leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1`,
      columns: sql`*`,
    })()
    return row && orderIn(row)
  }

  return {
    begin,
    ofQuote,
    async ofQuotes(quoteIds) {
      const { rows } = await retryOnce(() =>
        sql<OrderRow>`
          select distinct on (quote_id) * from policy_order where quote_id = any(${[...quoteIds]})
          order by quote_id, created_at desc`.execute(db),
      )
      return rows.map(orderIn)
    },
    open: ({ id, details }, seal) =>
      details &&
      // Only we seal them, always as details.
      ifReadable(unreadable, () => seal.open(detailsPlace(id), details) as OrderDetails),
    take: id => takeWhere(sql`id = ${id} and (state = 'unpaid' or due_at <= now())`),
    takeDue: () => takeWhere(sql`due_at <= now()`),
    move({ id, state }, to, change = {}, alongside) {
      const { session = null, payment = null, policyNumber = null } = change
      return retryOnce(() =>
        db.transaction().execute(async tx => {
          const { rows } = await sql`
            update policy_order set state = ${to}, session = coalesce(${session}, session),
              payment = coalesce(${payment}, payment), policy_number = coalesce(${policyNumber}, policy_number),
              paid_at = case when ${to} = 'paid' then coalesce(paid_at, now()) else paid_at end,
              ended_at = case when ${ended.includes(to)} then now() end,
              by_hand = case when ${to} <> 'paid' then by_hand end, due_at = now(), leased_until = now(), attempts = 0
            where id = ${id} and state = ${state} returning id`.execute(tx)
          if (rows.length === 0) return false
          await alongside?.(tx)
          return true
        }),
      )
    },
    async putOff({ id, state }, seconds) {
      await retryOnce(() =>
        sql`update policy_order set due_at = now() + make_interval(secs => ${seconds}), leased_until = now()
          where id = ${id} and state = ${state}`.execute(db),
      )
    },
  }
}

export type OrderRow = Selectable<Tables['policy_order']>

export function orderIn(row: OrderRow): Order {
  const { id, number, line, carrier, product, state, session, payment, attempts, details } = row
  return {
    ...{ id, number, line, carrier, product, state, session, payment, attempts, details },
    quoteId: row.quote_id,
    dueCents: row.due_cents,
    startsOn: dayIn(row.starts_on),
    policyNumber: row.policy_number,
    createdAt: row.created_at,
    byHand: row.by_hand,
    waits: row.state !== 'unpaid' && row.due_at > new Date(),
  }
}

/** The driver reads a date as midnight of this machine. */
function dayIn(date: Date): Day {
  return dayOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
}

function detailsPlace(id: string) {
  return { table: 'policy_order', column: `details ${id}` }
}

/**
 * Deletes what nobody has to keep of orders whose quotes are erased: all of an order that was never paid, the sealed details of
 * every other, and the whole order after this many days.
 */
export async function forgetOldOrders(db: Db, { orderDays }: { orderDays: number }): Promise<void> {
  await retryOnce(() =>
    sql`delete from policy_order
      where (quote_id is null and state = 'dropped') or ended_at < now() - make_interval(days => ${orderDays})`.execute(
      db,
    ),
  )
  await retryOnce(() =>
    sql`update policy_order set details = null where quote_id is null and details is not null`.execute(db),
  )
}
