import type { Vocabulary } from '../inputs/input.ts'
import type { FlatPlan } from './format/format.ts'
import { divisionOf, type Stage, type Step, stepsOf, type Unit } from './format/format-step.ts'
import { withValues } from './format/format-value.ts'

/** Steps that are applied together, and the names that they read. */
export interface StepScope {
  readonly steps: readonly Step[]
  readonly unit: Unit
  /** They lead to the premium of the policy as a whole, not to a part of it. */
  readonly isWhole: boolean
  /** They lead to a named value, not to a part of a premium. */
  readonly isValue: boolean
  readonly vocabulary: Vocabulary
}

type Calculation = Pick<FlatPlan, 'values' | 'stages' | 'steps'>

/** The steps of a plan by what they read: those of each value, those of each stage, and those after the stages. */
export function scopesOf(plan: Calculation, vocabulary: Vocabulary): readonly StepScope[] {
  return [...valueScopes(plan, vocabulary), ...premiumScopes(plan, withValues(vocabulary, plan.values))]
}

/** The steps of each value: they read the inputs and the values before it. */
export function valueScopes({ values }: Calculation, vocabulary: Vocabulary): readonly StepScope[] {
  return values.map(({ each, steps }, place) => {
    const seen = withValues(vocabulary, values.slice(0, place))
    return {
      steps,
      unit: 'factor',
      isWhole: false,
      isValue: true,
      vocabulary: ofMember(seen, each),
    }
  })
}

/** The steps of each stage, and those after the stages; `seen` names the values too. */
export function premiumScopes({ stages, steps }: Calculation, seen: Vocabulary): readonly StepScope[] {
  const staged = stages.map(
    (stage): StepScope => ({
      steps: stepsOf(stage),
      unit: stage.unit,
      isWhole: false,
      isValue: false,
      vocabulary: { ...ofMember(seen, stage.each), ...partsIn(stage) },
    }),
  )
  return [...staged, { steps, unit: 'money', isWhole: true, isValue: false, vocabulary: seen }]
}

/** The names that steps can read for one member of a list: the vocabulary's and the member's own. */
function ofMember(vocabulary: Vocabulary, each: string | undefined): Vocabulary {
  const list = each === undefined ? undefined : vocabulary[each]
  return list?.type === 'list' ? { ...vocabulary, ...list.of } : vocabulary
}

function partsIn(stage: Stage): Vocabulary {
  const division = divisionOf(stage)
  return division ? { [division.key]: { type: 'choice', values: division.parts.map(({ id }) => id) } } : {}
}
