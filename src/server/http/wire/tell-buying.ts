import type { PayPlan } from '../../../contract/prices/pay-plan.ts'
import type { Buying, ShownOrder } from '../../../contract/purchase/purchase.ts'
import { dollars } from '../../../language/money.ts'
import { counted } from '../../../language/numbers.ts'
import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { amountOf } from '../../../units/cents.ts'
import { orderOnWire } from '../../journey/order-on-wire.ts'
import type { Buyable, BuyForm } from '../../journey/purchase/buy-screen.ts'
import type { OrderView } from '../../journey/purchase/show-order.ts'
import { isRatedHere } from '../../results/takes-over.ts'
import type { PaymentPlan } from '../../store/rows/order-store.ts'
import { tellCard } from './tell-results.ts'

/** The form that orders an offer. */
export function tellBuying(
  { card, carrier, finished }: Buyable,
  { plans, ...form }: BuyForm,
  speech: Speech,
): Buying {
  const tell = card.tellIn(speech)
  return {
    quote: tellCard(card, tell),
    ...(isRatedHere(carrier, finished.quote.line) ? { isRatedHere: true } : {}),
    ...(carrier.demo ? { demoNote: tell(demonstration.form) } : {}),
    plans: plans.map(plan => tellPayPlan(plan, speech)),
    ...form,
  }
}

const planWords = wordsIn({
  en: {
    due: (name: string, now: string, later: string) => `${name}: ${now} now${later}`,
    paid: (name: string, now: string, later: string) => `${name}: ${now} paid${later}`,
    later: (count: number, each: string) => `, then ${counted(count, 'payment')} of ${each}`,
    installments: 'In installments',
    monthly: 'Month by month',
    trip: 'For the trip',
    year: 'The year at once',
    '6 months': 'The 6 months at once',
    month: 'The month at once',
  },
})

/** A way to pay: "In installments: $14.76 now, then 11 payments of $14.84"; `paid` in place of `now` once it is. */
export function tellPayPlan(plan: PaymentPlan, speech: Speech, is: 'due' | 'paid' = 'due'): PayPlan {
  const { id, dueCents, later } = plan
  const say = spoken(planWords, speech)
  const rest = later ? say.later(later.count, dollars(later.cents)) : ''
  return {
    id,
    label: say[is](planName(plan, speech), dollars(dueCents), rest),
    due_now: amountOf(dueCents),
    installments: later && { count: later.count, each: amountOf(later.cents) },
  }
}

function planName({ id, term, later }: PaymentPlan, speech: Speech): string {
  const say = spoken(planWords, speech)
  if (id !== 'installments') return say[term]
  return later ? say.installments : say.monthly
}

/** How an order is paid, or was; an order that ended without a policy keeps the name alone. */
function tellPayment(plan: PaymentPlan, { status }: Pick<ShownOrder, 'status'>, speech: Speech): string {
  switch (status) {
    case 'unpaid':
      return tellPayPlan(plan, speech).label
    case 'working':
    case 'held':
    case 'bound':
      return tellPayPlan(plan, speech, 'paid').label
    case 'dropped':
    case 'refunding':
    case 'refunded':
      return planName(plan, speech)
  }
}

/** The page of an order. */
export function tellOrder(
  { order, insurer, isDemo, details, email, seen, checkout, tellIn }: OrderView,
  speech: Speech,
): ShownOrder {
  const tell = tellIn(speech)
  const onWire = orderOnWire(order)
  return {
    ...onWire,
    insurer,
    carrier: order.carrier,
    ...(seen ? { seen: { premium: amountOf(seen.cents), round: seen.round } } : {}),
    ...(isDemo ? { demoNote: tell(demonstration.order) } : {}),
    due: amountOf(order.dueCents),
    ...(details
      ? { plan: tellPayment(details.plan, onWire, speech), coverage: tellCoverage(details.coverage, tell) }
      : {}),
    ...(email === undefined ? {} : { email }),
    ...(order.policyNumber === null ? {} : { policyNumber: order.policyNumber }),
    ...checkout,
  }
}
