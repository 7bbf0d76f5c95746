import type { Factor, InsuranceLine } from '../law/rule.ts'
import type { Risk } from '../risk/risk.ts'
import { autoInputs, autoInputsOf } from './auto-inputs.ts'
import { homeownerInputs, homeownerInputsOf } from './homeowner-inputs.ts'
import { lifeInputs, lifeInputsOf } from './life-inputs.ts'
import { petInputs, petInputsOf } from './pet-inputs.ts'
import { rentersInputs, rentersInputsOf } from './renters-inputs.ts'
import { travelInputs, travelInputsOf } from './travel-inputs.ts'

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
  /** Words for the text of a cover, by which no plan can price. */
  | { readonly type: 'text' }
) & {
  /** What the law calls it: a plan that uses it must be allowed to. */
  readonly factor?: Factor
  /** Dollars, shown as such in the text of a cover. */
  readonly money?: boolean
}

export type InputValue = string | number | boolean | readonly string[] | readonly Inputs[]

/** The values of one risk, by input; of a list, the values of each member. */
export interface Inputs {
  readonly [name: string]: InputValue
}

/** What a step sees: the inputs, those of the member that is rated, and what the stages before came to. */
export interface Scope {
  readonly [name: string]: InputValue | bigint | readonly bigint[]
}

export interface Vocabulary {
  readonly [name: string]: InputSpec
}

const byLine: Readonly<Record<InsuranceLine, Vocabulary>> = {
  auto: autoInputs,
  homeowner: homeownerInputs,
  life: lifeInputs,
  pet: petInputs,
  renters: rentersInputs,
  travel: travelInputs,
}

/** Every input that plans of a line may use. */
export function vocabularyOf(line: InsuranceLine): Vocabulary {
  return byLine[line]
}

/** The values of a risk, as the plans of its line read them. */
export function inputsOfRisk(risk: Risk): Inputs {
  switch (risk.line) {
    case 'auto':
      return autoInputsOf(risk)
    case 'homeowner':
      return homeownerInputsOf(risk)
    case 'life':
      return lifeInputsOf(risk)
    case 'pet':
      return petInputsOf(risk)
    case 'renters':
      return rentersInputsOf(risk)
    case 'travel':
      return travelInputsOf(risk)
  }
}
