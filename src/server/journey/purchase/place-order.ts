import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { bindQuestion } from '../../../connectors/binding/binding.ts'
import { carrierRequest } from '../../../connectors/carrier-request.ts'
import { detailsOf } from '../../../connectors/needs/details.ts'
import { carrierOf, offerIdOf } from '../../../contract/prices/carrier-of.ts'
import type { OrderChoice } from '../../../contract/purchase/continue.ts'
import { eSignVersion } from '../../../contract/purchase/e-sign.ts'
import type { OrderData } from '../../../contract/purchase/purchase.ts'
import { speechIn } from '../../../language/text.ts'
import { amountOf, centsOf } from '../../../units/cents.ts'
import { AppError, Fail } from '../../errors.ts'
import { payPlansOf } from '../../results/pay-plans.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import type { NewOrder, Order, OrderDetails } from '../../store/rows/order-store.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import { riskOf } from '../quoting/risk-of.ts'
import type { Services } from '../services.ts'
import { aboutQuote, note, type Who } from '../visits.ts'
import { type Buyable, readBuyable, startOf } from './buy-screen.ts'
import type { Selling } from './confirm-price.ts'
import { insuredIn } from './insured-in.ts'
import { orderedRisks } from './ordered-risks.ts'
import { seenBefore } from './seen-before.ts'

interface Place extends QuoteOf, Who {
  readonly data: OrderData
  readonly sender: Sender
}

type Ordering = Selling & Services<'orders' | 'site' | 'visits' | 'workOn'>

export interface Placed {
  readonly order: Order
  /** What the form asks for that differs: the order was there before it, and stays as it is. */
  readonly others: readonly OrderChoice[]
}

/**
 * Orders an offer, or returns the order that the quote already has: one order per quote, whatever is repeated. That counts as a
 * checkout begun. Its checkout is open unless the provider cannot be reached; then a process opens it a little later. Throws `Fail`
 * for what the visitor can correct, if the price has to be confirmed again first, and if it is not what the form showed.
 */
export async function placeOrder(services: Ordering, place: Place): Promise<Placed> {
  const quote = await readOwnQuote(services, place)
  const order = (await liveOrder(services, quote.id)) ?? (await begin(services, place))
  const placed = await withCheckout(services, ofSame(order, place.data))
  note(services, place, { name: 'begin_checkout', carrier: placed.carrier, ...aboutQuote(quote) })
  return { order: placed, others: othersIn(services.orders.open(placed, quote.seal), place.data) }
}

async function begin(services: Ordering, { visitor, id, data, sender }: Place): Promise<Order> {
  const buyable = await readBuyable(services, { visitor, id, offer: data.quote, sender })
  if (!buyable) throw new Fail({}, { key: 'price-not-confirmed' })
  if (buyable.openNeeds.length > 0) throw new Fail({}, { key: 'needs-first' })
  const { finished, quoted } = buyable
  const shown = data.seen && { cents: centsOf(data.seen.premium), round: data.seen.round }
  const { seen } = seenBefore({ finished, offer: data.quote, quoted }, shown ?? null)
  if (seen) {
    const now = { cents: centsOf(quoted.premium), period: quoted.period }
    throw new Fail({}, { key: 'order-not-as-shown', values: { seen, now } })
  }
  const order = await services.orders.begin(newOrder(services, buyable, { data, visitor }))
  if (!order) throw new AppError('quote-expired')
  return order
}

/** The quote's order, unless it ended without a policy; null when another may begin. */
export async function liveOrder({ orders }: Services<'orders'>, id: string): Promise<Order | null> {
  const order = await orders.ofQuote(id)
  return order && order.state !== 'dropped' && order.state !== 'refunded' ? order : null
}

function ofSame(order: Order, { quote }: OrderData): Order {
  const values = { order: order.number }
  if (order.carrier !== carrierOf(quote)) throw new Fail({}, { key: 'ordered-from-other-insurer', values })
  if (offerIdOf(order.carrier, order.product) !== quote)
    throw new Fail({}, { key: 'ordered-other-policy', values })
  return order
}

