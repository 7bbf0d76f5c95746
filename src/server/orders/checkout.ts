import type { Language } from '../../language/text.ts'

/** The payment at a checkout: amounts in cents. */
export interface ToPay {
  /** The order's id: opening a checkout for it again gives the same one. */
  readonly order: string
  readonly cents: number
  /** The language of the provider's page. */
  readonly language: Language
  /** For the visitor, on the page of the provider: no personal data. */
  readonly description: string
  /** Our page that the visitor comes back to, paid or not. */
  readonly returnTo: string
}

/** The state of a checkout. `declined`: a card was declined, and the visitor may try another. */
export type CheckoutState =
  | { readonly is: 'open'; readonly url: string; readonly declined: boolean }
  | { readonly is: 'paid'; readonly payment: string; readonly cents: number }
  | { readonly is: 'closed' }

/**
 * A hosted checkout: the visitor pays on a page of the provider, and no card data ever reach this service. Every method is
 * safe to repeat, and throws when the provider cannot be reached.
 */
export interface Checkout {
  readonly provider: 'stripe' | 'test'
  readonly publishableKey: string | null
  /** Opens the checkout of an order and returns the provider's id for it. */
  open(toPay: ToPay): Promise<string>
  /** A checkout that the provider does not know counts as closed. */
  look(session: string): Promise<CheckoutState>
  /** Closes it, so that nobody can pay there any more, unless it is paid already. */
  close(session: string): Promise<void>
  /** Pays back the whole payment of an order. */
  refund(of: { readonly order: string; readonly session: string; readonly payment: string }): Promise<void>
  /** The order that a webhook of the provider is about, if any. Throws for a webhook that is not the provider's. */
  orderOfNews?(body: Buffer, signature: string): string | null
}
