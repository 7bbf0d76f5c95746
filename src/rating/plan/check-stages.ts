import type { Vocabulary } from '../inputs/input.ts'
import type { FlatPlan } from './format.ts'
import { type MoneyStage, type Stage, type Step, stepsOf } from './format-step.ts'

/** What is wrong with the stages of a plan and with the steps that read them. */
export function stageProblems(plan: FlatPlan, vocabulary: Vocabulary): readonly string[] {
  return [
    ...plan.stages.flatMap((stage, place) => {
      const where = `${plan.id}, stage ${stage.id}`
      const before = plan.stages.slice(0, place)
      return [
        ...nameProblems(stage, vocabulary),
        ...listProblems(stage, vocabulary),
        ...(stage.unit === 'money' ? assignmentProblems(stage, before) : []),
        ...idleProblems(stage, plan),
      ].map(problem => `${where}: ${problem}`)
    }),
    ...plan.stages.flatMap(stage =>
      stepsOf(stage).flatMap(step =>
        [
          ...coverageProblems(step, stage),
          ...readingProblems(step, stage.unit === 'money' && stage.assignment ? [stage.assignment.of] : []),
        ].map(problem => `${plan.id}, step ${step.id}: ${problem}`),
      ),
    ),
    ...plan.steps.flatMap(step => {
      const sums = plan.stages.filter(({ unit }) => unit === 'money').map(({ id }) => id)
      return [...coverageProblems(step, null), ...sumProblems(step, sums)].map(
        problem => `${plan.id}, step ${step.id}: ${problem}`,
      )
    }),
  ]
}

function nameProblems({ id }: Stage, vocabulary: Vocabulary): readonly string[] {
  return vocabulary[id] ? [`there is an input ${id}. Give the stage a name of its own.`] : []
}

function listProblems({ each }: Stage, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary[each]?.type === 'list') return []
  const lists = Object.keys(vocabulary).filter(name => vocabulary[name]?.type === 'list')
  return [`there is no list ${each}. Use one of ${lists.join(', ') || 'none: the line has no lists'}.`]
}

function assignmentProblems({ assignment, coverages = [], steps }: MoneyStage, before: readonly Stage[]) {
  if (!assignment) return []
  const problems: string[] = []
  if (!before.some(({ id, unit }) => id === assignment.of && unit === 'factor'))
    problems.push(`no stage of factors before it is called ${assignment.of}. Correct the name or the order.`)
  if (!steps.some(step => stageRead(step) === assignment.of))
    problems.push(`no step multiplies by ${assignment.of}. Add the step or remove the assignment.`)
  const unknown =
    assignment.rule === 'highToHigh'
      ? assignment.rankBy.filter(name => !coverages.some(({ id }) => id === name))
      : []
  return [...problems, ...unknown.map(name => `there is no coverage ${name} to rank by. Correct the name.`)]
}

/** A stage that nothing reads. */
function idleProblems({ id }: Stage, { stages, steps }: FlatPlan): readonly string[] {
  const isRead =
    steps.some(step => stageRead(step) === id) ||
    stages.some(stage => stage.unit === 'money' && stage.assignment?.of === id)
  return isRead ? [] : ['nothing reads it. Remove the stage or add the step.']
}

function coverageProblems({ coverage = [] }: Step, stage: Stage | null): readonly string[] {
  const coverageIds = stage?.unit === 'money' ? (stage.coverages ?? []).map(({ id }) => id) : []
  return coverage
    .filter(name => !coverageIds.includes(name))
    .map(name => `there is no coverage ${name}. Use one of ${coverageIds.join(', ') || 'none'}.`)
}

/** In a stage, a step may multiply by the factor assigned there. */
function readingProblems(step: Step, assigned: readonly string[]): readonly string[] {
  const read = stageRead(step)
  if (read === null || (assigned.includes(read) && step.op === 'mul')) return []
  return [`it cannot read the stage ${read}. Multiply by what the stage assigns.`]
}

/** After the stages, a step may take a sum, but not multiply by it. */
function sumProblems(step: Step, sums: readonly string[]): readonly string[] {
  const read = stageRead(step)
  if (read === null || (sums.includes(read) && step.op !== 'mul')) return []
  return [`it cannot read the stage ${read}. Set or add the sum of a stage of amounts.`]
}

function stageRead({ value }: Step): string | null {
  return 'stage' in value ? value.stage : null
}
