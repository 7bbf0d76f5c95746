import type { Vocabulary } from '../inputs/input.ts'
import type { FlatPlan } from './format.ts'
import { type Step, stepsOf, type Unit } from './format-step.ts'

/** Steps that are applied together, and what they see. */
export interface StepScope {
  readonly steps: readonly Step[]
  readonly unit: Unit
  /** They make the premium of the policy as a whole, not a part of it. */
  readonly isWhole: boolean
  readonly vocabulary: Vocabulary
}

/** The steps of a plan by what they see: those of each stage, and those that follow the stages. */
export function scopesOf({ stages, steps }: Pick<FlatPlan, 'stages' | 'steps'>, vocabulary: Vocabulary) {
  const staged = stages.map((stage): StepScope => {
    const list = vocabulary[stage.each]
    const coverages = stage.unit === 'money' ? (stage.coverages ?? []) : []
    return {
      steps: stepsOf(stage),
      unit: stage.unit,
      isWhole: false,
      vocabulary: {
        ...vocabulary,
        ...(list?.type === 'list' ? list.of : {}),
        ...(coverages.length > 0
          ? { coverage: { type: 'choice', values: coverages.map(({ id }) => id) } as const }
          : {}),
      },
    }
  })
  return [...staged, { steps, unit: 'money', isWhole: true, vocabulary } satisfies StepScope]
}
