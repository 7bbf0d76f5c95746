import type { Insurer, PriceInfo } from '../prices/status.ts'

/** One price and what it covers, for anybody with its link. It shows the visitor's state and nothing else about the visitor. */
export interface SharedPrice {
  readonly line: string
  /** "Renters insurance" */
  readonly insurance: string
  /** "Texas" */
  readonly state: string
  readonly insurer: Pick<Insurer, 'name' | 'logo' | 'tag_line' | 'lang' | 'review'>
  readonly coverage_amount: string
  readonly price_info: Pick<
    PriceInfo,
    | 'premium'
    | 'policy_period'
    | 'estimated'
    | 'source'
    | 'year_total'
    | 'year_fees'
    | 'details'
    | 'quoted_at'
    | 'expires_at'
  >
}

/** A price that the visitor shares. */
export interface PriceShare {
  /** The `id` of its offer. */
  readonly carrier: string
  readonly price: SharedPrice
  /** The whole link. */
  readonly url: string
}
