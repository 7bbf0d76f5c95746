import { grouped } from '../../language/numbers.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import type { PlanBook } from '../../rating/book.ts'
import { withMembers } from '../../rating/inputs/input.ts'
import { vocabularyOf } from '../../rating/inputs/inputs.ts'
import { ratedBy } from '../../rating/plan/factor-uses.ts'
import { readFamilies } from '../../rating/plan/read-families.ts'
import { scopesOf } from '../../rating/plan/scopes.ts'
import { placesOf } from '../../rating/plan/written-at.ts'
import { planFiles } from './plan-files.ts'

/** An amount of coverage that a visitor may choose, and where a plan prices the choice. */
export interface ChosenAmount {
  /** As people write it: `$500`, `90%`. */
  readonly amount: string
  /** The input whose value it is. */
  readonly input: string
  /** File and line of the step. */
  readonly at: string
}

/** The inputs of choices that are a percentage, the one in thousands, and the one that counts years; all others are dollars. */
const percentages = ['reimbursement', 'windDeductible', 'belongingsShare']
const thousands = 'propertyDamageLimit'
const years = 'term'

interface PlansOfLine {
  readonly book: PlanBook
  /** The folder of the plan files. */
  readonly plans: URL
  readonly line: InsuranceLine
}

/** The amounts in these plans' coverage that visitors choose themselves; none for plans that say what they cover. */
export function chosenAmounts({ book, plans, line }: PlansOfLine): readonly ChosenAmount[] {
  const vocabulary = vocabularyOf(line)
  const inputs = withMembers(vocabulary)
  const files = planFiles(plans, line)
  const { families } = readFamilies(files)
  const found = new Map<string, ChosenAmount>()
  for (const { plan } of book.plans) {
    const { id, version, state, present } = plan
    const family = families.find(
      ({ document }) => document.id.replace('*', state) === id && document.version === version,
    )
    if (present.coverage || !family) continue
    for (const step of scopesOf(plan, vocabulary).flatMap(({ steps }) => steps))
      for (const input of ratedBy(step, plan)) {
        const spec = inputs[input]
        const isAmount = spec?.type === 'whole' && spec.only && input !== years && !found.has(`${input} 0`)
        if (!isAmount) continue
        const at = placesOf({ list: 'steps', id: step.id }, { family, files, state }).at(-1) ?? ''
        for (const [place, value] of (spec.only ?? []).entries()) {
          const dollars = input === thousands ? value * 1000 : value
          const amount = percentages.includes(input) ? `${value}%` : `$${grouped(dollars)}`
          found.set(`${input} ${place}`, { amount, input, at })
        }
      }
  }
  return [...found.values()]
}
