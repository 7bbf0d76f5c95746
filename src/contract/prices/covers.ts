import type { Differing, Insurer, LateStart, PriceInfo, Quote, QuoteResult } from './status.ts'

/** The page on which a visitor refines the covers of a finished quote. */
export interface CoversPage {
  readonly covers: readonly CoverToChoose[]
  readonly result: PricesOnly
  /** What the latest change did; absent before any. */
  readonly latest?: LatestChange
  /** The answers and covers that change the price the most, the largest effect first. */
  readonly effects: readonly PriceEffect[]
  /** The price in which the steps are shown; absent if no rates that we hold give one. */
  readonly reference?: ReferencePrice
  /** The same as beside the prices. */
  readonly late_start?: LateStart
  /** The key of the cover whose choices are open at first; absent for the first cover. */
  readonly opened?: string
  /** Why the change that was just sent was not made. */
  readonly problem?: string
}

/** The part of a result that the page of the covers lists: a fraction of its bytes, with every press. */
export interface PricesOnly extends Pick<QuoteResult, 'quote_status' | 'round'> {
  readonly quotes: readonly QuotePrice[]
}

export interface QuotePrice extends Pick<Quote, 'id' | 'ad'> {
  readonly insurer: Pick<Insurer, 'name'>
  /**
   * How its coverage compares to what the others share, which its card says part by part; `other` is less of some and more of the
   * rest.
   */
  readonly compared?: Differing
  readonly price_info: Pick<
    PriceInfo,
    'type' | 'premium' | 'policy_period' | 'estimated' | 'narrow' | 'for_only' | 'source' | 'message'
  >
}

export interface CoverToChoose {
  /** As `updateQuote` takes it. */
  readonly name: string
  /** Unique among the entries: several cars may share a name. */
  readonly key: string
  readonly label: string
  readonly question: string
  readonly help?: string
  /** Whose prices don't follow what is chosen, in a sentence; absent if all of them do. */
  readonly unfollowed?: string
  readonly choices: readonly CoverValue[]
  /** In addition to the choices, any day from the first to the last; `chosen` is the current one. */
  readonly days?: { readonly first: string; readonly last: string; readonly chosen: string }
}

export interface CoverValue {
  /** The choice, as a form sends it. */
  readonly value: string
  readonly title: string
  readonly description?: string
  readonly is_chosen: boolean
  /**
   * The price after this step, in words: "$33.00 a month, $5.00 less", or that nobody sells it; absent for the chosen value, and if
   * no price is known.
   */
  readonly price?: string
  /** The effect on the cheapest price of all, if that is another insurer's. */
  readonly cheapest?: string
  /** How much it costs compared to the most expensive choice, from 0 to 1; absent if there is little to compare. */
  readonly share?: number
}

export interface ReferencePrice {
  readonly insurer: string
  /** "$890.42 for 6 months". */
  readonly price: string
  /** The price is an estimate, and so are those of the options. */
  readonly estimated?: true
  /** Insurers with a lower price whose rates nobody here has, the cheapest first. */
  readonly cheaper: readonly string[]
  /** One of these prices is an estimate. */
  readonly cheaper_estimated?: true
}

export interface LatestChange {
  /** "$4 less a month than before, with Wickerby." */
  readonly difference: string
  /** The change that undoes it, as `updateQuote` takes it; absent if there is nothing left to undo. */
  readonly undo?: Readonly<Record<string, unknown>>
  /** The change that leads back to what was chosen first, if that is another one. */
  readonly first?: Readonly<Record<string, unknown>>
}

/** The effect of one answer or cover on the price, if the visitor changed it alone. */
export interface PriceEffect {
  /** "Raise the deductible to $1,000". */
  readonly what: string
  /** "$5 less a month". */
  readonly effect: string
  readonly is_less: boolean
  /** How large it is compared to the largest effect, from 0 to 1. */
  readonly share: number
  /** The page where it is changed. */
  readonly route: string
}
