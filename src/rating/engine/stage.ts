import { factorOne, greater } from '../decimal.ts'
import type { Inputs, Scope } from '../inputs/input.ts'
import type { FlatPlan } from '../plan/format.ts'
import type { FactorStage, MoneyStage, Stage } from '../plan/format-step.ts'
import { compileAssignment } from './compile-assignment.ts'
import { compileCondition } from './condition.ts'
import { compileStep, runSteps } from './step.ts'
import type { Sheet } from './worksheet.ts'

/** A stage as a function of what it sees; it reports every step to the sheet, if there is one. */
export interface CompiledStage {
  /** What the steps after the stage see: its own scope, plus its result under the stage's id. */
  run(scope: Scope, sheet?: Sheet): Scope
}

/** Compiles a checked stage. */
export function compileStage(stage: Stage, plan: FlatPlan): CompiledStage {
  return stage.unit === 'factor' ? compileFactors(stage, plan) : compileAmounts(stage, plan)
}

/** Computes a factor for each member. */
function compileFactors({ id, label, each, ...stage }: FactorStage, plan: FlatPlan): CompiledStage {
  const steps = stage.steps.map(step => compileStep(step, { plan, unit: 'factor' }))
  const highest = stage.highest.map(step => compileStep(step, { plan, unit: 'factor' }))
  return {
    run: (scope, sheet) => {
      const members = membersOf(scope, each)
      const factors = members.map(member => runSteps(steps, { scope: member, from: factorOne }))
      const top = factors.indexOf(factors.reduce(greater, 0n))
      if (sheet)
        for (const [place, member] of members.entries()) {
          const all = place === top ? [...steps, ...highest] : steps
          runSteps(all, { scope: member, from: factorOne }, sheet.block(`${label} ${place + 1}`))
        }
      const results = factors.map((from, place) =>
        place === top ? runSteps(highest, { scope: members[place] ?? scope, from }) : from,
      )
      return { ...scope, [id]: results }
    },
  }
}

/** Computes the sum of what the members cost, coverage by coverage. */
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
      const assignments = giveTo(members)
      for (const [place, { factor, from }] of assignments.entries())
        sheet?.assigned({ to: `${label} ${place + 1}`, from: from.map(at => at + 1).join(' + '), factor })
      let sum = 0n
      for (const [place, member] of members.entries())
        for (const coverage of coverages) {
          const own = { ...member, coverage: coverage.id }
          const seen = assignment ? { ...own, [assignment.of]: assignments[place]?.factor ?? factorOne } : own
          if (coverage.test && !coverage.test(seen)) continue
          const name = [`${label} ${place + 1}`, coverage.label].filter(Boolean).join(', ')
          sum += runSteps(coverage.steps, { scope: seen, from: 0n }, sheet?.block(name))
        }
      return { ...scope, [id]: sum }
    },
  }
}

/** The only cover of an undivided stage. */
const whole = { id: 'whole', label: '', when: undefined }

/** What the steps see of each member of a list. Throws a RangeError when there is none. */
function membersOf(scope: Scope, list: string): readonly Scope[] {
  // The checks of the plan made sure that this input is a list.
  const members = scope[list] as readonly Inputs[] | undefined
  if (!members?.length) throw new RangeError(`no ${list}`)
  return members.map(member => ({ ...scope, ...member }))
}
