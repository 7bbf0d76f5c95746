import type { Period } from '../../units/period.ts'
import type { Quote } from '../prices/status.ts'
import type { Ordered } from './ordered.ts'

/** The page that confirms a price before its visitor goes on to the insurer. */
export function continueAddress(quoteId: string, carrier: string): string {
  return `/quotes/${quoteId}/continue/${carrier}`
}

/** A price as a page showed it, and the quote's round then: another tab may have changed either since. */
export interface SeenPrice {
  readonly premium: string
  readonly round: number
}

/** The same page for a price as it was seen. */
export function continueWith(address: string, seen: SeenPrice): string {
  return address + seenQuery(seen)
}

/** A seen price in an address; read by `seenIn`. */
export function seenQuery({ premium, round }: SeenPrice): string {
  return `?seen=${premium}&round=${round}`
}

/** The seen price in such an address; null if it names none. */
export function seenIn({
  seen,
  round,
}: {
  readonly seen?: unknown
  readonly round?: unknown
}): SeenPrice | null {
  const isPrice = typeof seen === 'string' && /^\d{1,9}\.\d\d$/.test(seen)
  const isRound = typeof round === 'string' && /^\d{1,9}$/.test(round)
  return isPrice && isRound ? { premium: seen, round: Number(round) } : null
}

/** The same page for a visitor who has an order with another insurer and goes on all the same. */
export function continueAnyway(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}anyway=yes`
}

/** The same page for a visitor who has pressed "Buy this policy", and whose order was not placed. */
export function continueUnordered(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}unordered=yes`
}

/** The page on which an offer is ordered. */
export function buyAddress(quoteId: string, carrier: string): string {
  return `/quotes/${quoteId}/buy/${carrier}`
}

/** The page of a quote's order. */
export function orderAddress(quoteId: string): string {
  return `/quotes/${quoteId}/order`
}

/** What a form may ask for that differs from the order that is there already. */
const choices = ['start', 'payment', 'name', 'email', 'price'] as const
export type OrderChoice = (typeof choices)[number]

/** What a visitor asked for that an order did not do: to take other choices, or to be canceled. */
export type NotDone = readonly OrderChoice[] | 'cancel'

/** The page of a quote's order, which says what it did not do. */
export function orderWithout(quoteId: string, notDone: NotDone): string {
  return `${orderAddress(quoteId)}?without=${notDone === 'cancel' ? notDone : notDone.join(',')}`
}

/** What such an address says; null if it says nothing. */
export function notDoneIn({ without }: { readonly without?: unknown }): NotDone | null {
  if (typeof without !== 'string' || without === 'cancel') return without === 'cancel' ? without : null
  const named = without.split(',')
  const known = choices.filter(choice => named.includes(choice))
  return known.length > 0 ? known : null
}

/** A price in the words of the wire: "14.84", "month". */
export interface Amount {
  readonly premium: string
  readonly period: Period
}

/** A price that has changed since it was seen. */
export interface SeenBefore extends Amount {
  readonly estimated?: true
  /** What it was for, if the coverage is another one now: "$10,000". */
  readonly cover?: string
  /** It was for other answers than there are now. */
  readonly isOfOtherAnswers?: true
}

/** The condition for asking a carrier: a challenge (proof.ts) that the page solves, or a sentence that says when to try again. */
export type ToPass = { readonly challenge: string } | { readonly wait: string }

/** The result of confirming a price once more, and where it leads. */
export interface Continuing {
  /** The offer as its card shows it now. */
  readonly quote: Quote
  /**
   * `same`: the insurer confirms its price. `changed`: the price is different now, and the visitor has not accepted it yet. `gone`:
   * the insurer no longer gives a price, and the card says why. `unreached`: it did not answer, so the earlier price is shown.
   * `enough`: it may not be asked again today. `busy`: it was not asked yet, see `toPass`. `open`: it has not answered about the
   * present coverage yet. `estimate`: it has not confirmed a price for that coverage, and the card says why.
   */
  readonly result: 'same' | 'changed' | 'gone' | 'unreached' | 'enough' | 'busy' | 'open' | 'estimate'
  /** We hold the insurer's rates, so confirming sent it nothing. */
  readonly isRatedHere?: true
  /** The visitor said that they have such insurance now. */
  readonly isInsured?: true
  /** Only if the result is `busy`. */
  readonly toPass?: ToPass
  /** The earlier price; only if it changed. */
  readonly before?: Amount
  /** The price that the visitor saw and pressed, if another one, or other coverage, applies now. */
  readonly seen?: SeenBefore
  /** The visitor pressed "Buy this policy", and the order was not placed. */
  readonly isUnordered?: true
  /** The insurer's own page; absent if the visitor has to call or to decide first. */
  readonly page?: string
  /** The pages of the visitor's other pets, if each of several has its own. */
  readonly further?: readonly { readonly name: string; readonly page: string }[]
  /** The insurer’s policies are ordered here, one for each quote. */
  readonly isSoldHere?: true
  /** The policy is ordered here, at this address. */
  readonly buy?: string
  /** What an estimate rests on, in sentences; absent if the price isn't one. */
  readonly estimate?: string
  /** The question that would end the estimate. A policy that is ordered here waits for its answer. */
  readonly missing?: { readonly question: string; readonly href: string }
  /** A note about the page of a fictional insurer. */
  readonly demoNote?: string
  /** The visitor’s order with another insurer, which keeps anything more from being ordered here. */
  readonly ordered?: Ordered
  /** For an insurer without a page of its own, if nothing more is ordered here. */
  readonly phone?: string
}

/** The question whether to go on to another insurer, although there is an order. */
export interface SecondPurchase {
  readonly ordered: Ordered
  /** The insurer to go on to, and where. */
  readonly insurer: string
  readonly go: string
}
