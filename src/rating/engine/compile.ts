import type { Inputs, Scope } from '../inputs/input.ts'
import type { Wording } from '../plan/folder-sentence.ts'
import type { EligibilityRule, FlatPlan } from '../plan/format.ts'
import { type Bill, compileBill } from './bill.ts'
import { compileCondition } from './condition.ts'
import { NoPrice } from './no-price.ts'
import { compileStage } from './stage.ts'
import { compileStep, runSteps } from './step.ts'
import { newSheet, type Sheet } from './worksheet.ts'
import type { Worksheet } from './worksheet-row.ts'

/** A plan's answer to a risk: its bill, or the rule that turned it away. */
export type Rating =
  | ({ readonly kind: 'rated' } & Bill)
  | { readonly kind: 'refused'; readonly rule: EligibilityRule }

export interface CompiledPlan {
  /** Throws a NoPrice where the steps make no price to show. */
  rate(inputs: Inputs): Rating
  /** The price with a worksheet of every step; a risk that is turned away has no steps. A NoPrice carries them. */
  explain(inputs: Inputs): { readonly rating: Rating; readonly worksheet: Worksheet }
  /** The words that go with the cover of this risk. */
  notes(inputs: Inputs): readonly Wording[]
}

/** Turns a checked plan into closures; rating parses no text, and writes rows only for a worksheet. */
export function compilePlan(plan: FlatPlan): CompiledPlan {
  const rules = plan.eligibility.map(rule => ({ rule, test: compileCondition(rule.when) }))
  const notes = plan.present.notes.map(({ id, when, text }) => ({
    wording: { id: `notes.${id}`, text },
    test: compileCondition(when),
  }))
  const stages = plan.stages.map(stage => compileStage(stage, plan))
  const steps = plan.steps.map(step => compileStep(step, { plan, unit: 'money' }))
  const billOf = compileBill(plan)

  const refusalOf = (inputs: Inputs): Rating | null => {
    for (const { rule, test } of rules) if (test(inputs)) return { kind: 'refused', rule }
    return null
  }
  const exactOf = (inputs: Inputs, sheet?: Sheet): bigint => {
    let scope: Scope = inputs
    for (const stage of stages) scope = stage.run(scope, sheet)
    return runSteps(steps, { scope, from: 0n }, sheet?.block())
  }
  return {
    rate: inputs => refusalOf(inputs) ?? { kind: 'rated', ...billOf(exactOf(inputs), inputs) },
    explain: inputs => {
      const refusal = refusalOf(inputs)
      if (refusal) return { rating: refusal, worksheet: [] }
      const sheet = newSheet()
      const exact = exactOf(inputs, sheet)
      const bill = billOrWorksheet(() => billOf(exact, inputs), sheet)
      return { rating: { kind: 'rated', ...bill }, worksheet: sheet.close({ plan, bill, exact }) }
    },
    notes: inputs => notes.filter(({ test }) => test(inputs)).map(({ wording }) => wording),
  }
}

function billOrWorksheet(billOf: () => Bill, { rows }: Sheet): Bill {
  try {
    return billOf()
  } catch (error) {
    throw error instanceof NoPrice ? new NoPrice(error.message, rows) : error
  }
}
