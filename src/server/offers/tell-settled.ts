import type { Outcome } from '../../connectors/connector.ts'
import type { Log, QuoteRef } from '../log.ts'
import { offerSeconds, offersRated, offersSettled } from './metrics.ts'
import type { Settled } from './offer-store.ts'
import { windowMs } from './window.ts'

/** An offer that has just ended, and how far it had come. */
export interface Ended {
  readonly settled: Settled
  readonly deadline: Date
  readonly attempts: number
}

/** Counts the end of an offer over the wire, and gives it its line in the log. */
export type TellSettled = (ended: Ended) => void

/** See TellSettled. */
export function tellSettledTo(log: Log, refOf: QuoteRef): TellSettled {
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

/** Counts an offer that was rated in this process; one that its plan fails to make gets a line in the log. */
export type TellRated = (rated: {
  readonly quoteId: string
  readonly carrier: string
  readonly line: string
  readonly outcome: Outcome
}) => void

/** See TellRated. */
export function tellRatedTo(log: Log, refOf: QuoteRef): TellRated {
  return ({ quoteId, carrier, line, outcome }) => {
    const cause = outcome.kind === 'failed' ? outcome.cause : ''
    offersRated.inc({ carrier, line, outcome: outcome.kind, cause })
    if (outcome.kind === 'failed') log('plan-failed', { quote_ref: refOf(quoteId), carrier, line, cause })
  }
}
