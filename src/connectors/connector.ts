import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { PlanBook } from '../rating/book.ts'
import type { Dec } from '../rating/decimal.ts'
import type { AskableRisk } from '../risk/askable.ts'
import type { Risk } from '../risk/risk.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { Day } from '../units/day.ts'

/** What a price is wanted for, as only this house knows it; `carrierRequest` makes of it what carriers hear. */
export interface QuoteRequest {
  /** The visitor's quote; carriers make their quote numbers from it. */
  readonly reference: string
  readonly risk: Risk
  readonly today: Day
}

/** What a carrier is asked, over a wire or by its plans: nothing of a risk but what it may be told. */
export interface CarrierRequest extends Omit<QuoteRequest, 'risk'> {
  readonly risk: AskableRisk
}

export interface AmountLine {
  readonly id: string
  readonly label: Sentence
  readonly amount: Dec
}

/** The amounts of a whole term, in dollars with two decimals. */
export interface TermBill {
  /** A month only where the carrier tells no more. */
  readonly term: Period
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

export type Period = 'month' | '6 months' | 'year' | 'trip'

export interface Quoted {
  readonly kind: 'quoted'
  /** Whose price it is: by the rates we hold, the carrier's own answer, or made by us for an answer that did not come. */
  readonly source: 'plan' | 'carrier' | 'estimate'
  /** What the visitor pays each period, in dollars with two decimals. */
  readonly premium: Dec
  readonly period: Period
  readonly bill: TermBill
  /** The price rests on an answer that was not given, by the visitor or by the carrier. */
  readonly estimated: boolean
  /** What is covered, in one line. */
  readonly coverageText: Sentence
  /** Sentences of the carrier that go with this cover. */
  readonly notes: readonly Sentence[]
  /** What was taken for granted. */
  readonly assumed: readonly Sentence[]
  /** The carrier's number for this visitor's quote; absent where it has made none. */
  readonly quoteNumber?: string
  /** The last day the price holds; absent where nobody has promised one. */
  readonly expiresAt?: Day
  /** ISO time at which the carrier gave the price; absent where that was when the offer ended. */
  readonly quotedAt?: string
  /** Which rates made the price, so that it can be explained again. */
  readonly plan?: { readonly id: string; readonly version: string; readonly hash: string }
  /** A carrier's real discount: the period's price without it, and what it is for. */
  readonly original?: Dec
  readonly deal?: Sentence
  /** Where the carrier takes the visitor over. */
  readonly bridgeUrl?: string
}

export interface Referred {
  readonly kind: 'referred'
  readonly phone: string
  /** Absent where the carrier has made none. */
  readonly quoteNumber?: string
  readonly message: Sentence
  readonly premium?: Dec
  /** What the premium is for, where the carrier says it. */
  readonly period?: Period
}

export interface Declined {
  readonly kind: 'declined'
  readonly code: string
  readonly message: Sentence
  /** What would help. */
  readonly text?: Sentence
}

/** The carrier asks for what the wizard did not. */
export interface NeedsData {
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
  readonly message: Sentence
}

/** What an ad network lists: sellers without a price of ours, each shown as an ad (docs/carriers.md). */
export interface Listed {
  readonly kind: 'listed'
  readonly listings: readonly Listing[]
}

export interface Listing {
  /** Who advertises. */
  readonly sponsor: string
  readonly headline: string
  /** As the network sent it; cleaned before it is stored. */
  readonly descriptionHtml: string
  readonly clickUrl: string
  /** Images that are told of a click; of those a connector gives, one at the most is stored. */
  readonly pixels: readonly string[]
}

/** What came of asking one carrier. Plain JSON: it is stored as it stands. */
export type Outcome = Quoted | Referred | Declined | NeedsData | Failed | Unavailable | Listed

/** The carrier has taken the question and answers later (HTTP 202, ACORD pending). */
export interface Pending {
  readonly kind: 'pending'
  readonly pollAfterMs: number
  /** What the connector needs to ask again: a path below the endpoint, or a request's id. */
  readonly ticket: string
}

/** Answers at once, in this process, and never fails for a reason outside of it. */
export interface ProcessConnector {
  readonly via: 'process'
  rate(request: CarrierRequest): Outcome
}

/** One HTTP request to a carrier. */
export interface WireRequest {
  readonly method: 'GET' | 'POST'
  /** Below the carrier's endpoint; it begins with a slash. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A carrier's whole reply, inflated and within the limits. Trouble of the network never gets this far. */
export interface WireReply {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** What a connector is lent for one request. */
export interface Sending {
  /** The same for the same question of the same quote, however often it is sent. */
  readonly idempotencyKey: string
  /** When it is sent. */
  readonly at: Date
  /** The day on which the visitor passed a page that shows the information disclosure. */
  readonly disclosed: Day
  /** The secrets that the carrier's settings name, by those names. */
  secret(name: string): string
}

/** What the carrier's contract allows, and how the fan-out treats it (docs/operations.md, outward connections). */
export interface WireTerms {
  /** From the first byte sent to the last one read, retry included. */
  readonly deadlineMs: number
  /** The carrier takes the same key twice as one question: it may be asked again when a reply was lost. */
  readonly repeatSafe: boolean
  /** Calls under way at once, over all machines. */
  readonly atOnce: number
  /** Calls a second, over all machines; unlimited when absent. */
  readonly perSecond?: number
  /** A price may be shown to every visitor with the very same risk on the same day; `false` when absent. */
  readonly shareable?: boolean
}

/**
 * A carrier reached over HTTP. It only translates: what to send, and what a reply means. The fan-out sends, and owns
 * deadline, retry, breaker, limits and secrets.
 */
export interface WireConnector {
  readonly via: 'wire'
  /** The base address, https, without a slash at its end; `sandbox` is where the sandbox listens. */
  readonly endpoint: string
  /** Names of settings without which the carrier is left out. */
  readonly secrets: readonly string[]
  readonly terms: WireTerms
  ask(request: CarrierRequest, sending: Sending): WireRequest
  /** Asks for the answer to a question that was taken. */
  poll(ticket: string, sending: Sending): WireRequest
  /** Never throws: what is not understood is a bad answer. */
  read(reply: WireReply, request: CarrierRequest): Outcome | Pending
}

/** What an ad network is told. It is never given a risk: there is nothing of the visitor to send. */
export interface AdsRequest {
  readonly line: InsuranceLine
  readonly state: State
}

/** An ad network. It is asked only when the visitor wants more, once, and is no part of the fan-out of prices. */
export interface AdsConnector {
  readonly via: 'ads'
  /** As a wire connector's. */
  readonly endpoint: string
  readonly secrets: readonly string[]
  readonly terms: Pick<WireTerms, 'deadlineMs'>
  ask(request: AdsRequest, sending: Pick<Sending, 'secret'>): WireRequest
  /** Never throws: what is not understood is a bad answer. */
  read(reply: WireReply): Listed | Failed
}

export type Connector = ProcessConnector | WireConnector | AdsConnector

/** How a carrier writes one line: where, and how it is asked. */
export interface Writing {
  readonly states: readonly State[]
  readonly connector: Connector
  /** The plans that it is priced by in this process; absent where it is not. */
  readonly book?: PlanBook
  /** The words of its folder that its offers name; absent where they name none. */
  readonly words?: readonly string[]
}
