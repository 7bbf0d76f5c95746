import type { Vocabulary } from '../../inputs/input.ts'
import { ratedBy, type Where } from '../factor-uses.ts'
import type { FlatPlan } from '../format/format.ts'
import { coveragesOf, listReadBy, type Step } from '../format/format-step.ts'
import { inputsOf } from '../format/format-text.ts'
import { type NamedValue, withValues } from '../format/format-value.ts'
import { scopesOf } from '../scopes.ts'

/** What is wrong with the named values of a plan, and with steps that turn a list into one number. */
export function valueProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  return [
    ...plan.values.flatMap((value, place) =>
      [
        ...nameProblems(value, withValues(vocabulary, plan.values.slice(0, place))),
        ...value.steps.flatMap(partProblems),
      ].map(problem => `${where({ list: 'values', id: value.id })}: ${problem}`),
    ),
    ...scopesOf(plan, vocabulary).flatMap(scope =>
      scope.steps.flatMap(step =>
        listProblems(step, scope.vocabulary).map(
          problem => `${where({ list: 'steps', id: step.id })}: ${problem}`,
        ),
      ),
    ),
  ]
}

/** The values that nothing reads. */
export function idleValueProblems(plan: FlatPlan, vocabulary: Vocabulary, where: Where): readonly string[] {
  const read = namesRead(plan, vocabulary)
  return plan.values
    .filter(({ id }) => !read.has(id))
    .map(
      ({ id }) =>
        `${where({ list: 'values', id })}: nothing reads it. Remove the value or key a table by it.`,
    )
}

function nameProblems({ id, each }: NamedValue, known: Vocabulary): readonly string[] {
  const lists = Object.entries(known).flatMap(([name, spec]) =>
    spec.type === 'list' ? [{ name, spec }] : [],
  )
  if (each !== undefined && !lists.some(({ name }) => name === each))
    return [
      `there is no list ${each}. Use one of ${lists.map(({ name }) => name).join(', ') || 'none: the line has no lists'}.`,
    ]
  const isTaken = known[id] || id === 'coverage' || id === 'peril' || lists.some(({ spec }) => spec.of[id])
  return isTaken ? [`there is ${id} already. Give the value a name of its own.`] : []
}

/** A value has no coverages, and no stage has run before it. */
function partProblems({ id, value, coverage, peril }: Step): readonly string[] {
  if ('stage' in value) return [`step ${id} reads the stage ${value.stage}, which runs later. Read an input.`]
  return coverage || peril
    ? [`step ${id} is for a part of a stage, which a value does not have. Remove it.`]
    : []
}

function listProblems({ value }: Step, vocabulary: Vocabulary): readonly string[] {
  const reading = listReadBy(value)
  if (!reading) return []
  const list = vocabulary[reading.of]
  if (list?.type !== 'list') return [`there is no list ${reading.of}. Correct the name.`]
  if (list.of[reading.input]?.type === 'whole') return []
  const numbers = Object.keys(list.of).filter(name => list.of[name]?.type === 'whole')
  return [`${reading.input} isn't a number of the ${reading.of}. Use one of ${numbers.join(', ')}.`]
}

/** Every name that a rule, a coverage or a step reads. */
function namesRead(plan: FlatPlan, vocabulary: Vocabulary): ReadonlySet<string> {
  const steps = scopesOf(plan, vocabulary).flatMap(scope => scope.steps)
  return new Set([
    ...[...plan.eligibility, ...coveragesOf(plan)].flatMap(({ when }) => (when ? inputsOf(when) : [])),
    ...steps.flatMap(step => ratedBy(step, plan)),
  ])
}
