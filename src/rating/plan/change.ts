import type { FlatPlan, OverrideDocument } from './format.ts'
import { type Step, stepsOf } from './format-step.ts'
import { PlanError } from './plan-error.ts'

/** What an override does to the parts of a plan. */

interface Change<Entry> {
  readonly add: readonly Entry[]
  readonly drop?: readonly string[] | undefined
  readonly file: string
}

/**
 * The parts of a plan without those that are dropped and with those that are added: in the place of a namesake, or at
 * the end. Throws a PlanError where the plan has nothing to drop.
 */
export function replaced<Entry extends { readonly id: string }>(
  base: readonly Entry[],
  { add, drop = [], file }: Change<Entry>,
): Entry[] {
  const unknown = drop.filter(id => !base.some(entry => entry.id === id))
  if (unknown.length > 0)
    throw new PlanError(unknown.map(id => `${file}: drops ${id}, which the plan does not have. Remove it.`))
  const remaining = base.filter(({ id }) => !drop.includes(id))
  const inPlace = remaining.map(entry => add.find(({ id }) => id === entry.id) ?? entry)
  return [...inPlace, ...add.filter(({ id }) => !remaining.some(entry => entry.id === id))]
}

export type Calculation = Pick<FlatPlan, 'stages' | 'steps'>

/** Steps go by their ids, whether they stand in a stage or after the stages. */
export function changeSteps(
  { stages, steps }: Calculation,
  { file, document: { steps: add, drop } }: { readonly file: string; readonly document: OverrideDocument },
): Calculation {
  const dropped = drop.steps ?? []
  const staged = stages.flatMap(stepsOf).map(({ id }) => id)
  const inStages = (id: string) => staged.includes(id)
  const change = (entries: readonly Step[]) =>
    replaced(entries, {
      add: add.filter(step => entries.some(({ id }) => id === step.id)),
      drop: dropped.filter(id => entries.some(entry => entry.id === id)),
      file,
    })
  return {
    stages: stages.map(stage =>
      stage.unit === 'factor'
        ? { ...stage, steps: change(stage.steps), highest: change(stage.highest) }
        : { ...stage, steps: change(stage.steps) },
    ),
    steps: replaced(steps, {
      add: add.filter(({ id }) => !inStages(id)),
      drop: dropped.filter(id => !inStages(id)),
      file,
    }),
  }
}
