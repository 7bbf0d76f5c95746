import type { OrderDesk } from '../../store/rows/order-desk.ts'
import type { ByHand } from '../../store/rows/order-store.ts'
import { decidedOf, listOrders, type Said, showOrder } from './show-order.ts'

/** What an operator asked about orders. */
export type OrderWish =
  | { readonly action: 'stuck' }
  | { readonly action: 'show' | ByHand; readonly reference: string }

/** The wish in the arguments of `npm run order`; null for any others. */
export function wishIn([action, reference, ...more]: readonly string[]): OrderWish | null {
  if (more.length > 0) return null
  if (action === 'stuck') return reference === undefined ? { action } : null
  const isKnown = action === 'show' || action === 'refund' || action === 'retry'
  return isKnown && reference !== undefined ? { action, reference } : null
}

/** Lists the orders that wait for a person, shows one, or notes what to do about it, which the service does and logs. */
export async function orderCommand(desk: OrderDesk, wish: OrderWish): Promise<Said> {
  if (wish.action === 'stuck') return { isDone: true, text: listOrders(await desk.stuck()) }
  const { action, reference } = wish
  const found = await desk.find(reference)
  if (!found) return { isDone: false, text: 'There is no such order. It may be older than ORDER_DAYS.\n' }
  if (action === 'show') return { isDone: true, text: showOrder(found) }
  const isNoted = await desk.decide(found.id, action)
  return decidedOf(isNoted ? found : ((await desk.find(found.id)) ?? found), action)
}
