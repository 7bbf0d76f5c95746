import type { StatusReply } from '../../contract/status.ts'
import type { Answers } from '../../wizard/walk.ts'
import type { Quote } from '../quotes/quote.ts'
import type { Offer } from './offer-store.ts'

/** What the results page gets for a finished quote (spec 3.4). Pure: the same offers give the same result. */
export type Present = (shown: {
  readonly quote: Pick<Quote, 'id' | 'line'>
  readonly application: Answers
  readonly offers: readonly Pick<Offer, 'carrier' | 'state' | 'outcome'>[]
}) => StatusReply['data']
