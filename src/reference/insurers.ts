import list from './insurers.json' with { type: 'json' }

/** A company that a visitor may be insured with now. */
export interface Insurer {
  readonly name: string
  /** Its customers are not asked when their policy began (spec 2.3.20.2). */
  readonly skipsPolicyStart?: boolean
}

/** Suggestions for the current insurer, the largest first; the visitor may type any other name. */
export const insurers: readonly Insurer[] = list
