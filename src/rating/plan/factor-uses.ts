import type { Factor } from '../../law/rule.ts'
import type { Vocabulary } from '../inputs/input.ts'
import { inputsNamedIn } from './folder-sentence.ts'
import type { FlatPlan } from './format.ts'
import { coveragesOf, type Step, tableUsedBy } from './format-step.ts'
import { inputsOf } from './format-text.ts'
import { scopesOf } from './scopes.ts'

/** A part of a plan as its document names it. */
export interface Part {
  readonly list: 'steps' | 'eligibility' | 'coverages' | 'notes' | 'instead' | 'coverageText'
  readonly id: string
}

/** A part of a plan that reads factors which the law may ban. */
export interface FactorUse {
  readonly part: Part
  readonly factors: readonly Factor[]
  /** It refuses a risk instead of pricing it. */
  readonly isRefusal: boolean
  /** Why the plan needs the part, and what to do if the law bans it; `null` where it can do without. */
  readonly need: { readonly why: string; readonly mend: string } | null
}

/** The inputs a step's amount depends on. */
export function ratedBy(step: Step, { tables }: Pick<FlatPlan, 'tables'>): readonly string[] {
  const { when, value } = step
  const table = tables[tableUsedBy(step)?.name ?? '']
  return [...(when ? inputsOf(when) : []), ...('input' in value ? [value.input] : []), ...(table?.keys ?? [])]
}

/** Where a plan reads factors of the law. Only the inputs that a part reads say which. */
export function factorUsesOf(plan: FlatPlan, vocabulary: Vocabulary): readonly FactorUse[] {
  const { state, eligibility, present } = plan
  const use = (
    part: Part,
    names: readonly string[],
    more: Partial<FactorUse> & { among?: Vocabulary } = {},
  ) => {
    const { among = vocabulary, isRefusal = false, need = null } = more
    const factors = [...new Set(names.flatMap(name => among[name]?.factor ?? []))]
    return factors.length > 0 ? [{ part, factors, isRefusal, need }] : []
  }
  return [
    ...scopesOf(plan, vocabulary).flatMap(({ steps, vocabulary: among }) =>
      steps.flatMap(step =>
        use({ list: 'steps', id: step.id }, ratedBy(step, plan), { among, need: needOf(step, state) }),
      ),
    ),
    ...coveragesOf(plan).flatMap(({ id, when }) =>
      use({ list: 'coverages', id }, when ? inputsOf(when) : [], {
        need: {
          why: 'this coverage is sold by it',
          mend: `Write a plan for ${state} whose coverage does not ask for it.`,
        },
      }),
    ),
    ...eligibility.flatMap(({ id, when }) =>
      use({ list: 'eligibility', id }, inputsOf(when), { isRefusal: true }),
    ),
    ...present.notes.flatMap(({ id, when }) => use({ list: 'notes', id }, inputsOf(when))),
    ...present.instead.flatMap(({ id, when, text }) =>
      use({ list: 'instead', id }, [...inputsOf(when), ...inputsNamedIn(text)]),
    ),
    ...use({ list: 'coverageText', id: '' }, inputsNamedIn(present.coverageText), {
      need: { why: 'the text of the cover names it', mend: 'Take it out of the text.' },
    }),
  ]
}

/** Any other step can be left out: its factor is then 1, its amount 0. */
function needOf({ op }: Step, state: string): FactorUse['need'] {
  if (op !== 'set') return null
  return {
    why: 'the premium begins with this step',
    mend: `Override the step in ${state} with one that does not read it.`,
  }
}
