import type { Log, QuoteRef } from '../platform/log.ts'
import type { Settled } from '../store/carriers/offer-store.ts'
import { windowMs } from '../store/carriers/offer-window.ts'
import { offerSeconds, offersSettled } from './metrics.ts'

/** An offer that just ended, and its attempts. */
export interface EndedOffer {
  readonly settled: Settled
  readonly deadline: Date
  readonly attempts: number
}

/** Counts the end of an offer over the wire, and logs it. */
export type LogSettled = (ended: EndedOffer) => void

/** See LogSettled. */
export function logSettledTo(log: Log, refOf: QuoteRef): LogSettled {
  return ({ settled: { quote, carrier, outcome, standIn, calls = [], cause = '' }, deadline, attempts }) => {
    const ms = Date.now() - deadline.getTime() + windowMs
    const { line } = quote
    const kind = outcome?.kind ?? 'none'
    offersSettled.inc({ carrier, line, outcome: kind, cause, stand_in: String(standIn) })
    offerSeconds.observe({ carrier }, ms / 1000)
    log('offer-settled', {
      quote_ref: refOf(quote.id),
      ...{ carrier, line, outcome: kind, cause, stand_in: standIn },
      ended: String(calls.at(-1)?.ended ?? ''),
      ...{ ms, attempts },
    })
  }
}
