import { placeOrder } from '../../../contract/purchase.ts'
import { orderOnWire } from '../../journey/order-on-wire.ts'
import { checkoutOf } from '../../journey/purchase/show-order.ts'
import type { Services } from '../../journey/services.ts'
import { orderAndNote } from '../note-visits.ts'
import type { Handler } from '../serve.ts'

export const call = placeOrder

/** Orders a policy, once per quote (spec 7.9). */
export function handler(services: Services): Handler<typeof placeOrder> {
  return async ({ ask, who, sender }) => {
    const order = await orderAndNote(services, who, { id: ask.quote_id, data: ask.data, sender })
    const { checkoutUrl = null } = order.state === 'unpaid' ? await checkoutOf(services, order) : {}
    return { data: { order: orderOnWire(order), checkout_url: checkoutUrl } }
  }
}
