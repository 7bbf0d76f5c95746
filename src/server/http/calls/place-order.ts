import { placeOrder } from '../../../contract/purchase.ts'
import { placeOrder as place } from '../../journey/place-order.ts'
import type { Services } from '../../journey/services.ts'
import { checkoutOf, orderOnWire } from '../../journey/show-order.ts'
import { note } from '../note-visits.ts'
import type { Handler } from '../serve.ts'

export const call = placeOrder

/** Orders a policy, once per quote (spec 7.9). */
export function handler(services: Services): Handler<typeof placeOrder> {
  return async ({ ask, visitor, who }) => {
    const order = await place(services, { visitor, id: ask.quote_id, data: ask.data })
    const { line, carrier, state } = order
    note(services, who, { name: 'begin_checkout', quoteId: ask.quote_id, line, carrier })
    const { checkoutUrl = null } = state === 'unpaid' ? await checkoutOf(services, order) : {}
    return { data: { order: orderOnWire(order), checkout_url: checkoutUrl } }
  }
}
