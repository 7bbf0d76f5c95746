import type { Answers } from '../../wizard/walk.ts'
import type { QuoteSeal } from './seal.ts'

/** A visitor's request for one line, as read at one version. */
export type Quote = {
  id: string
  line: string
  answers: Answers
  /** Raised with every save. */
  version: number
  /** Raised with every new set of offers; 0 before the wizard is complete. */
  round: number
  /** Offers of this round that are still open. */
  pending: number
  createdAt: Date
  completedAt: Date | null
  /** Opens and closes what belongs to this quote. */
  seal: QuoteSeal
}

/** What was answered to a request with an Idempotency-Key; `body` is JSON. */
export type Reply = { key: string; requestHash: string; body: unknown }
