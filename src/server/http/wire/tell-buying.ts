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
    label: (name: string, now: string, later?: { readonly count: number; readonly each: string }) =>
      `${name}: ${now} now${later ? `, then ${counted(later.count, 'payment')} of ${later.each}` : ''}`,
    installments: 'Pay in installments',
    monthly: 'Pay month to month',
    inFull: 'Pay in full',
  },
})

/** A way to pay: "Pay in installments: $14.76 now, then 11 payments of $14.84". */
export function tellPayPlan({ id, dueCents, later }: PaymentPlan, speech: Speech): PayPlan {
  const say = spoken(planWords, speech)
  const name = id !== 'installments' ? say.inFull : later ? say.installments : say.monthly
  const rest = later && { count: later.count, each: dollars(later.cents) }
  return {
    id,
    label: say.label(name, dollars(dueCents), rest ?? undefined),
    due_now: amountOf(dueCents),
    installments: later && { count: later.count, each: amountOf(later.cents) },
  }
}

/** The page of an order. */
export function tellOrder(
  { order, insurer, isDemo, details, email, checkout, tellIn }: OrderView,
  speech: Speech,
): ShownOrder {
  const tell = tellIn(speech)
  return {
    ...orderOnWire(order),
    insurer,
    carrier: order.carrier,
    ...(isDemo ? { demoNote: tell(demonstration.order) } : {}),
    due: amountOf(order.dueCents),
    ...(details
      ? { plan: tellPayPlan(details.plan, speech).label, coverage: tellCoverage(details.coverage, tell) }
      : {}),
    ...(email === undefined ? {} : { email }),
    ...(order.policyNumber === null ? {} : { policyNumber: order.policyNumber }),
    ...checkout,
  }
}
