import type { LateStart, QuoteResult } from './status.ts'

/** The page on which a visitor refines the covers of a finished quote. */
export interface CoversPage {
  readonly covers: readonly CoverToChoose[]
  readonly result: QuoteResult
  /** What the latest change did; absent before any. */
  readonly latest?: LatestChange
  /** What moves the price the most, the largest first. */
  readonly effects: readonly PriceEffect[]
  /** The insurer in whose prices the steps are told; absent where no rates that we hold give one. */
  readonly reference_insurer?: string
  /** As beside the prices. */
  readonly late_start?: LateStart
  /** The key of the cover whose choices show at first; the first cover where absent. */
  readonly opened?: string
  /** Why the change that was just sent was not made. */
  readonly problem?: string
}

export interface CoverToChoose {
  /** As `updateQuote` takes it. */
  readonly name: string
  /** Unlike that of any other entry: several cars share a name. */
  readonly key: string
  readonly label: string
  readonly question: string
  readonly help?: string
  readonly choices: readonly CoverValue[]
  /** Beside the choices, any day from the first to the last; `chosen` is the one that holds. */
  readonly days?: { readonly first: string; readonly last: string; readonly chosen: string }
}

export interface CoverValue {
  /** As a form sends it: see `answerOf`. */
  readonly value: string
  readonly title: string
  readonly description?: string
  readonly is_chosen: boolean
  /** The price after this step, in words: "$33.00 a month, $5.00 less"; absent for what is chosen, and where nobody knows. */
  readonly price?: string
  /** What it does to the cheapest price of all, where that is another insurer's. */
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
  /** The change that takes it back, as `updateQuote` takes it. */
  readonly undo: Readonly<Record<string, unknown>>
}

/** What one answer or cover does to the price, if the visitor changed it alone. */
export interface PriceEffect {
  /** "Raise the deductible to $1,000". */
  readonly what: string
  /** "$60 a year less". */
  readonly effect: string
  readonly is_less: boolean
  /** The page where it is changed. */
  readonly route: string
}
