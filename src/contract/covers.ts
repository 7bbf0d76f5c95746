import type { LateStart, QuoteResult } from './status.ts'

/** The page on which a visitor refines the covers of a finished quote. */
export interface CoversPage {
  readonly covers: readonly CoverToChoose[]
  readonly result: QuoteResult
  /** What the latest change did; absent before any. */
  readonly latest?: LatestChange
  /** The answers and covers that change the price the most, the largest effect first. */
  readonly effects: readonly PriceEffect[]
  /** The insurer in whose prices the steps are shown; absent where no rates that we hold give one. */
  readonly reference_insurer?: string
  /** The same as beside the prices. */
  readonly late_start?: LateStart
  /** The key of the cover whose choices are open at first; absent for the first cover. */
  readonly opened?: string
  /** Why the change that was just sent was not made. */
  readonly problem?: string
}

export interface CoverToChoose {
  /** As `updateQuote` takes it. */
  readonly name: string
  /** Unique among the entries: several cars may share a name. */
  readonly key: string
  readonly label: string
  readonly question: string
  readonly help?: string
  readonly choices: readonly CoverValue[]
  /** In addition to the choices, any day from the first to the last; `chosen` is the current one. */
  readonly days?: { readonly first: string; readonly last: string; readonly chosen: string }
}

export interface CoverValue {
  /** As a form sends it: see `answerOf`. */
  readonly value: string
  readonly title: string
  readonly description?: string
  readonly is_chosen: boolean
  /**
   * The price after this step, in words: "$33.00 a month, $5.00 less"; absent for the chosen value, and where no price is known.
   */
  readonly price?: string
  /** The effect on the cheapest price of all, where that is another insurer's. */
  readonly cheapest?: string
}

/** The answer, as `updateQuote` takes it, of a value that a form sends: the choice itself, or the answer as JSON. */
export function answerOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return { choice: value }
  try {
    return JSON.parse(value)
  } catch {
    return { choice: value }
  }
}

export interface LatestChange {
  /** "That’s $41 a year less than before, with Wickerby." */
  readonly difference: string
  /** The change that undoes it, as `updateQuote` takes it. */
  readonly undo: Readonly<Record<string, unknown>>
}

/** The effect of one answer or cover on the price, if the visitor changed it alone. */
export interface PriceEffect {
  /** "Raise the deductible to $1,000". */
  readonly what: string
  /** "$60 a year less". */
  readonly effect: string
  readonly is_less: boolean
  /** The page where it is changed. */
  readonly route: string
}
