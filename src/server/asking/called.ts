import type { Outcome, Pending } from '../../connectors/connector.ts'
import type { MadeCall } from '../store/offer-store.ts'

/** The result of a call, and the calls that were made. */
export interface Called {
  readonly result: Outcome | Pending
  readonly calls: readonly MadeCall[]
  /** Nobody was called, since we know the carrier is down. */
  readonly isBreakerOpen?: boolean
}
