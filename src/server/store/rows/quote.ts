import type { InsuranceLine } from '../../../law/rule.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { QuoteSeal } from '../../platform/seal.ts'

/** A visitor's request for one line, as read at one version. */
export type Quote = {
  id: string
  /** The number for the phone: short, and useless as a key. */
  number: string
  visitor: Buffer
  line: InsuranceLine
  answers: Answers
  /** The answers behind the prices before the last change, and their round; null until finished answers are changed. */
  before: { round: number; answers: Answers } | null
  /** Incremented with every save. */
  version: number
  /** Incremented with every new set of offers; 0 before the wizard is complete. */
  round: number
  createdAt: Date
  /** When its visitor last began it, or came back to it from the start page. */
  begunAt: Date
  completedAt: Date | null
  /** The round whose offers the visitor was sent by mail. */
  savedRound: number | null
  /** Seals and opens the data of this quote. */
  seal: QuoteSeal
}

/** The reply to a request with an Idempotency-Key; `body` is JSON. */
export type Reply = { key: string; requestHash: string; body: unknown }
