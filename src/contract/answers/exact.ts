import type { EarlierAnswer } from './properties.ts'

/** What a visitor can still answer to make prices exact, for a page of its own. */
export interface Exactness {
  /** Questions whose answers are assumed, and those that only make a price more exact. */
  readonly open: readonly OpenQuestion[]
  /** The answers to questions outside the wizard. */
  readonly answers: readonly EarlierAnswer[]
  /** The effect of those answers on prices, and the ones that no longer count, in sentences. */
  readonly effects: readonly string[]
  /** What prices assume without a question of ours about it. */
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
