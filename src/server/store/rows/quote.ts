import type { Language } from '../../../language/text.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { TakenOver } from '../../../lines/taken-over.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { QuoteSeal } from '../../platform/seal.ts'

/** What is noted about a quote in addition to its answers. */
export interface QuoteNotes {
  /** What it took over when it began; absent for one that began without another. */
  readonly takenOver?: Begun
  /** The browser that answered the contact page, in base64, if it is not the one that began the quote. */
  readonly contactFrom?: string
  /** An assistant began it on somebody's behalf; absent if a visitor did. */
  readonly agent?: ByAgent
}

/** What is noted about a quote that an assistant answers. */
export interface ByAgent {
  /** The version of the disclosure that it says it has shown the person; without it no insurer over a wire is asked. */
  readonly disclosed?: string
  /** The person has looked through the answers given in their name. */
  readonly isReviewed?: true
}

/** What a quote of a second line began with. */
export interface Begun extends Pick<TakenOver, 'facts' | 'filledIn'> {
  /** The quote it was taken from, and its line. */
  readonly quote: string
  readonly line: InsuranceLine
  /** The questions that it answered. */
  readonly questions: readonly string[]
}

/** A visitor's request for one line, as read at one version. */
export type Quote = {
  id: string
  /** The number for the phone: short, and useless as a key. */
  number: string
  visitor: Buffer
  line: InsuranceLine
  /** The language in which its visitor reads. */
  language: Language
  answers: Answers
  notes: QuoteNotes
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
