import type { Outcome, Pending } from '../../connectors/connector.ts'
import type { MadeCall } from '../store/carriers/offer-store.ts'

/** The result of a call, and the calls that were made. */
export interface Called {
  readonly result: Outcome | Pending
  readonly calls: readonly MadeCall[]
  /** No call was made, because the carrier's breaker is open. */
  readonly isBreakerOpen?: boolean
}
