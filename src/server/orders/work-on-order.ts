import type { Carrier } from '../../carriers/carrier.ts'
import { type Bound, bindRequest, readBound } from '../../connectors/binding/binding.ts'
import { pathIn } from '../../language/paths.ts'
import { type Language, spoken, wordsIn } from '../../language/text.ts'
import { type Log, nameOf, type QuoteRef } from '../platform/log.ts'
import type { Outgoing } from '../platform/outgoing/outgoing.ts'
import type { Config } from '../settings/config.ts'
import { type SentQuestions, withOrder } from '../store/carriers/sent-questions.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import {
  type ByHand,
  ended,
  isStuck,
  type Order,
  type OrderChange,
  type OrderDetails,
  type OrderState,
  type OrderStore,
} from '../store/rows/order-store.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import type { Checkout } from './checkout.ts'
import { orderSteps, orderTroubles } from './metrics.ts'

const words = wordsIn({
  en: { order: (number: string) => `Order ${number}` },
  es: { order: number => `Pedido ${number}` },
})

export interface OrderDeps {
  readonly orders: OrderStore
  readonly quotes: Pick<QuoteStore, 'readAny'>
  readonly mails: Pick<MailOutbox, 'add'>
  readonly sent: SentQuestions
  /** Null where nothing can be paid any more. */
  readonly checkout: Checkout | null
  readonly carriers: readonly Carrier[]
  readonly send: Outgoing['send']
  readonly secret: Config['secret']
  /** The public origin, for the return from the checkout. */
  readonly origin: string
  readonly refOf: QuoteRef
  readonly log: Log
}

/** An order that nobody pays is dropped after this time. */
const unpaidMs = 60 * 60_000
/** How often a held order is looked at: somebody may have erased its quote. A decision of an operator makes it due at once. */
const heldSeconds = 600
const bindMs = 10_000

/** The result of a step. `again`: the next step may follow at once. */
type Progress = 'again' | 'ended' | 'waiting'

/**
 * Works on a taken order until it has ended or has to wait. If the process dies, the next one repeats the step: the checkout and
 * the carrier know it by the order's id, and the store moves an order on only from the state that was read.
 */
export async function workOnOrder(deps: OrderDeps, taken: Order): Promise<void> {
  let order: Order | null = taken
  while (order) {
    const progress = await stepOrPutOff(deps, order)
    order = progress === 'again' ? await deps.orders.take(order.id) : null
  }
}

async function stepOrPutOff(deps: OrderDeps, order: Order): Promise<Progress> {
  try {
    return await step(deps, order)
  } catch (error) {
    await wait(deps, order, nameOf(error))
    return 'waiting'
  }
}

async function step(deps: OrderDeps, order: Order): Promise<Progress> {
  const quote = order.quoteId === null ? null : await deps.quotes.readAny(order.quoteId)
  const details = quote && deps.orders.open(order, quote.seal)
  switch (order.state) {
    case 'unpaid':
      return stepToPayment(deps, order, { isWanted: quote !== null, language: details?.language ?? 'en' })
    case 'paid':
      // Erasing the quote cancels the order.
      if (!quote || !details) return moveTo(deps, order, 'refused')
      return order.byHand ? carryOut(deps, order, order.byHand) : bind(deps, order, { quote, details })
    case 'held':
      if (!quote) return moveTo(deps, order, 'refused')
      if (order.byHand) return carryOut(deps, order, order.byHand)
      logStuck(deps, order, 'carrier')
      await deps.orders.putOff(order, heldSeconds)
      return 'waiting'
    case 'refused':
      return refund(deps, order, quote)
    case 'bound':
    case 'dropped':
    case 'refunded':
      return 'ended'
  }
}

function carryOut(deps: OrderDeps, order: Order, decision: ByHand): Promise<Progress> {
  deps.log('order-by-hand', { order: deps.refOf(order.id), carrier: order.carrier, decision })
  return moveTo(deps, order, decision === 'refund' ? 'refused' : 'paid')
}

interface Paying {
  /** False once the quote is erased, which cancels the order. */
  readonly isWanted: boolean
  readonly language: Language
}

