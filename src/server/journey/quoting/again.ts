import type { Outcome } from '../../../connectors/connector.ts'
import type { Risk } from '../../../risk/risk.ts'
import type { Day } from '../../../units/day.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** What a carrier is asked once more. */
export interface Again {
  readonly quote: Quote
  readonly carrier: string
  readonly risk: Risk
  readonly today: Day
}

/**
 * A carrier's answer to the same question now; `unreached` when it did not answer, `enough` when it may not be asked more today.
 * A carrier whose rates we have answers at once.
 */
export type AskAgain = (again: Again) => Promise<Outcome | 'unreached' | 'enough'>
