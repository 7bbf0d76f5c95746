import type { Inputs, Scope } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { ratedBy } from '../plan/factor-uses.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import type { Step } from '../plan/format/format-step.ts'

/**
 * The values that the steps of one rating read. Rating goes from member to member and from coverage to coverage and overwrites
 * the values of the one before: copying for each takes longer than all arithmetic.
 */
export interface Frame {
  readonly seen: Record<string, Scope[string]>
  /** The factors of the members of a list, by the ids of their stages. Steps read one of them once it is assigned. */
  readonly factors: Record<string, readonly bigint[]>
}

/** The frame of a risk, with copies of its members into which named values can be written. */
export function frameOf(risk: Inputs): Frame {
  return { seen: { ...risk }, factors: {} }
}

/** The members of a list of the risk, of which the steps read one at a time. */
export interface Members {
  /** Throws a RangeError if there are none. */
  listed(frame: Frame): readonly Inputs[]
  /** Lets steps read this one instead of the previous one. */
  show(frame: Frame, member: Inputs): void
}

/** Compiles a list that the plan's checks found in the vocabulary of its line, for the steps that read its members. */
export function compileMembers(list: string, steps: readonly Step[], plan: FlatPlan): Members {
  const spec = vocabularyOf(plan.line)[list]
  const inputs = spec?.type === 'list' ? Object.keys(spec.of) : []
  const values = plan.values.filter(({ each }) => each === list).map(({ id }) => id)
  const read = new Set(steps.flatMap(step => ratedBy(step, plan)))
  const names = [...inputs, ...values].filter(name => read.has(name))
  return {
    listed: ({ seen }) => {
      const members = seen[list] as readonly Inputs[] | undefined
      if (!members?.length) throw new RangeError(`no ${list}`)
      return members
    },
    show: ({ seen }, member) => {
      for (const name of names) seen[name] = member[name]
    },
  }
}
