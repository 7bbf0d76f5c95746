import type { ActionsTaken } from '../../contract/prices/actions-taken.ts'
import { carrierOf, offerIdOf } from '../../contract/prices/carrier-of.ts'
import { orderAddress } from '../../contract/purchase/continue.ts'
import { type ChangedSince, isLive, type Ordered } from '../../contract/purchase/ordered.ts'
import type { Coverage } from '../../rating/coverage/coverage.ts'
import { centsOf } from '../../units/cents.ts'
import type { Day } from '../../units/day.ts'
import type { Period } from '../../units/period.ts'
import { todayAt } from '../../units/today.ts'
import type { PriceView } from '../results/offer-view.ts'
import { valuesOf } from '../results/shared-coverage.ts'
import type { Order, OrderDetails } from '../store/rows/order-store.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Walked } from './journey-of.ts'
import { orderOnWire } from './order-on-wire.ts'
import { hasOtherAnswers } from './other-answers.ts'
import type { Services } from './services.ts'

/** What it takes to describe an order. */
export type Telling = Services<'orders' | 'carriers' | 'today'>

/** The latest order of a quote, as pages other than its own show it; null if nothing was ordered. */
export async function orderedOf(services: Telling, quoteId: string): Promise<Ordered | null> {
  const order = await services.orders.ofQuote(quoteId)
  return order && orderedIn(services, order, quoteId)
}

export function orderedIn(
  { carriers, today }: Pick<Telling, 'carriers' | 'today'>,
  order: Order,
  quoteId: string,
): Ordered {
  const carrier = carriers.find(({ id }) => id === order.carrier)
  return {
    ...orderOnWire(order),
    offer: offerIdOf(order.carrier, order.product),
    insurer: carrier?.insurer.name ?? order.carrier,
    ...(carrier?.phone === undefined ? {} : { insurer_phone: carrier.phone }),
    ...(order.policyNumber === null ? {} : { policy_number: order.policyNumber }),
    has_begun: order.startsOn <= today(),
    route: orderAddress(quoteId),
  }
}

/** The existing order that would make a purchase of this offer a second one; null if there is none. */
export async function orderBeside(
  services: Telling,
  { id, offer }: { readonly id: string; readonly offer: string },
): Promise<Ordered | null> {
  const ordered = await orderedOf(services, id)
  return ordered && isLive(ordered) && ordered.offer !== offer ? ordered : null
}

interface Taken extends Walked {
  readonly quote: Pick<Quote, 'id' | 'round' | 'savedRound' | 'seal'>
  /** The address that this same browser gave. */
  readonly email: string | undefined
}

/** What was ordered, whatever the quote says since. */
export interface OrderTerms {
  readonly cents: number
  readonly period: Period
  readonly coverage: Coverage
  /** The quote has other answers now than those ordered with. Undefined if nobody knows. */
  readonly hasOtherAnswers: boolean | undefined
}

/** The same with its day as a value. */
type OnDay<Action> = Action extends { readonly on: string }
  ? Omit<Action, 'on'> & { readonly on: Day }
  : Action

/** What was done with the prices of a quote, and what was ordered. */
export interface TakenActions extends Pick<ActionsTaken, 'shared'> {
  readonly saved?: OnDay<NonNullable<ActionsTaken['saved']>>
  readonly watch?: OnDay<NonNullable<ActionsTaken['watch']>>
  readonly ordered?: Ordered
  /** Null if they can no longer be read. */
  readonly terms?: OrderTerms | null
}

/** What differs between an order and the current price of the same offer; null for nothing. */
export function changedSince(
  { cents, coverage, hasOtherAnswers }: OrderTerms,
  price: PriceView | null,
): ChangedSince | null {
  if (hasOtherAnswers) return 'answers'
  const isSameCoverage = price?.coverage && valuesOf(price.coverage.parts) === valuesOf(coverage.parts)
  // For an order without its answers, nobody knows whether the coverage is all that has changed.
  if (!isSameCoverage) return hasOtherAnswers === false ? 'coverage' : 'price'
  return price.cents === cents ? null : 'price'
}

/** What was done with the prices of a quote; null if nothing was. */
export async function actionsTaken(
  services: Telling & Services<'actions' | 'mailNames'>,
  { quote, email, ...walked }: Taken,
): Promise<TakenActions | null> {
  const { actions, carriers, mailNames, orders } = services
  const [order, { mail, watch, shared }] = await Promise.all([orders.ofQuote(quote.id), actions(quote.id)])
  const isOwn =
    email !== undefined && mail !== null && mailNames(email).some(name => name.equals(mail.address))
  const taken: TakenActions = {
    ...(order && {
      ordered: orderedIn(services, order, quote.id),
      terms: termsOf(services, order, { quote, ...walked }),
    }),
    ...(!mail && email && { saved: { state: 'refused', on: services.today(), is_current: true } }),
    ...(mail && {
      saved: {
        state: stateOf(mail.state),
        on: todayAt(mail.at),
        is_current: quote.savedRound === quote.round,
        ...(isOwn && { is_to_own_email: true }),
      },
    }),
    ...(watch && { watch: watchOf(watch) }),
    ...(shared.length > 0 && {
      shared: shared.map(offer => ({ offer, insurer: nameOf(carriers, carrierOf(offer)) })),
    }),
  }
  return Object.keys(taken).length > 0 ? taken : null
}

function termsOf(
  { orders }: Services<'orders'>,
  order: Order,
  { quote, ...walked }: Pick<Taken, 'quote'> & Walked,
): OrderTerms | null {
  const details = orders.open(order, quote.seal)
  return details && termsIn(details, walked)
}

/** What was ordered, and how the current answers compare. */
export function termsIn(
  { question, coverage, answers }: Pick<OrderDetails, 'question' | 'coverage' | 'answers'>,
  walked: Walked,
): OrderTerms {
  const { premium, period } = question.price
  return {
    cents: centsOf(premium),
    period,
    coverage,
    hasOtherAnswers: answers && hasOtherAnswers(walked, answers),
  }
}

type Stored = Awaited<ReturnType<Services['actions']>>

function stateOf(state: NonNullable<Stored['mail']>['state']): NonNullable<ActionsTaken['saved']>['state'] {
  return state === 'sent' || state === 'waiting' ? state : 'failed'
}

function watchOf({
  asking,
  confirmedAt,
  endedAt,
}: NonNullable<Stored['watch']>): NonNullable<TakenActions['watch']> {
  if (endedAt) return { state: 'stopped', on: todayAt(endedAt) }
  if (confirmedAt) return { state: 'running', on: todayAt(confirmedAt) }
  return { state: asking === 'refused' || asking === 'dropped' ? 'failed' : 'asked' }
}

function nameOf(carriers: Telling['carriers'], id: string): string {
  return carriers.find(carrier => carrier.id === id)?.insurer.name ?? id
}
