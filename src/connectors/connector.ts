import type { Text } from '../language/text.ts'
import type { State } from '../law/jurisdictions.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { PlanBook } from '../rating/book.ts'
import type { Coverage } from '../rating/coverage/coverage.ts'
import type { Dec } from '../rating/decimal.ts'
import type { AskableRisk } from '../risk/askable.ts'
import type { ChoosableCover } from '../risk/coverage/choosable-covers.ts'
import type { Risk } from '../risk/risk.ts'
import type { PetName, Sentence } from '../sentences/sentence.ts'
import type { Day } from '../units/day.ts'
import type { Period } from '../units/period.ts'
import type { Access } from './access.ts'
import type { Callback } from './callback.ts'
import type { Endpoint } from './endpoint.ts'
import type { Gateway } from './gateway.ts'
import type { Details } from './needs/details.ts'
import type { Need, NeededField } from './needs/need.ts'

/** The whole risk to price, which only we know; `carrierRequest` reduces it to what carriers may know. */
export interface QuoteRequest {
  /** The visitor's quote; carriers make their quote numbers from it. */
  readonly reference: string
  readonly risk: Risk
  readonly today: Day
}

/** A request for a carrier's price, over a wire or by its plans: only what the carrier may know of a risk. */
export interface CarrierRequest extends Omit<QuoteRequest, 'risk'> {
  readonly risk: AskableRisk
  /** What the visitor gave this particular carrier beyond the risk; absent if that is nothing. */
  readonly details?: Details
}

export interface AmountLine {
  readonly id: string
  readonly label: Sentence
  readonly amount: Dec
  /** A state charge that we could not confirm: included in the total, but never presented as the state's law. */
  readonly isUnsure?: true
}

/** The amounts of a whole term, in dollars with two decimals. */
export interface TermBill {
  /** A month only if the carrier gives nothing longer. */
  readonly term: Period
  readonly premium: Dec
  readonly fees: readonly AmountLine[]
  readonly surcharges: readonly AmountLine[]
  readonly total: Dec
  /**
   * Present when the visitor pays in installments. Their sum is the total, or more if the plan gives a month's price as a share of
   * the year, or less by at most a cent for each if a carrier rounds them.
   */
  readonly installments?: {
    readonly count: number
    readonly first: Dec
    readonly each: Dec
    readonly sum: Dec
  }
  /** Other ways to pay a term that is priced as a whole; absent if the carrier names none. */
  readonly payPlan?: {
    /** A down payment, and further payments a month apart, each including the fee. */
    readonly monthly?: { readonly count: number; readonly first: Dec; readonly each: Dec; readonly fee: Dec }
    /** The price of the term if all of it is paid at once. */
    readonly inFull?: Dec
  }
}

/** What a carrier answered about one of several pets. */
export interface PetAnswer {
  readonly pet: PetName
  readonly outcome: Outcome
}

interface AboutPets {
  /** Present if several pets are insured together, each asked about alone: all of them, in the visitor's order. */
  readonly pets?: readonly PetAnswer[]
}

export interface Quoted extends AboutPets {
  readonly kind: 'quoted'
  /** Where the price comes from: the rates we hold, the carrier's own answer, or our estimate in place of a missing answer. */
  readonly source: 'plan' | 'carrier' | 'estimate'
  /** What the visitor pays each period, in dollars with two decimals. */
  readonly premium: Dec
  readonly period: Period
  readonly bill: TermBill
  /** The price rests on an answer that the visitor or the carrier has not given. */
  readonly estimated: boolean
  /** What the carrier needs before it gives or confirms this price; absent if nothing. */
  readonly needs?: readonly NeededField[]
  readonly coverage: Coverage
  /** The carrier's sentences about this cover. */
  readonly notes: readonly Sentence[]
  /** The covers whose choice never changes this insurer's price, whatever was chosen; absent if there are none that we know of. */
  readonly unrated?: readonly ChoosableCover[]
  /** The plan covers less than the line usually does, such as accidents without illness, or fewer pets than were asked about. */
  readonly narrow?: true
  /** The price's assumptions. */
  readonly assumed: readonly Sentence[]
  /** The carrier's number for this visitor's quote; absent if it has issued none. */
  readonly quoteNumber?: string
  /** The last day on which the price is valid; absent if none was promised. */
  readonly expiresAt?: Day
  /** ISO time at which the carrier gave the price; absent if that was when the offer ended. */
  readonly quotedAt?: string
  /** The rates that made the price, so that it can be explained later. */
  readonly plan?: { readonly id: string; readonly version: string; readonly hash: string }
  /** A carrier's real discount: the period's price without it, and the reason for it. */
  readonly original?: Dec
  readonly deal?: Sentence
  /** The carrier's page on which the visitor continues. */
  readonly bridgeUrl?: string
  /** The product, of a carrier that sells several in this line; its usual one has no id. */
  readonly product?: { readonly id?: string; readonly name: string }
  /** The other products of the same answer, in the carrier's order; each is an offer of its own. */
  readonly others?: readonly Quoted[]
  /** Products of the same answer that are no offers: for the log and the operator, never stored. */
  readonly leftOut?: readonly LeftOut[]
}

