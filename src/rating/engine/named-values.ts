import { divideRounded, factorOne } from '../decimal.ts'
import type { Inputs, Scope } from '../inputs/input.ts'
import { within } from '../inputs/within.ts'
import type { FlatPlan } from '../plan/format.ts'
import type { NamedValue } from '../plan/format-value.ts'
import { compileStep, runSteps } from './step.ts'
import type { Sheet } from './worksheet.ts'

/** The inputs and, beside them, what a plan works out of them; the sheet, if there is one, is told of every step. */
export type ValuesOf = (inputs: Inputs, sheet?: Sheet) => Inputs

/** Compiles the named values of a checked plan. */
export function compileValues(plan: FlatPlan): ValuesOf {
  if (plan.values.length === 0) return inputs => inputs
  const values = plan.values.map(value => compileNamedValue(value, plan))
  return (inputs, sheet) => values.reduce((seen, add) => add(seen, sheet), inputs)
}

function compileNamedValue(named: NamedValue, plan: FlatPlan): ValuesOf {
  const { id, label, each, from, to, round: mode } = named
  const steps = named.steps.map(step => compileStep(step, { plan, unit: 'factor' }))
  const workOut = (scope: Scope, block: string, sheet?: Sheet) => {
    const exact = runSteps(steps, { scope, from: 0n }, sheet?.block(block))
    const value = within({ min: from, max: to }, Number(divideRounded(exact, { by: factorOne, mode })))
    sheet?.valued({ block, named, exact, value })
    return value
  }
  if (each === undefined) return (inputs, sheet) => ({ ...inputs, [id]: workOut(inputs, label, sheet) })
  return (inputs, sheet) => {
    // The checks of the plan made sure that this input is a list.
    const members = inputs[each] as readonly Inputs[]
    const valued = members.map((member, place) => ({
      ...member,
      [id]: workOut({ ...inputs, ...member }, `${label}, ${place + 1}`, sheet),
    }))
    return { ...inputs, [each]: valued }
  }
}
