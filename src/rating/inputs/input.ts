import type { State } from '../../law/jurisdictions.ts'
import type { Factor } from '../../law/rule.ts'

/** An input that a plan may read, and the values that occur. */
export type InputSpec = (
  | {
      readonly type: 'choice'
      readonly values: readonly string[]
      /** Those that occur in a state, if not all of them do. */
      readonly valuesIn?: (state: State) => readonly string[]
      /** Values that a list contains only along with another one: an earlier accident along with the latest. */
      readonly beside?: Readonly<Record<string, string>>
    }
  /** Whole numbers from `min` to `max`, or `only` the listed ones. */
  | {
      readonly type: 'whole'
      readonly min: number
      readonly max: number
      readonly only?: readonly number[]
      /** Those that occur in a state, if not all of them do. */
      readonly onlyIn?: (state: State) => readonly number[]
    }
  | { readonly type: 'flag' }
  /** Any number of these values at once. */
  | { readonly type: 'set'; readonly values: readonly string[] }
  /**
   * Drivers, vehicles, travelers: each has its own inputs, whose names differ from those of the risk. One of them may again be a
   * list: the incidents of a driver.
   */
  | { readonly type: 'list'; readonly of: Vocabulary }
  /** The position of a member in another list, from 0, which an assignment uses: the driver of a vehicle. */
  | { readonly type: 'place'; readonly in: string }
  /** Names that are too many to list: a make, a model. An exact table has rows for some, and `*` for all others. */
  | { readonly type: 'name' }
  /** Codes of a fixed length, too many to list: a ZIP code, the first characters of a VIN. */
  | { readonly type: 'code'; readonly length: number; readonly signs: 'digits' | 'letters and digits' }
) & {
  /** The factor under which the law regulates it: the law must allow a plan to use it. */
  readonly factor?: Factor
}

export type InputValue = string | number | boolean | readonly string[] | readonly Inputs[]

/**
 * The values of one risk, by input; for a list, the values of each member. What the state bans from prices is undefined, and no
 * plan reads it once the law has been applied.
 */
export interface Inputs {
  readonly [name: string]: InputValue | undefined
}

/** The values that a step reads: the inputs, those of the member being rated, and the results of earlier stages. */
export interface Scope {
  readonly [name: string]: InputValue | bigint | readonly bigint[] | undefined
}

export interface Vocabulary {
  readonly [name: string]: InputSpec
}

/** A vocabulary with the inputs of all members of its lists, whose names differ from all others. */
export function withMembers(vocabulary: Vocabulary): Vocabulary {
  const lists = Object.values(vocabulary).flatMap(input =>
    input.type === 'list' ? [withMembers(input.of)] : [],
  )
  return Object.assign({ ...vocabulary }, ...lists)
}
