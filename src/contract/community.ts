import type { SamplePrice } from './prices/sample.ts'

/** The page of a community: what renters insurance costs there for a sample tenant. It contains nothing about a visitor. */
export interface CommunityPage {
  readonly name: string
  readonly kind: 'apartment community' | 'campus'
  /** "Columbus, OH". */
  readonly place: string
  readonly zip: string
  /** The community does not exist. */
  readonly isFictional: boolean
  /** The page's one address, with its origin. */
  readonly url: string
  /** What search engines show below the title. */
  readonly description: string
  /** The day of the prices: "2026-11-22". */
  readonly day: string
  readonly tenant: readonly { readonly label: string; readonly answer: string }[]
  /** The coverage that most prices share, on one line; empty for none. */
  readonly cover: string
  /** By price, as the results are. */
  readonly prices: readonly SamplePrice[]
  /** How many more insurers are asked once a visitor answers. */
  readonly others: number
  /** Questions that tenants ask. */
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** A community with a page, as lists show it. */
export interface ListedCommunity {
  readonly name: string
  readonly place: string
  readonly path: string
}
