import { type Assigned, assign } from './assignment.ts'
import { compileCondition, type Test } from './condition.ts'
import { factorPlaces, greater } from './decimal.ts'
import type { FlatPlan } from './format.ts'
import type { Assignment, FactorStage, MoneyStage, Stage } from './format-step.ts'
import type { Inputs, Scope } from './inputs.ts'
import { type CompiledStep, compileStep, runSteps } from './step.ts'
import type { Sheet } from './worksheet.ts'

/** A stage as a function of what it sees; the sheet, if there is one, is told of every step. */
export interface CompiledStage {
  /** What the steps after the stage see: the same, and under the stage's id what it came to. */
  run(scope: Scope, sheet?: Sheet): Scope
}

/** Compiles a checked stage. */
export function compileStage(stage: Stage, plan: FlatPlan): CompiledStage {
  return stage.unit === 'factor' ? compileFactors(stage, plan) : compileAmounts(stage, plan)
}

const one = 10n ** BigInt(factorPlaces)

/** Comes to a factor for each member. */
function compileFactors({ id, label, each, ...stage }: FactorStage, plan: FlatPlan): CompiledStage {
  const steps = stage.steps.map(step => compileStep(step, { plan, unit: 'factor' }))
  const highest = stage.highest.map(step => compileStep(step, { plan, unit: 'factor' }))
  return {
    run: (scope, sheet) => {
      const members = membersOf(scope, each)
      const factors = members.map(member => runSteps(steps, { scope: member, from: one }))
      const top = factors.indexOf(factors.reduce(greater, 0n))
      if (sheet)
        for (const [place, member] of members.entries()) {
          const all = place === top ? [...steps, ...highest] : steps
          runSteps(all, { scope: member, from: one }, sheet.block(`${label} ${place + 1}`))
        }
      const results = factors.map((from, place) =>
        place === top ? runSteps(highest, { scope: members[place] ?? scope, from }) : from,
      )
      return { ...scope, [id]: results }
    },
  }
}

/** Comes to the sum of what the members cost, coverage by coverage. */
function compileAmounts(
  { id, label, each, assignment, ...stage }: MoneyStage,
  plan: FlatPlan,
): CompiledStage {
  const all = stage.steps.map(step => compileStep(step, { plan, unit: 'money' }))
  const coverages = (stage.coverages ?? [whole]).map(({ id, label, when }) => ({
    id,
    label,
    test: when ? compileCondition(when) : null,
    steps: all.filter(({ step: { coverage } }) => !coverage || coverage.includes(id)),
  }))
  const giveTo = assignment ? compileAssignment(assignment, coverages) : () => []
  return {
    run: (scope, sheet) => {
      const members = membersOf(scope, each)
      const given = giveTo(members)
      for (const [place, { factor, from }] of given.entries())
        sheet?.assigned({ to: `${label} ${place + 1}`, from: from.map(at => at + 1).join(' + '), factor })
      let sum = 0n
      for (const [place, member] of members.entries())
        for (const coverage of coverages) {
          const own = { ...member, coverage: coverage.id }
          const seen = assignment ? { ...own, [assignment.of]: given[place]?.factor ?? one } : own
          if (coverage.test && !coverage.test(seen)) continue
          const name = [`${label} ${place + 1}`, coverage.label].filter(Boolean).join(', ')
          sum += runSteps(coverage.steps, { scope: seen, from: 0n }, sheet?.block(name))
        }
      return { ...scope, [id]: sum }
    },
  }
}

interface CompiledCoverage {
  readonly id: string
  /** `null` where every member has it. */
  readonly test: Test | null
  readonly steps: readonly CompiledStep[]
}

/** Gives the factors of an earlier stage to the members of this one. */
function compileAssignment(
  rule: Assignment,
  coverages: readonly CompiledCoverage[],
): (members: readonly Scope[]) => readonly Assigned[] {
  const ranking = rule.rule === 'average' ? [] : rule.rankBy
  // What the ranking coverages of a member cost before a factor is given to it.
  const unassigned = coverages
    .filter(({ id }) => ranking.includes(id))
    .map(coverage => ({ ...coverage, steps: coverage.steps.slice(0, placeOf(coverage.steps, rule.of)) }))
  /** Among equals the higher factor goes to the dearer one, in whatever order the visitor named them. */
  const costOf = (member: Scope) =>
    amountOf(
      coverages.filter(({ test }) => test === null || test(member)),
      { ...member, [rule.of]: one },
    )
  return members => {
    // The checks of the plan have found a stage of factors of this name that runs before.
    const factors = members[0]?.[rule.of] as readonly bigint[]
    const ranks = members.map(member => amountOf(unassigned, member))
    if (ranking.length === 0 || new Set(ranks).size === ranks.length) return assign(rule, { factors, ranks })
    const costs = members.map(costOf)
    const settled = ranks.map((rank, place) => rank * beyondAnyCost + (costs[place] ?? 0n))
    return assign(rule, { factors, ranks: settled })
  }
}

/** What coverages of a member come to together. */
function amountOf(coverages: readonly CompiledCoverage[], member: Scope): bigint {
  return coverages.reduce(
    (sum, { id, steps }) => sum + runSteps(steps, { scope: { ...member, coverage: id }, from: 0n }),
    0n,
  )
}

/** More than any member costs, so that a cost below it only decides between equals. */
const beyondAnyCost = 10n ** 24n

/** Where the steps first multiply by a stage; the end where they do not. */
function placeOf(steps: readonly CompiledStep[], stage: string): number {
  const place = steps.findIndex(({ step: { value } }) => 'stage' in value && value.stage === stage)
  return place < 0 ? steps.length : place
}

/** The one cover of a stage that is not divided. */
const whole = { id: 'whole', label: '', when: undefined }

/** What the steps see of each member of a list. Throws a RangeError when there is none. */
function membersOf(scope: Scope, list: string): readonly Scope[] {
  // The checks of the plan have found this input to be a list.
  const members = scope[list] as readonly Inputs[] | undefined
  if (!members?.length) throw new RangeError(`no ${list}`)
  return members.map(member => ({ ...scope, ...member }))
}
