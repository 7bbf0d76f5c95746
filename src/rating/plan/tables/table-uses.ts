import { numbersOf } from '../../inputs/amounts.ts'
import type { Vocabulary } from '../../inputs/input.ts'
import { vocabularyOf } from '../../inputs/inputs.ts'
import type { FlatPlan } from '../format/format.ts'
import { type Step, type TableReading, tableUsedBy } from '../format/format-step.ts'
import { withValues } from '../format/format-value.ts'
import { premiumScopes, type StepScope, valueScopes } from '../scopes.ts'

/** A step that reads a table, with the names and values that reach it there. */
export interface TableUse extends TableReading, Omit<StepScope, 'steps'> {
  readonly step: Step
}

/** Every reading of a table in a plan. */
export function tableUsesOf(plan: FlatPlan): readonly TableUse[] {
  const vocabulary = vocabularyOf(plan.line)
  const scopes = [
    // Values are computed before the rules refuse anybody.
    ...valueScopes(plan, reachableInputs({ ...plan, eligibility: [] }, vocabulary)),
    ...premiumScopes(plan, withValues(reachableInputs(plan, vocabulary), plan.values)),
  ]
  return scopes.flatMap(({ steps, vocabulary, ...scope }) =>
    steps.flatMap(step => {
      const table = tableUsedBy(step)
      if (!table) return []
      const seen = narrowed(vocabulary, step)
      const members = membersOf(seen, table.over)
      return [{ ...scope, ...table, step, vocabulary: members ? { ...seen, ...members } : seen }]
    }),
  )
}

/** The inputs of the members of a list that a step reads; `null` if it reads no such list. */
function membersOf(vocabulary: Vocabulary, list: string | undefined): Vocabulary | null {
  const spec = list === undefined ? undefined : vocabulary[list]
  return spec?.type === 'list' ? spec.of : null
}

/** The vocabulary of a step that applies to some coverages or perils only. */
function narrowed(vocabulary: Vocabulary, { coverage, peril }: Step): Vocabulary {
  if (!coverage && !peril) return vocabulary
  return {
    ...vocabulary,
    ...(coverage && vocabulary.coverage ? { coverage: { type: 'choice', values: coverage } } : {}),
    ...(peril && vocabulary.peril ? { peril: { type: 'choice', values: peril } } : {}),
  }
}

/** The vocabulary without values that never reach the steps, because a rule refuses every such risk. */
function reachableInputs({ state, eligibility }: FlatPlan, vocabulary: Vocabulary): Vocabulary {
  const refused = eligibility.flatMap(({ when }) => {
    if (when[0] === 'eq') return [{ name: when[1], value: when[2] }]
    if (when[0] === 'in') return when[2].map(value => ({ name: when[1], value }))
    return []
  })
  return Object.fromEntries(
    Object.entries(vocabulary).map(([name, spec]) => {
      const refusedValues = refused.filter(entry => entry.name === name).map(entry => entry.value)
      if (spec.type === 'whole' && spec.only) {
        const only = (spec.onlyIn?.(state) ?? spec.only).filter(value => !refusedValues.includes(value))
        return [name, only.length === spec.only.length ? spec : { ...spec, ...numbersOf(only) }]
      }
      if (spec.type !== 'choice') return [name, spec]
      const inState = spec.valuesIn?.(state) ?? spec.values
      const values = name === 'state' ? [state] : inState.filter(value => !refusedValues.includes(value))
      return [name, values.length === spec.values.length ? spec : { ...spec, values }]
    }),
  )
}
