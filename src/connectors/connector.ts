import type { State } from '../law/jurisdictions.ts'
import type { Day } from '../law/rule.ts'
import type { Dec } from '../rating/decimal.ts'
import type { Risk } from '../risk/risk.ts'

/** What a carrier is asked. */
export interface QuoteRequest {
  /** The visitor's quote; carriers make their quote numbers from it. */
  readonly reference: string
  readonly risk: Risk
  readonly today: Day
}

export interface AmountLine {
  readonly id: string
  readonly label: string
  readonly amount: Dec
}

/** The amounts of a whole term, in dollars with two decimals. */
export interface TermBill {
  readonly term: 'year' | '6 months' | 'trip'
  readonly premium: Dec
  readonly fees: readonly AmountLine[]
  readonly surcharges: readonly AmountLine[]
  readonly total: Dec
  /**
   * Present when the visitor pays by parts. Their sum is the total, or more where the plan says what a month
   * costs as a share of the year.
   */
  readonly installments?: {
    readonly count: number
    readonly first: Dec
    readonly each: Dec
    readonly sum: Dec
  }
}

export interface Quoted {
  readonly kind: 'quoted'
  /** What the visitor pays each period, in dollars with two decimals. */
  readonly premium: Dec
  readonly period: 'month' | '6 months' | 'year' | 'trip'
  readonly bill: TermBill
  /** The price rests on an answer that was not given. */
  readonly estimated: boolean
  readonly coverageText: string
  /** Sentences of the carrier that go with this cover. */
  readonly notes: readonly string[]
  /** Sentences that say what was taken for granted. */
  readonly assumed: readonly string[]
  readonly quoteNumber: string
  /** The last day the price holds. */
  readonly expiresAt: Day
  /** Which rates made the price, so that it can be explained again. */
  readonly plan?: { readonly id: string; readonly version: string; readonly hash: string }
  /** A carrier's real discount: the period's price without it, and what it is for. */
  readonly original?: Dec
  readonly deal?: string
  /** Where the carrier takes the visitor over. */
  readonly bridgeUrl?: string
}

export interface Referred {
  readonly kind: 'referred'
  readonly phone: string
  readonly quoteNumber: string
  readonly message: string
  readonly premium?: Dec
}

export interface Declined {
  readonly kind: 'declined'
  readonly code: string
  readonly message: string
  /** What would help. */
  readonly text?: string
}

/** The carrier asks for what the wizard did not. */
export interface Needs {
  readonly kind: 'needs'
  readonly fields: readonly { readonly path: string; readonly prompt: string }[]
}

export interface Failed {
  readonly kind: 'failed'
  readonly cause: 'timeout' | 'network' | 'http' | 'badAnswer' | 'auth' | 'quota' | 'maintenance' | 'internal'
  readonly retryable: boolean
  /** What went wrong, for the log; it holds nothing of the visitor and is never shown. */
  readonly detail?: string
}

export interface Unavailable {
  readonly kind: 'unavailable'
  readonly message: string
}

/** What came of asking one carrier. Plain JSON: it is stored as it stands. */
export type Outcome = Quoted | Referred | Declined | Needs | Failed | Unavailable

/** Answers at once, in this process, and never fails for a reason outside of it. */
export interface ProcessConnector {
  readonly via: 'process'
  rate(request: QuoteRequest): Outcome
}

/** Answers some time later; asked through the queue, which owns deadline, retry and breaker. */
export interface WireConnector {
  readonly via: 'wire'
  readonly deadlineMs: number
  quote(request: QuoteRequest, signal: AbortSignal): Promise<Outcome>
}

export type Connector = ProcessConnector | WireConnector

/** How a carrier writes one line: where, and how it is asked. */
export interface Writing {
  readonly states: readonly State[]
  readonly connector: Connector
}
