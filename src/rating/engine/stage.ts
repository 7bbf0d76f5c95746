import { factorOne, greater } from '../decimal.ts'
import type { Inputs, Scope } from '../inputs/input.ts'
import type { FlatPlan } from '../plan/format.ts'
import { divisionOf, type FactorStage, type MoneyStage, type Stage } from '../plan/format-step.ts'
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
      // Most stages have nothing more for the highest.
      const top = highest.length > 0 ? highestOf(factors, listOf(scope, each)) : -1
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

/** The place of the highest factor; among equals the same member is chosen in whatever order they are named. */
function highestOf(factors: readonly bigint[], listed: readonly Inputs[]): number {
  const highest = factors.reduce(greater, 0n)
  const first = factors.indexOf(highest)
  if (factors.lastIndexOf(highest) === first) return first
  const texts = listed.map(inputs => JSON.stringify(inputs))
  return factors.reduce(
    (chosen, factor, place) =>
      factor === highest && (texts[place] ?? '') > (texts[chosen] ?? '') ? place : chosen,
    first,
  )
}

/** Computes the sum of what the members cost, coverage by coverage. */
function compileAmounts(money: MoneyStage, plan: FlatPlan): CompiledStage {
  const { id, label, each, assignment } = money
  const labelOf = (stage: string) => plan.stages.find(one => one.id === stage)?.label ?? stage
  const division = divisionOf(money)
  const key = division?.key ?? 'coverage'
  const all = money.steps.map(step => compileStep(step, { plan, unit: 'money' }))
  const parts = (division?.parts ?? [whole]).map(({ id, label, when }) => ({
    id,
    label,
    test: when ? compileCondition(when) : null,
    steps: all.filter(({ step }) => !step[key] || step[key].includes(id)),
  }))
  const assign = assignment ? compileAssignment(assignment, parts) : () => []
  return {
    run: (scope, sheet) => {
      const members = each === undefined ? [scope] : membersOf(scope, each)
      const nameOf = (place: number) => (each === undefined ? '' : `${label} ${place + 1}`)
      const assignments = assign(members)
      for (const [place, { factors, from, isBeyond, isNamed }] of assignments.entries())
        for (const [stage, factor] of Object.entries(factors))
          sheet?.assigned({
            to: [
              nameOf(place),
              ...(stage === assignment?.of ? [] : [labelOf(stage)]),
              ...(isNamed ? ['as named for it'] : []),
              ...(isBeyond ? ['without a driver of its own'] : []),
            ].join(', '),
            from: from.map(at => at + 1).join(' + '),
            factor,
          })
      let sum = 0n
      for (const [place, member] of members.entries()) {
        // One copy for all parts of a member: nothing keeps what it saw.
        const seen: Record<string, Scope[string]> = { ...member, ...assignments[place]?.factors }
        for (const part of parts) {
          seen[key] = part.id
          if (part.test && !part.test(seen)) continue
          const block = sheet?.block([nameOf(place), part.label].filter(Boolean).join(', '))
          sum += runSteps(part.steps, { scope: seen, from: 0n }, block)
        }
      }
      return { ...scope, [id]: sum }
    },
  }
}

/** The only cover of an undivided stage. */
const whole = { id: 'whole', label: '', when: undefined }

/** What the steps see of each member of a list. Throws a RangeError when there is none. */
function membersOf(scope: Scope, list: string): readonly Scope[] {
  return listOf(scope, list).map(member => ({ ...scope, ...member }))
}

function listOf(scope: Scope, list: string): readonly Inputs[] {
  // The checks of the plan made sure that this input is a list.
  const members = scope[list] as readonly Inputs[] | undefined
  if (!members?.length) throw new RangeError(`no ${list}`)
  return members
}
