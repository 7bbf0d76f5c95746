import type { Quote } from './status.ts'

/** The page that confirms a price before its visitor goes on to the insurer. */
export function continueAddress(quoteId: string, carrier: string): string {
  return `/quotes/${quoteId}/continue/${carrier}`
}

/** The page on which an offer is ordered. */
export function buyAddress(quoteId: string, carrier: string): string {
  return `/quotes/${quoteId}/buy/${carrier}`
}

/** The page of a quote's order. */
export function orderAddress(quoteId: string): string {
  return `/quotes/${quoteId}/order`
}

/** A price in the words of the wire: "14.84", "month". */
export interface Amount {
  readonly premium: string
  readonly period: string
}

/** What comes before a carrier is asked: a challenge (proof.ts) that the page solves, or a sentence that says when to try again. */
export type ToPass = { readonly challenge: string } | { readonly wait: string }

/** The result of confirming a price once more, and where it leads. */
export interface Continuing {
  /** The offer as its card shows it now. */
  readonly quote: Quote
  /**
   * `same`: the insurer stands by its price. `changed`: it is another one now, which the visitor has not accepted yet. `gone`: it
   * gives no price any more, and the card says why. `unreached`: it did not answer; the price is the one from before. `enough`: it
   * may not be asked more today. `busy`: it was not asked yet, see `toPass`.
   */
  readonly result: 'same' | 'changed' | 'gone' | 'unreached' | 'enough' | 'busy'
  /** Only of one that is busy. */
  readonly toPass?: ToPass
  /** The price before; only of one that changed. */
  readonly before?: Amount
  /** The insurer's own page; absent where the visitor has to call or to decide first. */
  readonly page?: string
  /** The policy is ordered here, at this address. */
  readonly buy?: string
  /** What to know of the page of a fictional insurer. */
  readonly demoNote?: string
}
