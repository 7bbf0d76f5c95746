import type { Period } from '../../units/period.ts'
import type { CoverPart, Insurer } from './status.ts'

/** Beyond the specification: a list of prices as it will look, for a made-up visitor. */
export interface SampleListPage {
  /** "renters insurance". */
  readonly insurance: string
  /** "Houston, TX". */
  readonly place: string
  /** The day of the prices: "2026-11-22". */
  readonly day: string
  /** The coverage that most prices share, on one line; empty for none. */
  readonly cover: string
  /** The first of them, by price, as the results are. */
  readonly prices: readonly SamplePrice[]
  /** How many prices there are in all. */
  readonly count: number
}

/** What one insurer would charge a made-up visitor. */
export interface SamplePrice {
  /** The carrier's id. */
  readonly id: string
  readonly insurer: Pick<Insurer, 'name' | 'logo' | 'tag_line' | 'lang' | 'review'>
  /** Dollars and cents for one period. */
  readonly premium: string
  /** "month", "6 months", "year". */
  readonly period: Period
  /** The parts of the cover in which it differs from the shared cover. */
  readonly differences: readonly CoverPart[]
}
