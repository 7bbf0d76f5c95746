import type { Inputs, Scope } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { ratedBy } from '../plan/factor-uses.ts'
import type { FlatPlan } from '../plan/format/format.ts'
import { scopesOf } from '../plan/scopes.ts'
import type { KnownValues } from './step.ts'

/**
 * The values that the steps of one rating read. Rating goes from member to member and from coverage to coverage and overwrites
 * the values of the one before: copying for each takes longer than all arithmetic.
 */
export interface Frame {
  readonly seen: Record<string, Scope[string]>
  /** The factors of the members of a list, by the ids of their stages. Steps read one of them once it is assigned. */
  readonly factors: Record<string, readonly bigint[]>
  /** By coverage or peril: the results of its steps that are the same for every member, once the first was rated. */
  readonly known: Map<object, KnownValues>
}

/** The frame of a risk, with copies of its members into which named values can be written. */
export function frameOf(risk: Inputs): Frame {
  return { seen: { ...risk }, factors: {}, known: new Map() }
}

/** The members of a list of the risk, of which the steps read one at a time. */
export interface Members {
  /** Throws a RangeError if there are none. */
  listed(frame: Frame): readonly Inputs[]
  /** Lets steps read this one instead of the previous one. */
  show(frame: Frame, member: Inputs): void
}

/** Compiles a list that the plan's checks found in the vocabulary of its line. */
export function compileMembers(list: string, plan: FlatPlan): Members {
  const spec = vocabularyOf(plan.line)[list]
  const inputs = spec?.type === 'list' ? Object.keys(spec.of) : []
  const values = plan.values.filter(({ each }) => each === list).map(({ id }) => id)
  const read = namesReadBySteps(plan)
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

/** The only values to copy: those that steps read. */
const namesReadBySteps = memoizeByObject((plan: FlatPlan): ReadonlySet<string> => {
  const steps = scopesOf(plan, vocabularyOf(plan.line)).flatMap(({ steps }) => steps)
  return new Set(steps.flatMap(step => ratedBy(step, plan)))
})
