import type { OrderStatus } from '../../contract/purchase/ordered.ts'
import { isStuck, type Order } from '../store/rows/order-store.ts'

const statusOf: Readonly<Record<Order['state'], OrderStatus>> = {
  unpaid: 'unpaid',
  paid: 'working',
  held: 'held',
  bound: 'bound',
  dropped: 'dropped',
  refused: 'refunding',
  refunded: 'refunded',
}

/** An order in the words of the wire. */
export function orderOnWire(order: Order) {
  const { number, state, startsOn } = order
  // After this many tries, its carrier will not issue a policy in a moment.
  const status = state === 'paid' && isStuck(order) ? 'held' : statusOf[state]
  return { number, status, effective: startsOn }
}
