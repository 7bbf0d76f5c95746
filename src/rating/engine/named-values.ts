import { divideRounded, factorOne } from '../decimal.ts'
import { within } from '../inputs/within.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { NamedValue } from '../plan/format/format-value.ts'
import { compileMembers, type Frame } from './frame.ts'
import { compileSteps, runSteps } from './step.ts'
import type { Sheet } from './worksheet.ts'
import { valueOfMember } from './worksheet-text.ts'

/** Adds a plan's named values to the inputs, and reports every step to the sheet, if there is one. */
export type WorkOut = (frame: Frame, sheet?: Sheet) => void

/** Compiles the named values of a checked plan. */
export function compileValues(plan: FlatPlan): WorkOut {
  const values = plan.values.map(value => compileNamedValue(value, plan))
  return (frame, sheet) => {
    for (const workOut of values) workOut(frame, sheet)
  }
}

function compileNamedValue(named: NamedValue, plan: FlatPlan): WorkOut {
  const { id, label, each, from, to, round: mode } = named
  const steps = compileSteps(named.steps, { plan, unit: 'factor' })
  const valueIn = ({ seen }: Frame, sheet?: Sheet, place?: number) => {
    const block =
      sheet && each !== undefined && place !== undefined ? valueOfMember({ label, each, place }) : label
    const exact = runSteps(steps, { scope: seen, from: 0n }, sheet?.block(block))
    const value = within({ min: from, max: to }, Number(divideRounded(exact, { by: factorOne, mode })))
    sheet?.valued({ block, named, exact, value })
    return value
  }
  if (each === undefined)
    return (frame, sheet) => {
      frame.seen[id] = valueIn(frame, sheet)
    }
  const { listed, show } = compileMembers(each, named.steps, plan)
  return (frame, sheet) => {
    frame.seen[each] = listed(frame).map((member, place) => {
      show(frame, member)
      return { ...member, [id]: valueIn(frame, sheet, place) }
    })
  }
}
