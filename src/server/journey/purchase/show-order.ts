import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { offerIdOf } from '../../../contract/prices/carrier-of.ts'
import type { ChangedSince } from '../../../contract/purchase/ordered.ts'
import type { ShownOrder } from '../../../contract/purchase/purchase.ts'
import type { TellIn } from '../../../sentences/tell.ts'
import { centsOf } from '../../../units/cents.ts'
import { AppError } from '../../errors.ts'
import { viewResults } from '../../results/results-view.ts'
import type { Insured, Order, OrderDetails } from '../../store/rows/order-store.ts'
import { changedSince, termsIn } from '../actions-taken.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { aboutQuote, note, type Who } from '../visits.ts'
import { ownInsured } from './insured-in.ts'
import type { SeenPrice } from './seen-before.ts'

/** An order and what its page shows of it. */
export interface OrderView {
  readonly order: Order
  /** The insurer's name. */
  readonly insurer: string
  readonly isDemo: boolean
  /** The insurer's; undefined if it no longer sells here. */
  readonly phone: string | undefined
  /** Null if they can no longer be read. */
  readonly details: Pick<OrderDetails, 'plan' | 'coverage' | 'guesses'> | null
  /** Only for the browser that ordered: one that opened a mailed link does not get name and address. */
  readonly applicant: OrderDetails['question']['applicant'] | undefined
  /** Only for the browser that gave the answers and ordered. */
  readonly insured: Insured | undefined
  /** What was ordered and when, once it was dropped: a visitor who orders again learns what has changed since. */
  readonly seen: SeenPrice | null
  /** It is not paid, and the quote now has other answers, or another price or other coverage from this insurer. */
  readonly changed: ChangedSince | null
  readonly checkout: Awaited<ReturnType<typeof checkoutOf>>
  readonly tellIn: TellIn
}

/**
 * The order of a visitor's quote at this moment: the payment is checked now, not when a process next looks. A policy is counted
 * once it is there. Null if nothing was ordered. Throws `quote-expired` as `showResults` does.
 */
export async function showOrder(
  services: Reading & Services<'checkout' | 'orders' | 'visits' | 'workOn'>,
  { id, ...who }: QuoteOf & Who,
): Promise<OrderView | null> {
  const { orders, carriers, tellerOf } = services
  const quote = await readOwnQuote(services, { ...who, id })
  const order = await orderNow(services, id)
  if (!order) return null
  if (order.state === 'bound')
    note(services, who, { name: 'purchase', carrier: order.carrier, ...aboutQuote(quote) })
  const carrier = carriers.find(one => one.id === order.carrier)
  const details = orders.open(order, quote.seal)
  const { state } = order
  const finished =
    state === 'unpaid' || state === 'dropped'
      ? await readFinished(services, who.visitor, id).catch(ifUnanswered)
      : null
  const then = details && finished && { order, details, finished }
  return {
    order,
    insurer: carrier?.insurer.name ?? order.carrier,
    isDemo: carrier?.demo ?? false,
    phone: carrier?.phone,
    details,
    // For the browser that gave it: another one may have ordered, or read this.
    applicant: details?.buyer === who.visitor.toString('base64') ? details.question.applicant : undefined,
    insured: details ? ownInsured(details, quote, who.visitor) : undefined,
    seen: then && state === 'dropped' ? seenThen(then) : null,
    changed: then && state === 'unpaid' ? changedIn(services, then) : null,
    checkout: state === 'unpaid' ? await checkoutOf(services, order) : {},
    tellIn: await tellerOf([]),
  }
}

interface Ordered {
  readonly order: Order
  readonly details: OrderDetails
  /** Its quote as it is now. */
  readonly finished: Finished
}

/** An ordered price with the round in which it was shown; for a price that no round has, the present one. */
function seenThen({ order, details, finished }: Ordered): SeenPrice {
  const { quote, earlier } = finished
  const { premium } = details.question.price
  const then = earlier.find(({ offers }) =>
    offers.some(
      ({ carrier, outcome }) =>
        carrier === order.carrier &&
        outcome?.kind === 'quoted' &&
        outcome.premium === premium &&
        isDeepStrictEqual(outcome.coverage, details.coverage),
    ),
  )
  return { cents: centsOf(premium), round: then?.round ?? quote.round }
}

/** What differs between an order and its current quote; if the insurer no longer has a price, only whether answers do. */
function changedIn(
  { carriers }: Services<'carriers'>,
  { order, details, finished }: Ordered,
): ChangedSince | null {
  const { offers } = viewResults(carriers, finished)
  const now = offers.find(({ id }) => id === offerIdOf(order.carrier, order.product))?.price
  const terms = termsIn(details, finished)
  return now || terms.hasOtherAnswers ? changedSince(terms, now ?? null) : null
}

/** An order has its page even if an answer of its quote is open again. */
function ifUnanswered(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-on-path') return null
  throw error
}

const working: ReadonlySet<Order['state']> = new Set(['unpaid', 'paid', 'refused'])
/** How long a page waits for a process that may have looked just before the visitor paid. */
const waitMs = 2_000

/** The latest order of a quote once its payment has been checked; null if nothing was ordered. */
export async function orderNow(
  { orders, workOn }: Services<'orders' | 'workOn'>,
  quoteId: string,
): Promise<Order | null> {
  let order = await orders.ofQuote(quoteId)
  for (const until = Date.now() + waitMs; order && working.has(order.state) && !order.waits; ) {
    const isTaken = await workOn(order.id)
    order = (await orders.ofQuote(quoteId)) ?? order
    if (isTaken || Date.now() > until) return order
    await pause(100)
  }
  return order
}

/** Where an unpaid order is paid; nothing while the provider cannot be reached. */
export async function checkoutOf(
  { checkout }: Services<'checkout'>,
  { session }: Pick<Order, 'session'>,
): Promise<Pick<ShownOrder, 'checkoutUrl' | 'isDeclined'>> {
  const state = session === null ? null : await checkout?.look(session).catch(() => null)
  return state?.is === 'open' ? { checkoutUrl: state.url, isDeclined: state.declined } : {}
}

/** Drops the order of a visitor's quote, unless it is paid; returns a paid order. Throws as `showOrder` does. */
export async function dropOrder(
  services: Services<'checkout' | 'orders' | 'quotes' | 'workOn'>,
  of: QuoteOf,
): Promise<{ readonly isPaid: boolean }> {
  const { orders, checkout } = services
  const { id } = await readOwnQuote(services, of)
  const order = await orders.ofQuote(id)
  if (order?.state !== 'unpaid') return { isPaid: isPaid(order) }
  // Somebody may be paying at this moment; the next look at the checkout shows it.
  if (order.session !== null) await checkout?.close(order.session)
  return { isPaid: isPaid(await orderNow(services, id)) }
}

function isPaid(order: Order | null): boolean {
  return order !== null && order.state !== 'unpaid' && order.state !== 'dropped'
}
