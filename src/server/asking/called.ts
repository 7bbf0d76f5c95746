import type { Outcome, Pending } from '../../connectors/connector.ts'
import type { MadeCall } from '../store/offer-store.ts'

/** What a call came to, and the calls that were made. */
export interface Called {
  readonly result: Outcome | Pending
  readonly calls: readonly MadeCall[]
  /** Nobody was called: the carrier is known to be down. */
  readonly isBreakerOpen?: boolean
}
