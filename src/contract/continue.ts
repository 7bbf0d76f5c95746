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

/** The condition for asking a carrier: a challenge (proof.ts) that the page solves, or a sentence that says when to try again. */
export type ToPass = { readonly challenge: string } | { readonly wait: string }

/** The result of confirming a price once more, and where it leads. */
export interface Continuing {
  /** The offer as its card shows it now. */
  readonly quote: Quote
  /**
   * `same`: the insurer confirms its price. `changed`: the price is different now, and the visitor has not accepted it yet.
   * `gone`: the insurer gives no price any more, and the card says why. `unreached`: it did not answer, so the earlier price is
   * shown. `enough`: it may not be asked again today. `busy`: it was not asked yet, see `toPass`.
   */
  readonly result: 'same' | 'changed' | 'gone' | 'unreached' | 'enough' | 'busy'
  /** Only where the result is `busy`. */
  readonly toPass?: ToPass
  /** The earlier price; only where it changed. */
  readonly before?: Amount
  /** The insurer's own page; absent where the visitor has to call or to decide first. */
  readonly page?: string
  /** The policy is ordered here, at this address. */
  readonly buy?: string
  /** A note about the page of a fictional insurer. */
  readonly demoNote?: string
}