/** What a form asks for that differs from what was ordered; sending the same form again asks for nothing different. */
function othersIn(details: OrderDetails | null, data: OrderData): readonly OrderChoice[] {
  if (!details) return []
  const { plan, question } = details
  const { first, last, email } = question.applicant
  const asked: readonly (readonly [choice: OrderChoice, isSame: boolean])[] = [
    ['start', data.start === '' || data.start === question.start],
    ['payment', data.plan === plan.id],
    ['name', data.first_name.trim() === first && data.last_name.trim() === last],
    ['email', mailboxIn(data.email) === email],
    ['price', !data.seen || data.seen.premium === question.price.premium],
  ]
  return asked.filter(([, isSame]) => !isSame).map(([choice]) => choice)
}

/** How long a request waits for another one that is opening the checkout. */
const waitMs = 6_000

/** The order once its checkout is open: the request that takes the order opens it, all others wait. */
async function withCheckout({ orders, workOn }: Services<'orders' | 'workOn'>, order: Order): Promise<Order> {
  let now = order
  for (const until = Date.now() + waitMs; now.session === null && now.state === 'unpaid'; ) {
    const isTaken = await workOn(order.id)
    now = (await orders.ofQuote(order.quoteId ?? '')) ?? now
    if (isTaken || Date.now() > until) return now
    await pause(100)
  }
  return now
}

function newOrder(
  { site, checkout }: Services<'site' | 'checkout'>,
  buyable: Buyable,
  { data, visitor }: Pick<Place, 'data' | 'visitor'>,
): NewOrder {
  const { finished, quoted, guesses, carrier, given } = buyable
  const { quote, application, journey } = finished
  const plan = payPlansOf(quoted).find(({ id }) => id === data.plan)
  const to = mailboxIn(data.email)
  const { first_name, last_name, start, esign } = data
  const startsOn = startOf(buyable)
  // Insurers rate by the first day: another day would have another price.
  if (start !== '' && start !== startsOn)
    throw new Fail({}, { key: 'start-not-priced', values: { day: startsOn } })
  const errors: Fail['errors'] = {
    ...(plan ? {} : { plan: { key: 'plan-missing' } }),
    ...nameError('first_name', first_name),
    ...nameError('last_name', last_name),
    ...(to ? {} : { email: { key: 'email-invalid' } }),
    ...(esign ? {} : { esign: { key: 'esign-missing' } }),
  }
  if (!plan || !to || Object.keys(errors).length > 0) throw new Fail(errors)
  const risk = riskOf({ line: quote.line, application, today: journey.today })
  const request = carrierRequest({ reference: quote.id, risk, today: journey.today })
  const needs = carrier.lines[risk.line]?.needs ?? []
  const details = detailsOf({ needs, given, risk: request.risk })
  const { first, others, kinds: told } = orderedRisks({ ...request, ...(details ? { details } : {}) }, quoted)
  const insured = insuredIn(request, quoted)
  const kinds = [...new Set([...told, 'names' as const])]
  const order = readOrder({
    ...first,
    start: startsOn,
    applicant: { first: first_name, last: last_name, email: to },
    price: { premium: quoted.premium, period: quoted.period, total: quoted.bill.total },
    payment: { plan: plan.id, paid: amountOf(plan.dueCents), currency: 'USD' },
    ...(others.length > 0 ? { others: [...others] } : {}),
  })
  const consent = eSignVersion(speechIn(quote.language, site))
  return {
    quote,
    line: quote.line,
    carrier: carrier.id,
    product: quoted.product?.id ?? null,
    dueCents: plan.dueCents,
    startsOn,
    consent,
    provider: checkout?.provider ?? '',
    details: (orderNumber, at) => ({
      plan,
      kinds,
      coverage: quoted.coverage,
      ...(guesses.length > 0 ? { guesses } : {}),
      buyer: visitor.toString('base64'),
      language: quote.language,
      answers: quote.answers,
      ...(insured ? { insured } : {}),
      question: { orderNumber, ...order, consent: { version: consent, at: at.toISOString() } },
    }),
  }
}

/** The whole order except its number and the time, which are ours. */
const wholeOrder = v.omit(bindQuestion, ['orderNumber', 'consent'])

/** Reads an order as its insurer will, before anybody pays: the insurer would refuse what its contract excludes. */
function readOrder(order: v.InferInput<typeof wholeOrder>): v.InferOutput<typeof wholeOrder> {
  const read = v.safeParse(wholeOrder, order)
  if (!read.success) throw new Fail({}, { key: 'not-orderable' })
  return read.output
}

function nameError(field: string, typed: string): Fail['errors'] {
  return typed.trim().length >= 2 && typed.length <= 100 ? {} : { [field]: { key: 'name-too-short' } }
}