/** A product that a carrier sells but that its answer has no price for, or none that we understand. */
export interface LeftOut {
  /** Its name in the folder. */
  readonly product: string
  /** Why, without quoting the reply. */
  readonly why: string
  /** The reply has something there that we do not understand; otherwise the carrier offers this visitor no such product. */
  readonly isFault: boolean
}

export interface Referred extends AboutPets {
  readonly kind: 'referred'
  readonly phone: string
  /** Absent if the carrier has issued none. */
  readonly quoteNumber?: string
  readonly message: Sentence
  readonly premium?: Dec
  /** The period of the premium, if the carrier gives it. */
  readonly period?: Period
}

export interface Declined extends AboutPets {
  readonly kind: 'declined'
  readonly code: string
  readonly message: Sentence
  /** What would help. */
  readonly text?: Sentence
}

/** The carrier needs answers that the wizard did not ask for. */
export interface NeedsData {
  readonly kind: 'needs'
  /** None if nobody here can answer what it asks. */
  readonly fields: readonly NeededField[]
}

/**
 * Why a carrier gave no answer. Without a connection: its name is unknown (`dns`), nothing listens there (`refused`), its
 * certificate or ours was not accepted (`certificate`), its address may not be called (`forbidden`), our proxy did not let
 * us through (`proxy`), or the connection broke (`network`).
 */
export type FailureCause =
  | 'timeout'
  | 'network'
  | 'dns'
  | 'refused'
  | 'certificate'
  | 'forbidden'
  | 'proxy'
  | 'http'
  | 'badAnswer'
  | 'auth'
  | 'quota'
  | 'maintenance'
  | 'internal'

export interface Failed {
  readonly kind: 'failed'
  readonly cause: FailureCause
  readonly retryable: boolean
  /** What went wrong, for the log; it contains nothing about the visitor and is never shown. */
  readonly detail?: string
  /** As in a price: each product of the answer, if it names several. */
  readonly leftOut?: readonly LeftOut[]
}

export interface Unavailable extends AboutPets {
  readonly kind: 'unavailable'
  readonly message: Sentence
}

/** What an ad network lists: sellers without a price of ours, each shown as an ad (docs/carriers.md). */
export interface Listed {
  readonly kind: 'listed'
  readonly listings: readonly Listing[]
}

export interface Listing {
  /** The advertiser. */
  readonly sponsor: string
  readonly headline: string
  /** As the network sent it; we clean it before we store it. */
  readonly descriptionHtml: string
  readonly clickUrl: string
  /** Images that count a click; we store at most one of those that a connector returns. */
  readonly pixels: readonly string[]
}

/** The result of asking one carrier. Plain JSON: we store it as it is. */
export type Outcome = Quoted | Referred | Declined | NeedsData | Failed | Unavailable | Listed

/** The carrier has accepted the question and answers later (HTTP 202, ACORD pending). */
export interface Pending {
  readonly kind: 'pending'
  readonly pollAfterMs: number
  /** What the connector needs to ask again: a path below the endpoint, or a request's id. */
  readonly ticket: string
}

/** The ticket of an answer that is not polled for, because the carrier delivers it. */
export const calledBack = 'callback'

