import type { Inputs } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import type { FlatPlan } from '../plan/format.ts'
import { compileCondition } from './condition.ts'

/** What a plan covers of a risk, in one line: `$30,000 belongings / $500 deductible`. */
export function coverOf({ line, present }: FlatPlan, inputs: Inputs): string {
  const vocabulary = vocabularyOf(line)
  const instead = present.instead.find(({ when }) => compileCondition(when)(inputs))
  return (instead?.text ?? present.coverageText).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = inputs[name]
    return vocabulary[name]?.money ? `$${Number(value).toLocaleString('en-US')}` : String(value)
  })
}
