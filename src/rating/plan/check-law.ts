import type { Day, Factor, Rule, Rulebook } from '../../law/rule.ts'
import type { Vocabulary } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import type { FlatPlan } from './format.ts'
import { coveragesOf, type Step, tableUsedBy } from './format-step.ts'
import { inputsOf } from './format-text.ts'
import { scopesOf } from './scopes.ts'

interface Use {
  /** The step or rule, for messages. */
  readonly where: string
  readonly factor: Factor
  readonly isRefusal: boolean
}

/** What a plan prices or refuses by and may not on its first day, each in words that say where. */
export function lawProblems(plan: FlatPlan, rules: Rulebook): readonly string[] {
  const { line, state, effective } = plan
  return usesOf(plan).flatMap(({ where, factor, isRefusal }) => {
    const rule = rules.ruleFor({ line, state, factor, on: effective.newBusiness })
    if (isFree(rule, isRefusal)) return []
    const done = isRefusal ? 'refused for' : 'priced by'
    return [`${where}: ${state} does not let ${line} be ${done} ${factor}. ${rule.detail} Drop it there.`]
  })
}

/**
 * The first day on which a later rule forbids what the plan does, if any. The plan is quoted until then; the
 * carrier's next version takes its place.
 */
export function forbiddenFrom(plan: FlatPlan, rules: Rulebook): Day | undefined {
  const { line, state, effective } = plan
  const days = usesOf(plan).flatMap(({ factor, isRefusal }) =>
    rules
      .rulesOf({ line, state, factor })
      .flatMap(rule => (isFree(rule, isRefusal) ? [] : (rule.from ?? []))),
  )
  return days.filter(day => day > effective.newBusiness).sort()[0]
}

/** The inputs a step's amount depends on. */
export function ratedBy(step: Step, { tables }: Pick<FlatPlan, 'tables'>): readonly string[] {
  const { when, value } = step
  const table = tables[tableUsedBy(step)?.name ?? '']
  return [...(when ? inputsOf(when) : []), ...('input' in value ? [value.input] : []), ...(table?.keys ?? [])]
}

function usesOf(plan: FlatPlan): readonly Use[] {
  const vocabulary = vocabularyOf(plan.line)
  const factorsOf = (names: readonly string[], among: Vocabulary) => [
    ...new Set(names.flatMap(name => among[name]?.factor ?? [])),
  ]
  const priced = scopesOf(plan, vocabulary).flatMap(scope =>
    scope.steps.flatMap(step => {
      const where = `${plan.id}, step ${step.id}`
      const factors = factorsOf(ratedBy(step, plan), scope.vocabulary)
      return factors.map(factor => ({ where, factor, isRefusal: false }))
    }),
  )
  const bought = coveragesOf(plan).flatMap(({ id, when }) => {
    const where = `${plan.id}, coverage ${id}`
    const factors = when ? factorsOf(inputsOf(when), vocabulary) : []
    return factors.map(factor => ({ where, factor, isRefusal: false }))
  })
  const refused = plan.eligibility.flatMap(rule => {
    const where = `${plan.id}, rule ${rule.id}`
    return factorsOf(inputsOf(rule.when), vocabulary).map(factor => ({ where, factor, isRefusal: true }))
  })
  return [...priced, ...bought, ...refused]
}

function isFree(rule: Rule, isRefusal: boolean): boolean {
  return isRefusal ? rule.refuse : rule.rate
}
