import { getPaymentApp } from '../../../contract/purchase/purchase.ts'
import { showPayment } from '../../journey/purchase/show-payment.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'
import { tellPayPlan } from '../wire/tell-buying.ts'

export const call = getPaymentApp

/** How an offer can be paid, and where (spec 7.3). */
export function handler(services: Services): Handler<typeof getPaymentApp> {
  return async ({ ask, visitor, sender, speech }) => {
    const of = { visitor, id: ask.quote_id, offer: ask.data.quote, sender }
    const { provider, plans, checkoutUrl } = await showPayment(services, of)
    const told = plans.map(plan => tellPayPlan(plan, speech))
    return { data: { provider, plans: told, checkout_url: checkoutUrl } }
  }
}