/** The carrier has completed one step of the question and wants the next one at once. */
export interface Next {
  readonly kind: 'next'
  readonly ticket: string
}

/** Answers at once, in this process, and never fails for a reason outside it. */
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

/** A carrier's whole reply, decompressed and within the limits. Network failures never get this far. */
export interface WireReply {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** The context of one request. */
export interface Sending {
  /** The key of a quote's question, the same however often it is sent. */
  readonly idempotencyKey: string
  /** When it is sent. */
  readonly at: Date
  /** The day on which the visitor passed a page that shows the information disclosure. */
  readonly disclosed: Day
  /** Where the carrier may deliver its answer; absent if it has no callback. */
  readonly callback?: { readonly url: string; readonly reference: string }
  /** The values of the settings that the carrier names, by those names. */
  secret(name: string): string
}

/** What the carrier's contract allows, and how the fan-out treats it (docs/operations.md, outward connections). */
export interface WireTerms {
  /** From the first byte sent to the last byte read, including a retry. */
  readonly deadlineMs: number
  /** The carrier treats a repeated key as one question, so we may ask again when a reply was lost. */
  readonly repeatSafe: boolean
  /** Calls under way at once, across all machines. */
  readonly atOnce: number
  /** Calls a second, across all machines; unlimited when absent. */
  readonly perSecond?: number
  /** The hosts of its endpoints that have limits of their own, which other carriers and lines share. */
  readonly gateways?: readonly Gateway[]
  /** We may show a price to every visitor with an identical risk on the same day; `false` when absent. */
  readonly shareable?: boolean
}

/**
 * A carrier reached over HTTP. It only translates: what to send, and what a reply means. The fan-out sends, and owns deadline,
 * retry, breaker, limits and secrets.
 */
export interface WireConnector {
  readonly via: 'wire'
  /** Base addresses, https, without a trailing slash; `sandbox` is where the sandbox listens. */
  readonly endpoint: Endpoint
  /** Names of settings without which the carrier is left out. */
  readonly secrets: readonly string[]
  /** How the carrier authenticates us, apart from what `ask` writes; the sender of a request adds it. */
  readonly access?: Access
  /** How the carrier authenticates an answer that it delivers; absent if it delivers none. */
  readonly callback?: Callback
  /** The carrier takes an answer to whatever its reply asks, not only to what its folder names. */
  readonly takesAnyAnswer?: true
  readonly terms: WireTerms
  ask(request: CarrierRequest, sending: Sending): WireRequest
  /** The members that the carrier requires and that this question would lack; absent if its folder names none. */
  missing?(request: CarrierRequest): readonly string[]
  /** Asks for a pending answer, or takes the next step. */
  poll(later: Later): WireRequest
  /** Never throws: a reply that it does not understand is a bad answer. */
  read(reply: WireReply, request: CarrierRequest): Outcome | Pending | Next
}

/** A later request about a question that the carrier has already received. */
export interface Later {
  readonly ticket: string
  readonly request: CarrierRequest
  readonly sending: Sending
}

/** All that an ad network learns. It never gets a risk, so nothing about the visitor can be sent. */
export interface AdsRequest {
  readonly line: InsuranceLine
  readonly state: State
}

/** An ad network. We ask it once, only when the visitor wants more; the fan-out for prices leaves it out. */
export interface AdsConnector {
  readonly via: 'ads'
  /** As in a wire connector, but the same in every state. */
  readonly endpoint: string
  readonly secrets: readonly string[]
  readonly terms: Pick<WireTerms, 'deadlineMs'>
  ask(request: AdsRequest, sending: Pick<Sending, 'secret'>): WireRequest
  /** Never throws: a reply that it does not understand is a bad answer. */
  read(reply: WireReply): Listed | Failed
}

export type Connector = ProcessConnector | WireConnector | AdsConnector

/** How a carrier writes one line: in which states, and how we reach it. */
export interface Writing {
  readonly states: readonly State[]
  readonly connector: Connector
  /** The plans that price it in this process; absent if there are none. */
  readonly book?: PlanBook
  /** The sentences of its folder that its offers refer to; absent if they refer to none. */
  readonly words?: readonly Text[]
  /** What it needs to know beyond the questions of the line; absent if nothing. */
  readonly needs?: readonly Need[]
}
