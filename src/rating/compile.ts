import { type Bill, compileBill } from './bill.ts'
import { compileCondition } from './condition.ts'
import type { EligibilityRule, FlatPlan } from './format.ts'
import type { Inputs } from './inputs.ts'
import { compileStep } from './step.ts'
import { closingRows, trace, type Worksheet } from './worksheet.ts'

/** What a plan says of a risk: its bill, or the rule that turned it away. */
export type Rating =
  | ({ readonly kind: 'rated' } & Bill)
  | { readonly kind: 'refused'; readonly rule: EligibilityRule }

export interface CompiledPlan {
  rate(inputs: Inputs): Rating
  /** The same price with every step of it written down; a risk that is turned away has no steps. */
  explain(inputs: Inputs): { readonly rating: Rating; readonly worksheet: Worksheet }
  /** Sentences that go with the cover of this risk. */
  notes(inputs: Inputs): readonly string[]
}

/** Turns a checked plan into closures; no text is parsed while rating, and no row is written unless asked. */
export function compilePlan(plan: FlatPlan): CompiledPlan {
  const rules = plan.eligibility.map(rule => ({ rule, test: compileCondition(rule.when) }))
  const notes = plan.present.notes.map(({ when, text }) => ({ text, test: compileCondition(when) }))
  const steps = plan.steps.map(step => compileStep(step, plan))
  const billOf = compileBill(plan)

  const refusalOf = (inputs: Inputs): Rating | null => {
    for (const { rule, test } of rules) if (test(inputs)) return { kind: 'refused', rule }
    return null
  }
  return {
    rate: inputs => {
      const refusal = refusalOf(inputs)
      if (refusal) return refusal
      let running = 0n
      for (const step of steps)
        if (step.test === null || step.test(inputs)) running = step.apply(running, step.value(inputs))
      return { kind: 'rated', ...billOf(running) }
    },
    explain: inputs => {
      const refusal = refusalOf(inputs)
      if (refusal) return { rating: refusal, worksheet: [] }
      const traced = trace(steps, inputs)
      const bill = billOf(traced.running)
      const worksheet = [...traced.rows, ...closingRows({ plan, bill, traced })]
      return { rating: { kind: 'rated', ...bill }, worksheet }
    },
    notes: inputs => notes.filter(({ test }) => test(inputs)).map(({ text }) => text),
  }
}
