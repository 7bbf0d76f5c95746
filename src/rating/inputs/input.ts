import type { Factor } from '../../law/rule.ts'
import type { AutoCover } from './auto-cover.ts'

/** What a plan may ask of a risk, and which values occur. */
export type InputSpec = (
  | { readonly type: 'choice'; readonly values: readonly string[] }
  /** Whole numbers from `min` to `max`, or `only` those that are listed. */
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly only?: readonly number[] }
  | { readonly type: 'flag' }
  /** Any number of the values at once. */
  | { readonly type: 'set'; readonly values: readonly string[] }
  /** Drivers, vehicles, travelers: each with inputs of its own, beside those of the risk and named unlike them. */
  | { readonly type: 'list'; readonly of: Vocabulary }
  /** Codes of so many signs, more than anybody lists: a ZIP code, the first signs of a VIN. */
  | { readonly type: 'code'; readonly length: number; readonly signs: 'digits' | 'letters and digits' }
  /** What the text of a cover tells in words of ours, by which no plan can price. */
  | { readonly type: 'text' }
) & {
  /** What the law calls it: a plan that uses it must be allowed to. */
  readonly factor?: Factor
  /** Dollars, shown as such in the text of a cover. */
  readonly money?: boolean
}

export type InputValue = string | number | boolean | readonly string[] | readonly Inputs[] | AutoCover

/**
 * The values of one risk, by input; of a list, the values of each member. What the state keeps out of prices is undefined,
 * and no plan that the law has gone through asks for it.
 */
export interface Inputs {
  readonly [name: string]: InputValue | undefined
}

/** What a step sees: the inputs, those of the member that is rated, and what the stages before came to. */
export interface Scope {
  readonly [name: string]: InputValue | bigint | readonly bigint[] | undefined
}

export interface Vocabulary {
  readonly [name: string]: InputSpec
}
