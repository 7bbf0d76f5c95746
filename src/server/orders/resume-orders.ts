import { isUnavailable } from '../platform/database/errors.ts'
import { every } from '../platform/every.ts'
import { type OrderDeps, workOnOrder } from './work-on-order.ts'

const lookMs = 1_000

/**
 * Finishes orders that were interrupted, until the signal aborts: a payment whose visitor never came back, an order whose process
 * died, a carrier that did not answer.
 */
export function resumeOrders({ signal, ...deps }: OrderDeps & { readonly signal: AbortSignal }): void {
  every({
    everyMs: lookMs,
    signal,
    async work() {
      while (!signal.aborted) {
        const order = await deps.orders.takeDue()
        if (!order) return
        await workOnOrder(deps, order)
      }
    },
    failed: error => deps.log('orders-failed', { unavailable: isUnavailable(error) }),
  })
}
