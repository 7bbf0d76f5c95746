import type { EarlierAnswer } from './properties.ts'

/** What a visitor can still tell to make prices exact, for a page of its own. */
export interface Exactness {
  /** Questions whose answers are assumed, and those that only make a price more exact. */
  readonly open: readonly OpenQuestion[]
  /** The answers to questions beside the wizard. */
  readonly answers: readonly EarlierAnswer[]
  /** What that did to prices, and what of it no longer counts, in sentences. */
  readonly effects: readonly string[]
  /** What prices take for granted without a question of ours. */
  readonly assumptions: readonly string[]
}

export interface OpenQuestion {
  readonly route: string
  /** In a word or two. */
  readonly label: string
  readonly question: string
  /** What is assumed until it is answered, or why it is asked. */
  readonly reasons: readonly string[]
}