/** Opens the checkout, and finds out whether it is paid, whether or not the visitor returns. */
async function stepToPayment(
  deps: OrderDeps,
  order: Order,
  { isWanted, language }: Paying,
): Promise<Progress> {
  const { checkout, orders } = deps
  if (!checkout) return moveTo(deps, order, 'dropped')
  const { session } = order
  if (session === null) {
    if (!isWanted) return moveTo(deps, order, 'dropped')
    const opened = await checkout.open({
      order: order.id,
      cents: order.dueCents,
      language,
      description: spoken(words, language).order(order.number),
      returnTo: `${deps.origin}${pathIn[language]}/quotes/${order.quoteId}/order`,
    })
    await orders.move(order, 'unpaid', { session: opened })
    return 'waiting'
  }
  const state = await checkout.look(session)
  switch (state.is) {
    case 'paid': {
      const { payment } = state
      return moveTo(deps, order, state.cents === order.dueCents ? 'paid' : 'refused', { payment })
    }
    case 'closed':
      return moveTo(deps, order, 'dropped')
    case 'open': {
      const isOver = !isWanted || Date.now() - order.createdAt.getTime() > unpaidMs
      // Somebody may be paying at this moment: the next look shows it.
      if (isOver) await checkout.close(session)
      await orders.putOff(order, isOver ? 0 : Math.min(10 * order.attempts, 120))
      return isOver ? 'again' : 'waiting'
    }
  }
}

interface PaidOrder {
  readonly quote: Quote
  readonly details: OrderDetails
}

async function bind(deps: OrderDeps, order: Order, { quote, details }: PaidOrder): Promise<Progress> {
  const { carriers, sent, mails, refOf, log } = deps
  const binding = carriers.find(({ id }) => id === order.carrier)?.binds
  if (!binding) return wait(deps, order, 'carrier')
  const { question, kinds } = details
  const mayBeSent = await sent.note({ quote, round: withOrder, carrier: order.carrier, kinds })
  if (!mayBeSent) return moveTo(deps, order, 'refused')
  const bound = await askToBind(deps, order, { binding, question })
  switch (bound.status) {
    case 'bound':
      return moveTo(deps, order, 'bound', { policyNumber: bound.policyNumber }, tx =>
        mails.add({ quote, kind: 'order', to: question.applicant.email }, tx),
      )
    case 'refused':
      return moveTo(deps, order, 'refused')
    case 'rejected':
      log('order-rejected', { order: refOf(order.id), carrier: order.carrier, status: bound.http })
      return moveTo(deps, order, 'held', {}, tx =>
        mails.add({ quote, kind: 'order', to: question.applicant.email }, tx),
      )
    case 'unreached':
      // The carrier may have bound it: only asking again with the same key finds out.
      return wait(deps, order, 'carrier')
  }
}

interface PolicyQuestion extends Pick<OrderDetails, 'question'> {
  readonly binding: NonNullable<Carrier['binds']>
}

async function askToBind(
  { send, secret }: OrderDeps,
  order: Order,
  { binding, question }: PolicyQuestion,
): Promise<Bound> {
  const request = bindRequest({
    binding,
    question,
    idempotencyKey: order.id,
    at: new Date(),
    secret: name => secret(name) ?? '',
  })
  const { endpoint } = binding
  const signal = AbortSignal.timeout(bindMs)
  return send({ carrier: order.carrier, endpoint, request, signal }).then(
    reply => readBound(reply, binding),
    () => ({ status: 'unreached' as const }),
  )
}

async function refund(deps: OrderDeps, order: Order, quote: Quote | null): Promise<Progress> {
  const { checkout, mails, orders } = deps
  const { id, session, payment } = order
  if (!checkout || session === null || payment === null) return wait(deps, order, 'payment')
  await checkout.refund({ order: id, session, payment })
  const to = quote && orders.open(order, quote.seal)?.question.applicant.email
  return moveTo(deps, order, 'refunded', {}, async tx => {
    if (quote && to) await mails.add({ quote, kind: 'order', to }, tx)
  })
}

async function moveTo(
  { orders, refOf, log }: OrderDeps,
  order: Order,
  to: OrderState,
  change?: OrderChange,
  alongside?: Parameters<OrderStore['move']>[3],
): Promise<Progress> {
  const isMoved = await orders.move(order, to, change, alongside)
  if (isMoved) {
    orderSteps.inc({ carrier: order.carrier, state: to })
    log('order-moved', { order: refOf(order.id), carrier: order.carrier, from: order.state, to })
  }
  return ended.includes(to) ? 'ended' : 'again'
}

/** Tries again later, each time after a longer pause, up to ten minutes; logs when a person has to look. */
async function wait(deps: OrderDeps, order: Order, awaits: string): Promise<Progress> {
  orderTroubles.inc({ carrier: order.carrier, awaits: awaits === 'carrier' ? 'carrier' : 'payment' })
  if (isStuck(order)) logStuck(deps, order, awaits)
  await deps.orders.putOff(order, Math.min(2 ** order.attempts, 600))
  return 'waiting'
}

function logStuck({ refOf, log }: OrderDeps, { id, carrier, state }: Order, awaits: string): void {
  log('order-stuck', { order: refOf(id), carrier, state, awaits })
}
