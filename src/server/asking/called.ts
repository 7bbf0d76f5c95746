import type { Failed, Outcome, Pending } from '../../connectors/connector.ts'
import type { MadeCall } from '../store/carriers/offer-store.ts'

/** The result of a call, and the calls that were made. */
export interface Called {
  readonly result: Outcome | Pending | PutOff
  readonly calls: readonly MadeCall[]
  /** No call was made, because the carrier's breaker is open. */
  readonly isBreakerOpen?: boolean
}

/** The carrier has done nothing, and wants to be asked later: what was sent may be sent again, even if it takes no repeats. */
export interface PutOff {
  readonly kind: 'put off'
  readonly afterMs: number
  /** The ticket of what is to be sent again; null for the question itself. */
  readonly ticket: string | null
  /** The outcome if there is no time for that. */
  readonly instead: Failed
}
