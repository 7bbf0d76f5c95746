import type { Inputs } from '../inputs/input.ts'
import type { Wording } from '../plan/folder-sentence.ts'
import type { FlatPlan } from '../plan/format.ts'
import { compileCondition } from './condition.ts'

/** The text for what a plan covers of a risk, in one line: `{personalProperty} belongings / {deductible} deductible`. */
export function coverOf({ present }: FlatPlan, inputs: Inputs): Wording {
  const instead = present.instead.find(({ when }) => compileCondition(when)(inputs))
  return instead
    ? { id: `instead.${instead.id}`, text: instead.text }
    : { id: 'coverageText', text: present.coverageText }
}
