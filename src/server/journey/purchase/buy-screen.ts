import type { Carrier } from '../../../carriers/carrier.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import type { Need } from '../../../connectors/needs/need.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import type { SeenPrice } from '../../../contract/purchase/continue.ts'
import type { Buying, OrderData } from '../../../contract/purchase/purchase.ts'
import { questionOnTheWay } from '../../../contract/purchase/question-on-the-way.ts'
import { type Known, knownFrom } from '../../../lines/taken-over.ts'
import { firstDayOf, type StartAnswer } from '../../../risk/first-day.ts'
import type { TravelAnswers } from '../../../risk/travel.ts'
import type { Day } from '../../../units/day.ts'
import { payPlansOf } from '../../results/pay-plans.ts'
import { bindsLine } from '../../results/takes-over.ts'
import type { GivenDetails } from '../../store/carriers/given-details.ts'
import type { PaymentPlan } from '../../store/rows/order-store.ts'
import { openToBuy } from '../needs/needs-of.ts'
import { ownsContact } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import type { Services } from '../services.ts'
import { questionsOf } from '../wizard/questions-of.ts'
import { type Confirmed, confirmPrice, type Selling } from './confirm-price.ts'

interface Offered {
  readonly visitor: Buffer
  readonly id: string
  /** The id of the offer. */
  readonly offer: string
  readonly sender: Sender
}

/** An offer that can be bought now. */
export interface Buyable extends Confirmed {
  readonly quoted: Quoted
  readonly carrier: Carrier
  /** What the insurer was given beyond the answers of the line, and what else it needs with an order. */
  readonly given: GivenDetails['given']
  readonly openNeeds: readonly Need[]
}

/** The form of an order: what can be chosen, and what is filled in. */
export interface BuyForm extends Omit<Buying, 'quote' | 'demoNote' | 'plans'> {
  readonly plans: readonly PaymentPlan[]
}

/** An offer whose price was just confirmed and accepted; null if it has to be confirmed first, or cannot be bought here. */
export async function readBuyable(services: Selling, of: Offered): Promise<Buyable | null> {
  const confirmed = await confirmPrice(services, of)
  const carrier = services.carriers.find(({ id }) => id === carrierOf(of.offer))
  const { quoted, result, finished, missing } = confirmed
  if (
    !services.checkout ||
    !carrier ||
    !quoted ||
    result !== 'same' ||
    missing ||
    !bindsLine(carrier, finished.quote.line)
  )
    return null
  const details = await services.given.of(finished.quote)
  const given = details.find(one => one.carrier === carrier.id)?.given ?? {}
  return { ...confirmed, quoted, carrier, given, openNeeds: openToBuy({ carrier, finished }, given) }
}

interface Filled {
  readonly visitor: Buffer
  readonly buyable: Buyable
  /** As far as this browser has filled in the form before. */
  readonly before?: Partial<OrderData>
}

/** The form that orders an offer, filled in with earlier answers. */
export function buyScreen({ visitor, buyable, before = {} }: Filled): BuyForm {
  const { card, quoted, finished } = buyable
  const start = startOf(buyable)
  const plans = payPlansOf(quoted)
  const departure = departureOf(finished)
  const { firstName = '', lastName = '', email = '' } = typedBy(visitor, finished)
  const typed: OrderData = {
    quote: card.offer.id,
    plan: plans[0]?.id ?? '',
    start,
    first_name: firstName,
    last_name: lastName,
    email,
    esign: false,
    ...before,
  }
  const isOffered = plans.some(({ id }) => id === typed.plan)
  const seen = { premium: quoted.premium, round: finished.quote.round }
  return {
    seen,
    plans,
    ...(departure === undefined
      ? { start: { day: start, page: startPage(buyable, seen) } }
      : { trip: { policy: start, departure } }),
    typed: { ...typed, plan: isOffered ? typed.plan : (plans[0]?.id ?? ''), start },
    errors: {},
  }
}

/** What this same browser filled in for its last order of the quote; nothing for any other browser. */
export async function filledBefore(
  { orders }: Services<'orders'>,
  { visitor, buyable }: Pick<Filled, 'visitor' | 'buyable'>,
): Promise<Partial<OrderData>> {
  const { quote } = buyable.finished
  const order = await orders.ofQuote(quote.id)
  const details = order && orders.open(order, quote.seal)
  if (!order || details?.buyer !== visitor.toString('base64')) return {}
  const { first, last, email } = details.question.applicant
  return { plan: details.plan.id, first_name: first, last_name: last, email }
}

/** The question about the day, which leads back to this offer. */
function startPage({ card, finished }: Buyable, seen: SeenPrice): string {
  const question = questionsOf(finished.walked).questions.get('starts')
  if (!question) throw new Error(`${finished.quote.line} does not ask when the cover begins`)
  return questionOnTheWay(question.route, { quoteId: finished.quote.id, offer: card.offer.id, seen })
}

/** The day on which the cover begins: for a trip, the day of purchase, and otherwise the day that the price is for. */
export function startOf({ finished }: Pick<Buyable, 'finished'>): Day {
  const { today } = finished.journey
  // The line's own answer, whose shape is not known here.
  return finished.quote.line === 'travel' ? today : firstDayOf(finished.application as StartAnswer, today)
}

/** The day on which a trip begins; undefined for anything else. */
function departureOf({ quote, application }: Buyable['finished']): Day | undefined {
  // The line's own answer, whose shape is not known here.
  return quote.line === 'travel' ? (application as unknown as TravelAnswers).dates.departure_date : undefined
}

/** What this same browser has typed or checked of a quote’s answers: a mailed link may be in somebody else's hands. */
function typedBy(visitor: Buffer, { quote, application }: Buyable['finished']): Known {
  return knownFrom(quote.line, application, name =>
    name === 'contact' ? ownsContact(quote, visitor) : quote.visitor.equals(visitor),
  )
}
