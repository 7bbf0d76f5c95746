import type { FlatPlan, OverrideDocument } from './format/format.ts'
import { type Stage, type Step, stepsOf } from './format/format-step.ts'
import { PlanError } from './plan-error.ts'

/** The changes that an override makes to the parts of a plan. */

interface Change<Entry> {
  readonly add: readonly Entry[]
  readonly drop?: readonly string[] | undefined
  readonly file: string
}

/**
 * The parts of a plan without those that are dropped and with those that are added: in place of a namesake, or at the end. Throws a
 * PlanError if the plan has nothing to drop.
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

export type Calculation = Pick<FlatPlan, 'values' | 'stages' | 'steps'>

/** Replaces values and stages whole, and then steps by their ids, wherever they are. */
export function changeCalculation(
  { values, stages, steps }: Calculation,
  { file, document }: { readonly file: string; readonly document: OverrideDocument },
): Calculation {
  const { drop } = document
  const whole = {
    values: replaced(values, { add: document.values, drop: drop.values, file }),
    stages: assigned(replaced(stages, { add: document.stages, drop: drop.stages, file }), {
      assignments: document.assignments,
      file,
    }),
    steps,
  }
  return changeSteps(whole, { add: document.steps, dropped: drop.steps ?? [], file })
}

interface AssignmentChange extends Pick<OverrideDocument, 'assignments'> {
  readonly file: string
}

function assigned(stages: readonly Stage[], { assignments, file }: AssignmentChange): readonly Stage[] {
  const unknown = Object.keys(assignments).filter(
    id => !stages.some(stage => stage.id === id && stage.unit === 'money' && stage.each !== undefined),
  )
  if (unknown.length > 0)
    throw new PlanError(
      unknown.map(
        id => `${file}: assigns factors in ${id}, and no stage rates a list by that name. Correct the name.`,
      ),
    )
  return stages.map(stage => {
    const assignment = assignments[stage.id]
    return assignment && stage.unit === 'money' ? { ...stage, assignment } : stage
  })
}

interface StepChange {
  readonly add: readonly Step[]
  readonly dropped: readonly string[]
  readonly file: string
}

function changeSteps(
  { values, stages, steps }: Calculation,
  { add, dropped, file }: StepChange,
): Calculation {
  const staged = [...values.flatMap(value => value.steps), ...stages.flatMap(stepsOf)].map(({ id }) => id)
  const inStages = (id: string) => staged.includes(id)
  const change = (entries: readonly Step[]) =>
    replaced(entries, {
      add: add.filter(step => entries.some(({ id }) => id === step.id)),
      drop: dropped.filter(id => entries.some(entry => entry.id === id)),
      file,
    })
  return {
    values: values.map(value => ({ ...value, steps: change(value.steps) })),
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
