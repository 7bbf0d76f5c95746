import type { Step } from '../format/format-step.ts'
import { type Cond, partsOf as conditionsIn } from '../format/format-text.ts'
import type { Relativity } from '../relativities.ts'

/** What the steps of a set multiply by, in groups (../relativities.ts). */
type Groups = readonly (readonly Relativity[])[]

interface Credited {
  groupsOf(step: Step): Groups
  /** The values of the set. */
  readonly values: readonly string[]
}

/** The values of a set for which no step takes anything off, whatever else is true of the risk. */
export function valuesWithoutCredit(
  steps: readonly Step[],
  { groupsOf, values }: Credited,
): readonly string[] {
  const lowers = (value: string) =>
    steps.some(step =>
      'const' in step.value
        ? Number(step.value.const) < 1 && membersIn(step.when).includes(value)
        : groupsOf(step).every(group => group.some(one => one.cells.includes(value) && one.value < 1)),
    )
  return values.filter(value => !lowers(value))
}

/** Whether somebody with all of a step's credits would get less than their sum. */
export function isCapped({ value }: Step, groups: Groups): boolean {
  if (!('sumCredits' in value)) return false
  const cap = Number(value.cap)
  const sumOf = (group: readonly Relativity[]) => group.reduce((sum, one) => sum + 1 - one.value, 0)
  // Decimals of a plan are exact; their differences are not.
  return groups.some(group => sumOf(group) > cap + 1e-9)
}

/** The set members that a condition asks for. */
function membersIn(cond: Cond | undefined): readonly string[] {
  if (!cond) return []
  return cond[0] === 'has' ? [cond[2]] : conditionsIn(cond).flatMap(membersIn)
}
