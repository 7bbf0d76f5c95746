import { Counter } from 'prom-client'
import type { Outcome } from '../../../connectors/connector.ts'
import type { Log, QuoteRef } from '../../platform/log.ts'

const offersRated = new Counter({
  name: 'offers_rated_total',
  help: 'Offers made in this process, by rate plans and for carriers on the phone, by outcome',
  labelNames: ['carrier', 'line', 'outcome', 'cause'],
})

/** Counts an offer rated in this process, and logs one that its plan failed to make. */
export type LogRated = (rated: {
  readonly quoteId: string
  readonly carrier: string
  readonly line: string
  readonly outcome: Outcome
}) => void

/** See LogRated. */
export function logRatedTo(log: Log, refOf: QuoteRef): LogRated {
  return ({ quoteId, carrier, line, outcome }) => {
    const cause = outcome.kind === 'failed' ? outcome.cause : ''
    offersRated.inc({ carrier, line, outcome: outcome.kind, cause })
    if (outcome.kind === 'failed') log('plan-failed', { quote_ref: refOf(quoteId), carrier, line, cause })
  }
}
