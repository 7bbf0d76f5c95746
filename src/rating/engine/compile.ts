import type { CoveragePart } from '../coverage/coverage.ts'
import type { Inputs } from '../inputs/input.ts'
import type { Wording } from '../plan/folder-sentence.ts'
import type { EligibilityRule, FlatPlan } from '../plan/format/format.ts'
import { type Bill, compileBill } from './bill.ts'
import { compileCondition } from './condition.ts'
import { type Frame, frameOf } from './frame.ts'
import { compileValues } from './named-values.ts'
import { NoPrice } from './no-price.ts'
import { compileStage } from './stage.ts'
import { compileSteps, runSteps } from './step.ts'
import { newSheet, type Sheet } from './worksheet.ts'
import type { Worksheet } from './worksheet-row.ts'

/** A plan's answer to a risk: its bill, or the rule that refused it. */
export type Rating =
  | ({ readonly kind: 'rated' } & Bill)
  | { readonly kind: 'refused'; readonly rule: EligibilityRule }

/** A sentence about the cover, and the part of it that the sentence is about. */
export interface Noted extends Wording {
  readonly part?: CoveragePart
}

export interface CompiledPlan {
  /** Throws a NoPrice if the steps do not lead to a valid price. */
  rate(risk: Inputs): Rating
  /** The price with a worksheet of every step; for a refused risk, of the named values alone. A NoPrice contains them. */
  explain(risk: Inputs): { readonly rating: Rating; readonly worksheet: Worksheet }
  /** The sentences about the cover of this risk. */
  notes(inputs: Inputs): readonly Noted[]
}

/** Turns a checked plan into closures; rating parses no text, and writes rows only for a worksheet. */
export function compilePlan(plan: FlatPlan): CompiledPlan {
  const rules = plan.eligibility.map(rule => ({ rule, test: compileCondition(rule.when) }))
  const notes = plan.present.notes.map(({ id, when, ...note }) => ({
    noted: { id: `notes.${id}`, ...note },
    test: compileCondition(when),
  }))
  const stages = plan.stages.map(stage => compileStage(stage, plan))
  const steps = compileSteps(plan.steps, { plan, unit: 'money' })
  const billOf = compileBill(plan)
  const workOutValues = compileValues(plan)

  const refusalOf = ({ seen }: Frame): Rating | null => {
    for (const { rule, test } of rules) if (test(seen)) return { kind: 'refused', rule }
    return null
  }
  const exactOf = (frame: Frame, sheet?: Sheet): bigint => {
    for (const stage of stages) stage.run(frame, sheet)
    return runSteps(steps, { scope: frame.seen, from: 0n }, sheet?.block())
  }
  return {
    rate: risk => {
      const frame = frameOf(risk)
      workOutValues(frame)
      return refusalOf(frame) ?? { kind: 'rated', ...billOf(exactOf(frame), frame.seen) }
    },
    explain: risk => {
      const sheet = newSheet()
      const frame = frameOf(risk)
      workOutValues(frame, sheet)
      const refusal = refusalOf(frame)
      if (refusal) return { rating: refusal, worksheet: sheet.rows }
      const exact = exactOf(frame, sheet)
      const bill = billOrWorksheet(() => billOf(exact, frame.seen), sheet)
      return { rating: { kind: 'rated', ...bill }, worksheet: sheet.close({ plan, bill, exact }) }
    },
    notes: inputs => notes.filter(({ test }) => test(inputs)).map(({ noted }) => noted),
  }
}

function billOrWorksheet(billOf: () => Bill, { rows }: Sheet): Bill {
  try {
    return billOf()
  } catch (error) {
    throw error instanceof NoPrice ? new NoPrice(error.message, rows) : error
  }
}
