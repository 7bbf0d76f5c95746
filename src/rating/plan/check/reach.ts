import type { FlatPlan } from '../format/format.ts'
import { coveragesOf, type Step, stepsOf } from '../format/format-step.ts'

/** A plan that is not divided has one part. */
const undivided = ['']

/** The coverages and perils of a plan that a step changes; a factor changes those that are multiplied by its stage. */
export function partsReached(step: Step, plan: Pick<FlatPlan, 'stages' | 'steps'>): readonly string[] {
  const own = step.coverage ?? step.peril
  if (own) return own
  const stage = plan.stages.find(one => one.unit === 'factor' && stepsOf(one).includes(step))
  return stage ? multipliedBy(stage.id, plan) : partsOf(plan)
}

/** The parts that a premium is divided into. */
export function partsOf(plan: Pick<FlatPlan, 'stages'>): readonly string[] {
  const parts = coveragesOf(plan).map(({ id }) => id)
  return parts.length > 0 ? parts : undivided
}

function multipliedBy(stage: string, plan: Pick<FlatPlan, 'stages' | 'steps'>): readonly string[] {
  const readers = [...plan.stages.flatMap(stepsOf), ...plan.steps].filter(
    ({ value }) => 'stage' in value && value.stage === stage,
  )
  return readers.flatMap(({ coverage, peril }) => coverage ?? peril ?? partsOf(plan))
}
