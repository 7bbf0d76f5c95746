import { alike } from '../../language/texts.ts'
import { factorOne, greater } from '../decimal.ts'
import type { Inputs } from '../inputs/input.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { FactorStage, MoneyStage, Stage } from '../plan/format/format-step.ts'
import { type AssignedFactors, compileAssignment } from './compile-assignment.ts'
import { compileMembers, type Frame, type Members } from './frame.ts'
import { amountOf, boughtOf, type CompiledPart, compileParts, newMemory } from './part.ts'
import { type CompiledStep, compileSteps, type Recorder, runSteps } from './step.ts'
import type { Sheet } from './worksheet.ts'
import { asNamed, joined, numbered, withoutOwn } from './worksheet-text.ts'

/** A stage as a function; it reports every step to the sheet, if there is one. */
export interface CompiledStage {
  /** Stores its result in the frame, under the stage's id: factors to be assigned, or the sum that later steps read. */
  run(frame: Frame, sheet?: Sheet): void
}

/** Compiles a checked stage. */
export function compileStage(stage: Stage, plan: FlatPlan): CompiledStage {
  return stage.unit === 'factor' ? compileFactors(stage, plan) : compileAmounts(stage, plan)
}

/** Computes a factor for each member. */
function compileFactors({ id, label, each, ...stage }: FactorStage, plan: FlatPlan): CompiledStage {
  const steps = compileSteps(stage.steps, { plan, unit: 'factor' })
  const highest = compileSteps(stage.highest, { plan, unit: 'factor' })
  const { listed, show } = compileMembers(each, [...stage.steps, ...stage.highest], plan)
  const factorOf = (steps: readonly CompiledStep[], { frame, member, from, record }: MemberSteps) => {
    show(frame, member)
    return runSteps(steps, { scope: frame.seen, from }, record)
  }
  return {
    run: (frame, sheet) => {
      const members = listed(frame)
      const factors = members.map(member => factorOf(steps, { frame, member, from: factorOne }))
      // Most stages have no further steps for the highest.
      const top = highest.length > 0 ? highestOf(factors, members) : -1
      if (sheet)
        for (const [place, member] of members.entries()) {
          const all = place === top ? [...steps, ...highest] : steps
          factorOf(all, { frame, member, from: factorOne, record: sheet.block(numbered(label, place)) })
        }
      frame.factors[id] = members.map((member, place) => {
        const from = factors[place] ?? factorOne
        return place === top ? factorOf(highest, { frame, member, from }) : from
      })
    },
  }
}

interface MemberSteps {
  readonly frame: Frame
  readonly member: Inputs
  readonly from: bigint
  readonly record?: Recorder
}

/** The position of the highest factor; in a tie, the same member is chosen whatever their order. */
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
  const parts = compileParts(money, plan)
  const members = each === undefined ? wholePolicy : compileMembers(each, money.steps, plan)
  const assign = assignment ? compileAssignment(assignment, { parts, members }) : () => []
  const nameOf = (place: number) => (each === undefined ? [] : [numbered(label, place)])
  const labelOf = (stage: string) => plan.stages.find(one => one.id === stage)?.label ?? alike(stage)
  const blockOf = (place: number, { label }: CompiledPart) => {
    const words = [...nameOf(place), label ?? []].flat()
    return words.length > 0 ? joined(words) : undefined
  }
  const writeAssigned = (assigned: AssignedFactors, place: number, sheet: Sheet) => {
    const { from, isBeyond, isNamed, factors } = assigned
    for (const { stage, factor } of factors)
      sheet.assigned({
        to: joined([
          ...nameOf(place),
          ...(stage === assignment?.of ? [] : [labelOf(stage)]),
          ...(isNamed ? [asNamed] : []),
          ...(isBeyond ? [withoutOwn] : []),
        ]),
        from: from.map(at => at + 1).join(' + '),
        factor,
        isFurther: stage !== assignment?.of,
      })
  }
  return {
    run: (frame, sheet) => {
      const { seen } = frame
      const memory = newMemory()
      const assignments = assign(frame, memory)
      if (sheet) for (const [place, assigned] of assignments.entries()) writeAssigned(assigned, place, sheet)
      const bought = boughtOf(parts, frame)
      let sum = 0n
      for (const [place, member] of members.listed(frame).entries()) {
        members.show(frame, member)
        for (const { stage, factor } of assignments[place]?.factors ?? []) seen[stage] = factor
        for (const part of bought) {
          const block = sheet?.block(blockOf(place, part))
          sum += amountOf({ part, steps: part.steps, member: place, frame, memory }, block)
        }
      }
      seen[id] = sum
    },
  }
}

/** Its only member, which adds nothing to the inputs. */
const wholePolicy: Members = { listed: () => [{}], show: () => {} }
