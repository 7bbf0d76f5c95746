import type { PayPlan } from '../../../contract/prices/pay-plan.ts'
import type { Buying, ShownOrder } from '../../../contract/purchase/purchase.ts'
import { dollars } from '../../../language/money.ts'
import { counted } from '../../../language/numbers.ts'
import { type Speech, type Spoken, spoken, wordsIn } from '../../../language/text.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { amountOf } from '../../../units/cents.ts'
import { orderOnWire } from '../../journey/order-on-wire.ts'
import type { Buyable, BuyForm } from '../../journey/purchase/buy-screen.ts'
import { isInsured } from '../../journey/purchase/is-insured.ts'
import type { OrderView } from '../../journey/purchase/show-order.ts'
import { tellGuesses } from '../../orders/tell-guesses.ts'
import { tellInsured } from '../../orders/tell-insured.ts'
import { isRatedHere } from '../../results/takes-over.ts'
import type { PaymentPlan } from '../../store/rows/order-store.ts'
import { tellCard } from './tell-results.ts'

/** The form that orders an offer. */
export function tellBuying(
  { card, carrier, finished, guesses }: Buyable,
  { plans, ...form }: BuyForm,
  speech: Speech,
): Buying {
  const tell = card.tellIn(speech)
  const estimate = tellGuesses(guesses, card.offer.insurer, { tell, speech })
  return {
    quote: tellCard(card, tell),
    ...(isRatedHere(carrier, finished.quote.line) ? { isRatedHere: true } : {}),
    ...(isInsured(finished) ? { isInsured: true } : {}),
    ...(estimate === undefined ? {} : { estimate }),
    ...(carrier.demo ? { demoNote: tell(demonstration.form) } : {}),
    plans: plans.map(plan => tellPayPlan(plan, speech)),
    ...form,
  }
}

const planWords = wordsIn({
  en: {
    inFull: (now: string) => `Pay in full: ${now} now`,
    installments: (now: string, later: string) => `Pay in installments: ${now} now, then ${later}`,
    monthly: (now: string) => `Pay month to month: ${now} now`,
    later: (count: number, each: string, total: string) =>
      `${counted(count, 'payment')} of ${each} (${total} in all)`,
  },
  es: {
    inFull: now => `En un solo pago: ${now} ahora`,
    installments: (now, later) => `En cuotas: ${now} ahora, luego ${later}`,
    monthly: now => `Mes a mes: ${now} ahora`,
    later: (count, each, total) =>
      `${count} ${count === 1 ? 'pago' : 'pagos'} de ${each} (${total} en total)`,
  },
})

/** The same for an order, once it is paid. */
const paidWords = wordsIn({
  en: {
    inFull: (now: string) => `Paid in full: ${now}`,
    installments: (now: string, later: string) => `First payment made: ${now}, then ${later}`,
    monthly: (now: string) => `First month paid: ${now}`,
  },
  es: {
    inFull: now => `Pagado en un solo pago: ${now}`,
    installments: (now, later) => `Primer pago hecho: ${now}, luego ${later}`,
    monthly: now => `Primer mes pagado: ${now}`,
  },
})

/** The same for an order that ended without a policy. */
const endedWords = wordsIn({
  en: { inFull: 'In full', installments: 'In installments', monthly: 'Month to month' },
  es: { inFull: 'En un solo pago', installments: 'En cuotas', monthly: 'Mes a mes' },
})

/** A way to pay: "Pay in installments: $14.76 now, then 11 payments of $14.84 ($178.00 in all)". */
export function tellPayPlan(plan: PaymentPlan, speech: Speech): PayPlan {
  const { id, dueCents, later } = plan
  return {
    id,
    label: sayPlan(plan, spoken(planWords, speech), speech),
    due_now: amountOf(dueCents),
    installments: later && { count: later.count, each: amountOf(later.cents) },
  }
}

function sayPlan(
  plan: PaymentPlan,
  say: Pick<Spoken<(typeof planWords)['en']>, 'inFull' | 'installments' | 'monthly'>,
  speech: Speech,
): string {
  const { dueCents, later } = plan
  // Paying by the month may cost more than all at once.
  const rest = later
    ? spoken(planWords, speech).later(
        later.count,
        dollars(later.cents),
        dollars(dueCents + later.count * later.cents),
      )
    : ''
  return say[wayOf(plan)](dollars(dueCents), rest)
}

function wayOf({ id, later }: PaymentPlan): 'inFull' | 'installments' | 'monthly' {
  if (id !== 'installments') return 'inFull'
  return later ? 'installments' : 'monthly'
}

/** How an order is paid, or was; an order that ended without a policy keeps only the name. */
function tellPayment(plan: PaymentPlan, { status }: Pick<ShownOrder, 'status'>, speech: Speech): string {
  switch (status) {
    case 'unpaid':
      return tellPayPlan(plan, speech).label
    case 'working':
    case 'held':
    case 'bound':
      return sayPlan(plan, spoken(paidWords, speech), speech)
    case 'dropped':
    case 'refunding':
    case 'refunded':
      return spoken(endedWords, speech)[wayOf(plan)]
  }
}

/** The page of an order. */
export function tellOrder(
  { order, insurer, isDemo, phone, details, applicant, insured, seen, changed, checkout, tellIn }: OrderView,
  speech: Speech,
): ShownOrder {
  const tell = tellIn(speech)
  const estimate = tellGuesses(details?.guesses, insurer, { tell, speech })
  const onWire = orderOnWire(order)
  return {
    ...onWire,
    insurer,
    carrier: order.carrier,
    ...(seen ? { seen: { premium: amountOf(seen.cents), round: seen.round } } : {}),
    ...(changed ? { changed } : {}),
    ...(isDemo ? { demoNote: tell(demonstration.order) } : {}),
    ...(estimate === undefined ? {} : { estimate }),
    due: amountOf(order.dueCents),
    ...(details
      ? { plan: tellPayment(details.plan, onWire, speech), coverage: tellCoverage(details.coverage, tell) }
      : {}),
    ...(insured ? { insured: tellInsured(insured, tell, speech) } : {}),
    ...(applicant ? { name: `${applicant.first} ${applicant.last}`, email: applicant.email } : {}),
    ...(order.line === 'travel' ? { trip: insured?.kind === 'trip' ? { departure: insured.from } : {} } : {}),
    ...(order.policyNumber === null ? {} : { policyNumber: order.policyNumber }),
    ...(order.state === 'bound' && phone !== undefined ? { phone } : {}),
    ...checkout,
  }
}
