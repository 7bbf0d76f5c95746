import type { Properties } from '../../contract/answers/properties.ts'
import type { Screen } from '../../contract/page.ts'

/**
 * Which screen the page shows, and how it gets to another one, which is fetched with all its code before it is shown, while the
 * current page stays in use. Address, history and page agree at every moment, even if Back or Forward led to a page that does not
 * come. The last thing the visitor wanted counts. Without a connection it waits, and goes on by itself.
 */
export interface Router extends Shown {
  /** Goes to a page of this site; the browser's back button returns here. */
  readonly go: (path: string, direction?: Direction) => Promise<void>
  /** Goes where the reply to an answer leads; pages shown before are fetched again. */
  readonly follow: (next: Next) => Promise<void>
  /** The quote is gone: says so and starts over (spec 2.2.5). */
  readonly startAnew: () => Promise<void>
  /** Stays here, wherever the page is about to go. */
  readonly stay: () => void
  /** Discards cached pages, which may be out of date. */
  readonly forget: () => void
  /**
   * A number that changes when the visitor goes anywhere, or stays. Code that has waited for something goes on only in the same
   * turn.
   */
  readonly turn: () => number
}

export interface Shown {
  readonly screen: Screen
  /** A general message above the question. */
  readonly notice: string | null
  /** The page was reloaded in use: with what was typed, which may have been in the middle of sending. */
  readonly resumed?: 'typing' | 'sending' | undefined
}

export type Direction = 'forward' | 'back'

/** Where a reply leads: with the tab's quote from then on, and the next page's properties, if included. */
export interface Next {
  readonly endpoint: string
  readonly config?: { readonly quoteId: string; readonly quote_number: string }
  readonly properties?: Properties
  /** A general message for that page. */
  readonly notice?: string
}

/** The part of the router that is fetched with the first step elsewhere. Each step cancels the one under way. */
export interface Routes extends Pick<Router, 'follow' | 'startAnew' | 'stay' | 'forget'> {
  /** Goes to a page of this site. The previous page is reached by the browser's history, and the start page adds no entry. */
  go(path: string, direction: Direction): Promise<void>
  /** Goes where the browser's history already is. */
  pop(): Promise<void>
}
