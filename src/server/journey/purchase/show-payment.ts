import { offerIdOf } from '../../../contract/prices/carrier-of.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Checkout } from '../../orders/checkout.ts'
import { payPlansOf } from '../../results/pay-plans.ts'
import type { PaymentPlan } from '../../store/rows/order-store.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import type { Services } from '../services.ts'
import { readBuyable } from './buy-screen.ts'
import type { Selling } from './confirm-price.ts'
import { liveOrder } from './place-order.ts'
import { checkoutOf } from './show-order.ts'

interface PaymentOf extends QuoteOf {
  /** The ordered offer by default. */
  readonly offer: string | undefined
  readonly sender: Sender
}

export interface ShownPayment {
  readonly provider: Checkout['provider']
  readonly plans: readonly PaymentPlan[]
  /** The provider's page; null until something is ordered, and once it is paid. */
  readonly checkoutUrl: string | null
}

/**
 * How an offer can be paid, and where once it is ordered. Throws `Fail` if the price has to be confirmed again first, and
 * `AppError` if nothing can be bought.
 */
export async function showPayment(
  services: Selling & Services<'orders'>,
  { visitor, id, offer, sender }: PaymentOf,
): Promise<ShownPayment> {
  const { orders, checkout } = services
  const quote = await readOwnQuote(services, { visitor, id })
  if (!checkout) throw new AppError('not-found')
  const { provider } = checkout
  const order = await liveOrder(services, id)
  if (order && (offer === undefined || offerIdOf(order.carrier, order.product) === offer)) {
    const plan = orders.open(order, quote.seal)?.plan
    const { checkoutUrl = null } = order.state === 'unpaid' ? await checkoutOf(services, order) : {}
    return { provider, plans: plan ? [plan] : [], checkoutUrl }
  }
  if (offer === undefined) return { provider, plans: [], checkoutUrl: null }
  const buyable = await readBuyable(services, { visitor, id, offer, sender })
  if (!buyable) throw new Fail({}, { key: 'price-not-confirmed' })
  return { provider, plans: payPlansOf(buyable.quoted), checkoutUrl: null }
}
