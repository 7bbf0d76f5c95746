import type { Risk } from '../../src/risk/risk.ts'

/** A risk with a published price, or with a published effect of one trait, to compare the demonstration prices with. */
export interface PriceCase {
  readonly title: string
  readonly risk: Risk
  /** If present, the case is about how many times the price of this risk each carrier charges. */
  readonly over?: Risk
  /** The figures are what the visitor pays a month; a plan that covers less than the usual is left out. */
  readonly byMonth?: true
  /**
   * The published figure: dollars a term of the policy, or a month, or, with `over`, times. The two ends are equal for one
   * figure.
   */
  readonly published: readonly [from: number, to: number]
  /** The figure is one of each state, which the median has to be closer to. */
  readonly byState?: true
  /** The publisher and year; `recalled` for general knowledge of the market. */
  readonly source: string
}

/** The panel's result for a case. */
export interface CaseResult {
  /** Of the carriers with a price, ascending: dollars a term or a month, with what the state adds, or times. */
  readonly figures: readonly number[]
  readonly median: number
  /** Carriers that write the line there by a plan but give no price. */
  readonly refusals: number
  /** Whether the median is within 0.80 to 1.25 of a single figure, or of the nearer end of a range; 0.85 to 1.15 of one by state. */
  readonly isMet: boolean
}
