import type { Language } from '../../language/text.ts'
import type { Quote } from '../prices/status.ts'

/** The page on which one insurer's further questions are answered. */
export interface NeedsPage {
  /** As sentences name it. */
  readonly insurer: string
  /** The offer as its card shows it. */
  readonly quote: Quote
  /** The answers go with an order, and nothing is sent before. */
  readonly isToBuy?: true
  /** Why it asks: a sentence. */
  readonly reason: string
  readonly fields: readonly NeedsField[]
  /** What the visitor answered for another insurer before, which this one would get too. */
  readonly known: readonly { readonly label: string; readonly answer: string }[]
  /** What the button does, and who gets what: paragraphs. Stored with the answers. */
  readonly consent: readonly string[]
  readonly errors: Readonly<Record<string, string>>
  /** Why nothing could be sent. */
  readonly status?: string
}

/** The step before the prices, with what several insurers need to know before they can give theirs. */
export interface NeedsFirst {
  /** What each of them needs: a sentence. */
  readonly reasons: readonly string[]
  /** What all of them share, then what one of them alone asks, under its name. */
  readonly groups: readonly { readonly insurer?: string; readonly fields: readonly NeedsField[] }[]
  /** As on an insurer's own page. */
  readonly consent: readonly string[]
  readonly errors: Readonly<Record<string, string>>
  readonly status?: string
  /** What follows if the visitor gives nothing. */
  readonly otherwise: string
}

/** One field of such a page. */
export interface NeedsField {
  readonly name: string
  readonly label: string
  /** The language of the label, if it isn't the page's. */
  readonly lang?: Language
  readonly kind: 'choice' | 'number' | 'date' | 'text' | 'yes or no' | 'email' | 'phone' | 'license number'
  /** For a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly isOptional?: true
  /** As typed. */
  readonly typed: string
}

/** Where the further questions of an insurer are answered, by the id of its offer. */
export function needsAddress(quoteId: string, offer: string): string {
  return `/quotes/${quoteId}/needs/${offer}`
}

/** Where that step is. */
export function needsFirstAddress(quoteId: string): string {
  return `/quotes/${quoteId}/needs`
}

/** An insurer's page with every question, including those that are already answered. */
export function needsAgain(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}all=yes`
}

/** The same for what the insurer needs with an order. */
export function needsToBuy(address: string): string {
  return `${address}?for=buy`
}
