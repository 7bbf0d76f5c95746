import { placeOrder } from '../../../contract/purchase/purchase.ts'
import { orderOnWire } from '../../journey/order-on-wire.ts'
import { placeOrder as order } from '../../journey/purchase/place-order.ts'
import { checkoutOf } from '../../journey/purchase/show-order.ts'
import type { Services } from '../../journey/services.ts'
import type { Handler } from '../serve.ts'

export const call = placeOrder

/** Orders a policy, once per quote (spec 7.9). */
export function handler(services: Services): Handler<typeof placeOrder> {
  return async ({ ask, who, sender }) => {
    const { order: placed } = await order(services, { ...who, id: ask.quote_id, data: ask.data, sender })
    const { checkoutUrl = null } = placed.state === 'unpaid' ? await checkoutOf(services, placed) : {}
    return { data: { order: orderOnWire(placed), checkout_url: checkoutUrl } }
  }
}
