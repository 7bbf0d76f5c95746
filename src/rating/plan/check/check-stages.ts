import type { Vocabulary } from '../../inputs/input.ts'
import type { Where } from '../factor-uses.ts'
import type { FlatPlan } from '../format/format.ts'
import {
  divisionOf,
  type MoneyStage,
  type Stage,
  type Step,
  stagesAssignedBy,
  stepsOf,
  tableUsedBy,
  unnamedRule,
} from '../format/format-step.ts'

/** What is wrong with the stages of a plan and with the steps that read them. */
export function stageProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  const ofStep = ({ id }: Step) => where({ list: 'steps', id })
  return [
    ...plan.stages.flatMap((stage, place) => {
      const before = plan.stages.slice(0, place)
      return [
        ...nameProblems(stage, vocabulary),
        ...listProblems(stage, vocabulary),
        ...(stage.unit === 'money' ? assignmentProblems(stage, { before, vocabulary }) : []),
      ].map(problem => `${where({ list: 'stages', id: stage.id })}: ${problem}`)
    }),
    ...plan.stages.flatMap(stage =>
      stepsOf(stage).flatMap(step =>
        [...partProblems(step, stage), ...readingProblems(step, assignedIn(stage))].map(
          problem => `${ofStep(step)}: ${problem}`,
        ),
      ),
    ),
    ...plan.steps.flatMap(step => {
      const sums = plan.stages.filter(({ unit }) => unit === 'money').map(({ id }) => id)
      return [...partProblems(step, null), ...sumProblems(step, sums)].map(
        problem => `${ofStep(step)}: ${problem}`,
      )
    }),
  ]
}

/** What a plan lacks: something that reads a stage, or that counts what nobody attributed. */
export function idleStageProblems(plan: FlatPlan, where: Where): readonly string[] {
  return [
    ...plan.stages.flatMap(stage =>
      idleProblems(stage, plan).map(problem => `${where({ list: 'stages', id: stage.id })}: ${problem}`),
    ),
    ...openRecordProblems(plan).map(
      ({ step, problem }) => `${where({ list: 'steps', id: step.id })}: ${problem}`,
    ),
  ]
}

/**
 * A record that counts only if the visitor said whose each incident was. A household that does not say would be priced as if
 * nothing had happened, and the price would look right.
 */
function openRecordProblems({ stages, values, steps }: FlatPlan) {
  const all = [...stages.flatMap(stepsOf), ...values.flatMap(value => value.steps), ...steps]
  const summing = (list: string) => all.find(step => tableUsedBy(step)?.over === list)
  const step = summing('record')
  if (!step || summing('openRecord')) return []
  return [
    {
      step,
      problem:
        'it counts what each driver had, and nothing counts openRecord: a household that does not say whose an accident was would pay nothing for it. Add a step over openRecord, such as in "highest" of this stage.',
    },
  ]
}

function nameProblems({ id }: Stage, vocabulary: Vocabulary): readonly string[] {
  return vocabulary[id] ? [`there is an input ${id}. Give the stage a name of its own.`] : []
}

function listProblems(stage: Stage, vocabulary: Vocabulary): readonly string[] {
  const { each } = stage
  if (stage.unit === 'money' && stage.coverages && stage.perils)
    return ['it has coverages and perils. Divide it by one of them, and the other in a stage of its own.']
  if (each === undefined) return policyProblems(stage)
  if (vocabulary[each]?.type === 'list') return []
  const lists = Object.keys(vocabulary).filter(name => vocabulary[name]?.type === 'list')
  return [`there is no list ${each}. Use one of ${lists.join(', ') || 'none: the line has no lists'}.`]
}

/** A stage that rates the policy as a whole, part by part. */
function policyProblems(stage: Stage): readonly string[] {
  if (!divisionOf(stage)) return ['it has neither a list nor perils. Give it each, coverages or perils.']
  return assignedIn(stage).length > 0
    ? ['it assigns factors to the members of no list. Give it each or remove the assignment.']
    : []
}

interface Before {
  /** The stages before it. */
  readonly before: readonly Stage[]
  readonly vocabulary: Vocabulary
}

function assignmentProblems({ assignment, each, coverages = [] }: MoneyStage, known: Before) {
  if (!assignment) return []
  const { before, vocabulary } = known
  const list = before.find(({ id }) => id === assignment.of)?.each
  const rule = unnamedRule(assignment)
  const unknown = 'rankBy' in rule ? rule.rankBy.filter(name => !hasPart(coverages, name)) : []
  const members = each === undefined ? undefined : vocabulary[each]
  const places = Object.entries(members?.type === 'list' ? members.of : {}).flatMap(([name, spec]) =>
    spec.type === 'place' && spec.in === list ? [name] : [],
  )
  return [
    ...(assignment.rule !== 'named' || places.includes(assignment.by)
      ? []
      : [
          `${assignment.by} names no member of ${list ?? assignment.of}. ${places.length > 0 ? `Name it by ${places.join(' or ')}.` : 'Use another rule.'}`,
        ]),
    ...stagesAssignedBy(assignment).flatMap(of => [
      ...(before.some(({ id, unit, each }) => id === of && unit === 'factor' && each === list)
        ? []
        : [`no stage of factors before it is called ${of}. Correct the name or the order.`]),
    ]),
    ...unknown.map(name => `there is no coverage ${name} to rank by. Correct the name.`),
  ]
}

function hasPart(parts: readonly { readonly id: string }[], name: string): boolean {
  return parts.some(({ id }) => id === name)
}

/** A stage that nothing reads, or one that assigns factors without multiplying by them. */
function idleProblems(stage: Stage, { stages, steps }: FlatPlan): readonly string[] {
  const { id } = stage
  const isRead =
    steps.some(step => stageRead(step) === id) || stages.some(one => assignedIn(one).includes(id))
  const unused = assignedIn(stage).filter(of => !stepsOf(stage).some(step => stageRead(step) === of))
  return [
    ...unused.map(of => `no step multiplies by ${of}. Add the step or remove the assignment.`),
    ...(isRead ? [] : ['nothing reads it. Remove the stage or add the step.']),
  ]
}

/** The stages whose factors a stage assigns. */
function assignedIn(stage: Stage): readonly string[] {
  return stage.unit === 'money' && stage.assignment ? stagesAssignedBy(stage.assignment) : []
}

/** Coverages and perils that a step names but its stage does not have. */
function partProblems(step: Step, stage: Stage | null): readonly string[] {
  const division = stage && divisionOf(stage)
  return (['coverage', 'peril'] as const).flatMap(key => {
    const known = division?.key === key ? division.parts : []
    const names = known.map(({ id }) => id).join(', ') || 'none'
    return (step[key] ?? [])
      .filter(name => !hasPart(known, name))
      .map(name => `there is no ${key} ${name}. Use one of ${names}.`)
  })
}

/** In a stage, a step may multiply by the factor assigned there. */
function readingProblems(step: Step, assigned: readonly string[]): readonly string[] {
  const read = stageRead(step)
  if (read === null || (assigned.includes(read) && step.op === 'mul')) return []
  return [`it cannot read the stage ${read}. Multiply by what the stage assigns.`]
}

/** After the stages, a step may use a sum, but not multiply by it. */
function sumProblems(step: Step, sums: readonly string[]): readonly string[] {
  const read = stageRead(step)
  if (read === null || (sums.includes(read) && step.op !== 'mul')) return []
  return [`it cannot read the stage ${read}. Set or add the sum of a stage of amounts.`]
}

function stageRead({ value }: Step): string | null {
  return 'stage' in value ? value.stage : null
}
