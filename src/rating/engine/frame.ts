import type { Inputs, Scope } from '../inputs/input.ts'
import { vocabularyOf } from '../inputs/inputs.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { ratedBy } from '../plan/factor-uses.ts'
import type { FlatPlan } from '../plan/format.ts'
import { scopesOf } from '../plan/scopes.ts'
import type { KnownValues } from './step.ts'

/**
 * What the steps of one rating see. Rating goes from member to member and from cover to cover and writes over what was
 * seen of the one before: a copy for each takes more time than all arithmetic.
 */
export interface Frame {
  readonly seen: Record<string, Scope[string]>
  /** The factors of the members of a list, by the ids of their stages. Steps see one of them once it is assigned. */
  readonly factors: Record<string, readonly bigint[]>
  /** By coverage or peril: what its steps came to where it is the same for every member, once the first was rated. */
  readonly known: Map<object, KnownValues>
}

/** The frame of a risk, with members of its own to write named values into. */
export function frameOf(risk: Inputs): Frame {
  return { seen: { ...risk }, factors: {}, known: new Map() }
}

/** The members of a list of the risk, of which the steps see one at a time. */
export interface Members {
  /** Throws a RangeError where there are none. */
  listed(frame: Frame): readonly Inputs[]
  /** Shows what steps read of one of them, in the place of the one before. */
  show(frame: Frame, member: Inputs): void
}

/** Compiles a list that the checks of the plan found in the vocabulary of its line. */
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

/** What no step reads need not be shown to any. */
const namesReadBySteps = memoizeByObject((plan: FlatPlan): ReadonlySet<string> => {
  const steps = scopesOf(plan, vocabularyOf(plan.line)).flatMap(({ steps }) => steps)
  return new Set(steps.flatMap(step => ratedBy(step, plan)))
})
