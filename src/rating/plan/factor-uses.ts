import type { Factor } from '../../law/rule.ts'
import { type Vocabulary, withMembers } from '../inputs/input.ts'
import type { FlatPlan } from './format/format.ts'
import { coveragesOf, listReadBy, type Step, tableUsedBy } from './format/format-step.ts'
import { inputsOf } from './format/format-text.ts'
import { scopesOf } from './scopes.ts'

/** The lists of a plan's parts, and the words for a part in messages. */
export const partNames = {
  values: 'value',
  stages: 'stage',
  steps: 'step',
  eligibility: 'rule',
  coverages: 'coverage',
  fees: 'fee',
  notes: 'note',
  coverage: 'coverage part',
  payments: 'payments',
} as const

/** A part of a plan as its document names it. */
export interface Part {
  readonly list: keyof typeof partNames
  readonly id: string
}

/** A part of a plan that reads factors which the law may ban. */
export interface FactorUse {
  readonly part: Part
  readonly factors: readonly Factor[]
  /** It refuses a risk instead of pricing it. */
  readonly isRefusal: boolean
  /** Why the plan needs the part, and what to do if the law bans it; `null` if it can do without. */
  readonly need: { readonly why: string; readonly fix: string } | null
}

/** The inputs that a step's amount depends on. */
export function ratedBy(step: Step, { tables }: Pick<FlatPlan, 'tables'>): readonly string[] {
  const { when, value } = step
  const reading = tableUsedBy(step)
  const table = tables[reading?.name ?? '']
  const listReading = listReadBy(value)
  return [
    ...(when ? inputsOf(when) : []),
    ...('input' in value ? [value.input] : []),
    ...(listReading ? [listReading.input] : []),
    ...(reading?.over === undefined ? [] : [reading.over]),
    ...(table?.keys ?? []),
  ]
}

/** Names, with named values replaced by the inputs that they are computed from. */
export function inputsBehind(
  names: readonly string[],
  plan: Pick<FlatPlan, 'tables' | 'values'>,
): readonly string[] {
  return names.flatMap(name => {
    const at = plan.values.findIndex(({ id }) => id === name)
    const steps = plan.values[at]?.steps ?? []
    // A value reads only those before it.
    const before = { tables: plan.tables, values: plan.values.slice(0, Math.max(at, 0)) }
    return [
      name,
      ...inputsBehind(
        steps.flatMap(step => ratedBy(step, plan)),
        before,
      ),
    ]
  })
}

/** Where a plan reads factors of the law. Only the inputs that a part reads determine which. */
export function factorUsesOf(plan: FlatPlan, vocabulary: Vocabulary): readonly FactorUse[] {
  const { state, eligibility, fees, present } = plan
  const all = withMembers(vocabulary)
  const use = (part: Part, names: readonly string[], more: Partial<FactorUse> = {}) => {
    const { isRefusal = false, need = null } = more
    const factors = [...new Set(names.flatMap(name => all[name]?.factor ?? []))]
    return factors.length > 0 ? [{ part, factors, isRefusal, need }] : []
  }
  return [
    ...scopesOf(plan, vocabulary).flatMap(({ steps, isValue }) =>
      steps.flatMap(step =>
        use({ list: 'steps', id: step.id }, ratedBy(step, plan), {
          need: needOf(step, { state, begins: isValue ? 'the value' : 'the premium' }),
        }),
      ),
    ),
    ...coveragesOf(plan).flatMap(({ id, when }) =>
      use({ list: 'coverages', id }, when ? inputsOf(when) : [], {
        need: {
          why: 'this coverage is sold by it',
          fix: `Write a plan for ${state} whose coverage does not ask for it.`,
        },
      }),
    ),
    ...eligibility.flatMap(({ id, when }) =>
      use({ list: 'eligibility', id }, inputsBehind(inputsOf(when), plan), { isRefusal: true }),
    ),
    ...fees.flatMap(({ id, when }) => use({ list: 'fees', id }, when ? inputsOf(when) : [])),
    ...present.notes.flatMap(({ id, when }) => use({ list: 'notes', id }, inputsOf(when))),
  ]
}

interface Beginning {
  readonly state: string
  readonly begins: 'the value' | 'the premium'
}

/** Any other step can be left out: its factor is then 1, its amount 0. */
function needOf({ op }: Step, { state, begins }: Beginning): FactorUse['need'] {
  if (op !== 'set') return null
  return {
    why: `${begins} begins with this step`,
    fix: `Override the step in ${state} with one that does not read it.`,
  }
}

/** A part in messages: `worked/auto/TX, step age`, after its file and line if they are known. */
export type Where = (part: Part) => string

/** A part of a plan by its name alone. */
export function namedIn({ id }: Pick<FlatPlan, 'id'>): Where {
  return part => `${id}, ${[partNames[part.list], part.id].filter(Boolean).join(' ')}`
}
